// Generated from Schema/interface.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

/// Has a recogniser wait until another has failed.
@_expose(wasm, "dactyl_require_to_fail")
@c(dactyl_require_to_fail)
public func dactyl_require_to_fail(_ recognizer: Int32, _ other: Int32) -> Int32 {
  relate(recognizer, other, .requireToFail)
}

/// Lets a recogniser and another recognise at the same time; 0 as the other stands for all.
@_expose(wasm, "dactyl_allow_simultaneous")
@c(dactyl_allow_simultaneous)
public func dactyl_allow_simultaneous(_ recognizer: Int32, _ other: Int32) -> Int32 {
  relate(recognizer, other, .allowSimultaneous)
}
