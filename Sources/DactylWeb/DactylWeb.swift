// Links the exports of DactylC into dactyl.wasm, which has no entry point.
import DactylC

#if os(WASI) || hasFeature(Embedded)
  import CWasmRuntime
#endif

@main struct DactylWeb {
  static func main() {}
}
