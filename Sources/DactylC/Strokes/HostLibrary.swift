#if Strokes
  import DactylStrokes

  /// A library of templates behind a handle, which any number of recognisers may share.
  final class HostLibrary {
    /// Classes by number and their templates; the names are the host's.
    var library = StrokeLibrary()
    #if Shown
      /// The same classes, shown by any number of fingers.
      var shown = DemonstrationLibrary()
    #endif

    /// Adds a template to a class; answers its number or a status.
    func add(_ outline: StrokeOutline, class id: Int32) -> Int32 {
      guard library.index(ofClass: Int(id)) != nil else { return Status.unknown }
      return Int32(library.add(outline, class: Int(id)))
    }

    /// Reads or sets a property.
    // In the module of strokes, and not inlined into callers.
    @inline(never)
    func access(_ access: inout PropertyAccess) {
      switch access.property {
      case .generosity:
        if access.isSetting {
          library.rejection = .learned(generosity: access.number)
          #if Shown
            shown.generosity = access.number
          #endif
        } else if case .learned(let generosity) = library.rejection {
          access.number = generosity
        } else {
          access.number = 0
        }
      case .pathThreshold:
        if access.isSetting {
          library.rejection = .fixed(path: access.number, cloud: library.thresholds.cloud)
        } else {
          access.number = library.thresholds.path
        }
      case .cloudThreshold:
        if access.isSetting {
          library.rejection = .fixed(path: library.thresholds.path, cloud: access.number)
        } else {
          access.number = library.thresholds.cloud
        }
      case .numberOfTemplates: access.count = library.templates.count
      default: access.refuse()
      }
    }
  }
#endif
