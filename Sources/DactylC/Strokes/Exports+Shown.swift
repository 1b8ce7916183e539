#if Shown
  import Dactyl
  import DactylStrokes

  /// Adds the demonstration in the buffer to a class, in the form of `dactyl_shown`; answers its
  /// number.
  @_expose(wasm, "dactyl_library_show")
  @c(dactyl_library_show)
  public func dactyl_library_show(_ library: Int32, _ number: Int32, _ words: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let words = host.input(words), let shown = ShownBuffer.demonstration(words) else {
      return Status.badFrame
    }
    guard library.shown.classes.contains(where: { $0.id == Int(number) }) else {
      return Status.unknown
    }
    return Int32(library.shown.add(shown, class: Int(number)))
  }

  /// Removes a demonstration.
  @_expose(wasm, "dactyl_library_hide")
  @c(dactyl_library_hide)
  public func dactyl_library_hide(_ library: Int32, _ demonstration: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    let isThere = library.shown.remove(demonstration: Int(demonstration))
    return isThere ? Status.done : Status.unknown
  }

  /// Recognises the demonstration in the buffer; answers as `dactyl_library_recognize`.
  @_expose(wasm, "dactyl_library_recognize_shown")
  @c(dactyl_library_recognize_shown)
  public func dactyl_library_recognize_shown(_ library: Int32, _ words: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let words = host.input(words), let shown = ShownBuffer.demonstration(words) else {
      return Status.badFrame
    }
    return answer(library.shown.recognize(shown))
  }

  /// Writes what the fingers of a shown recogniser did last, or so far, into the buffer; answers the
  /// count.
  @_expose(wasm, "dactyl_shown")
  @c(dactyl_shown)
  public func dactyl_shown(_ recognizer: Int32) -> Int32 {
    guard let number = ObjectTable.slot(recognizer)?.pointee.kind,
      let recognizer = ObjectTable.recognizer(recognizer)
    else { return Status.badHandle }
    guard RecognizerKind(rawValue: Int32(number)) == .shown else { return Status.unknown }
    let shown = unsafeDowncast(recognizer, to: HostShownRecognizer.self).demonstration
    return host.answer(ShownBuffer.count(of: shown)) { ShownBuffer.write(shown, to: $0) }
  }
#endif
