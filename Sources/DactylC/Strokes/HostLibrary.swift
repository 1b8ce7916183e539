#if Strokes
  import DactylStrokes

  /// A library of templates behind a handle, which any number of recognisers may share.
  final class HostLibrary {
    /// Classes by number and their templates; the names are the host's.
    var library = StrokeLibrary()

    /// Adds a template to a class; its number, or why there is none.
    func add(_ outline: StrokeOutline, class id: Int32) -> Int32 {
      guard library.classes.contains(where: { $0.id == Int(id) }) else { return Status.unknown }
      return Int32(library.add(outline, class: Int(id)))
    }

    /// Reads or sets a property.
    func access(_ access: inout PropertyAccess) {
      switch access.property {
      case .generosity:
        var present = 0.0
        if case .learned(let generosity) = library.rejection { present = generosity }
        if let new = access.factor(present) {
          library.rejection = .learned(generosity: new)
        }
      case .pathThreshold:
        if let new = access.factor(library.thresholds.path) {
          library.rejection = .fixed(path: new, cloud: library.thresholds.cloud)
        }
      case .cloudThreshold:
        if let new = access.factor(library.thresholds.cloud) {
          library.rejection = .fixed(path: library.thresholds.path, cloud: new)
        }
      case .numberOfTemplates: access.constant(Double(library.templates.count))
      default: break
      }
    }
  }
#endif
