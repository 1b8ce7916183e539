#if Strokes
  import Dactyl
  import DactylStrokes

  /// Recognises from a library that the host may edit at any time.
  ///
  /// What the library holds when a finger comes down counts for the stroke; one that is gone holds nothing.
  final class HostStrokeRecognizer: StrokeGestureRecognizer {
    /// The library's handle; 0 for none.
    private var libraryHandle: Int32 = 0

    init() { super.init() }

    /// Starts a stroke.
    override func touchesBegan(_ touches: TouchSet, with event: Event) {
      library = host.library(libraryHandle)?.library ?? StrokeLibrary()
      super.touchesBegan(touches, with: event)
    }

    /// Reads or sets a property of its own.
    func carryOut(_ exchange: inout Exchange) {
      switch exchange.property {
      case .maximumStrokeInterval:
        if let new = exchange.duration(maximumStrokeInterval) { maximumStrokeInterval = new }
      case .library:
        let present = host.library(libraryHandle) == nil ? 0 : libraryHandle
        if let new = exchange.handle(present, isValid: { host.library($0) != nil }) {
          libraryHandle = new
        }
      default: break
      }
    }

    /// Adds the nearest class and by how much it is, recognised or not.
    func write(to record: inout RecordWriter) {
      let nearest = match?.nearest
      record.add(nearest.map { Double($0.classID) } ?? .nan)
      record.add(nearest?.score ?? .nan)
      record.add(nearest?.margin ?? .nan)
      record.add(nearest?.runnerUp.map { Double($0) } ?? .nan)
      record.add(nearest?.distance ?? .nan)
      record.add(Double(drawing.count))
    }
  }
#endif
