#if Strokes
  import Dactyl
  import DactylStrokes

  /// Recognises what fingers have shown to a library that the host may edit at any time.
  ///
  /// A gesture uses the library as it is when a finger comes down; a released library counts as
  /// empty.
  final class HostShownRecognizer: DemonstratedGestureRecognizer {
    /// The library's handle; 0 for none.
    private var libraryHandle: Int32 = 0

    init() { super.init() }

    /// Starts a gesture, or goes on with another finger.
    override func touchesBegan(_ touches: TouchSet, with event: Event) {
      library = ObjectTable.library(libraryHandle)?.shown ?? DemonstrationLibrary()
      super.touchesBegan(touches, with: event)
    }

    /// Reads or sets the handle of its library, or what every recogniser has.
    func accessHandle(_ access: inout PropertyAccess) {
      guard access.property == .library else { return accessCommonSetting(&access) }
      if !access.isSetting {
        access.number = ObjectTable.library(libraryHandle) == nil ? 0 : Double(libraryHandle)
      } else if access.number == 0 || ObjectTable.library(Int32(access.number)) != nil {
        libraryHandle = Int32(access.number)
      } else {
        access.status = Status.badHandle
      }
    }
  }
#endif
