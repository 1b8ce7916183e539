#if Strokes
  import Dactyl
  import DactylStrokes

  /// Makes a library without classes and templates; answers its handle.
  @_expose(wasm, "dactyl_library_create")
  @c(dactyl_library_create)
  public func dactyl_library_create() -> Int32 {
    host.table.add(HostLibrary(), .library) ?? Status.limit
  }

  /// Adds a class by its number, or replaces what the class of that number forgives.
  @_expose(wasm, "dactyl_library_define")
  @c(dactyl_library_define)
  public func dactyl_library_define(_ library: Int32, _ number: Int32, _ forgives: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    // The highest bit says that the class is continuous.
    guard forgives >= 0, forgives < 128 else { return Status.badValue }
    let forgiven = StrokeInvariance(rawValue: UInt8(forgives & 63))
    library.library.define(
      StrokeClass(id: Int(number), name: "", invariance: forgiven.subtracting(.speed)))
    #if Shown
      library.shown.define(
        DemonstrationClass(
          id: Int(number), name: "", forgives: forgiven, isContinuous: forgives >= 64))
    #endif
    return Status.done
  }

  /// Adds the drawing in the buffer to a class as a template; answers the template's number.
  @_expose(wasm, "dactyl_library_add")
  @c(dactyl_library_add)
  public func dactyl_library_add(_ library: Int32, _ number: Int32, _ words: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let words = host.input(words), let drawing = DrawingBuffer.drawing(words) else {
      return Status.badFrame
    }
    do throws(StrokeOutlineError) {
      return library.add(try StrokeOutline(drawing), class: number)
    } catch {
      return error.status
    }
  }

  /// Adds a template from the form of `dactyl_library_outline`; answers the template's number.
  @_expose(wasm, "dactyl_library_add_outline")
  @c(dactyl_library_add_outline)
  public func dactyl_library_add_outline(
    _ library: Int32, _ number: Int32, _ diagonal: Double, _ words: Int32
  ) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let words = host.input(words), let strokes = DrawingBuffer.grid(words) else {
      return Status.badFrame
    }
    do throws(StrokeOutlineError) {
      return library.add(try StrokeOutline(diagonal: diagonal, strokes: strokes), class: number)
    } catch {
      return error.status
    }
  }

  /// Adds a stroke that is no gesture, in the form of `dactyl_library_outline`; a drawing as near
  /// to it as to a class is refused.
  @_expose(wasm, "dactyl_library_add_other")
  @c(dactyl_library_add_other)
  public func dactyl_library_add_other(
    _ library: Int32, _ diagonal: Double, _ words: Int32
  ) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let words = host.input(words), let strokes = DrawingBuffer.grid(words) else {
      return Status.badFrame
    }
    do throws(StrokeOutlineError) {
      library.library.others.append(try StrokeOutline(diagonal: diagonal, strokes: strokes))
      return Status.done
    } catch {
      return error.status
    }
  }

  /// Writes the outline of a template and then its diagonal into the buffer; answers their count.
  @_expose(wasm, "dactyl_library_outline")
  @c(dactyl_library_outline)
  public func dactyl_library_outline(_ library: Int32, _ template: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let template = library.library.templates.first(where: { $0.id == Int(template) }) else {
      return Status.unknown
    }
    let outline = template.outline
    let count = outline.strokes.reduce(1) { $0 + 1 + $1.count }
    return host.answer(count) { words in
      var place = 0
      for stroke in outline.strokes {
        words[place] = Double(stroke.count / 2)
        for index in stroke.indices { words[place + 1 + index] = Double(stroke[index]) }
        place += 1 + stroke.count
      }
      words[place] = outline.diagonal
    }
  }

  /// Removes a template.
  @_expose(wasm, "dactyl_library_remove")
  @c(dactyl_library_remove)
  public func dactyl_library_remove(_ library: Int32, _ template: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    return library.library.remove(template: Int(template)) ? Status.done : Status.unknown
  }

  /// Removes a class with all its templates.
  @_expose(wasm, "dactyl_library_remove_class")
  @c(dactyl_library_remove_class)
  public func dactyl_library_remove_class(_ library: Int32, _ number: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    #if Shown
      library.shown.remove(class: Int(number))
    #endif
    return library.library.remove(class: Int(number)) ? Status.done : Status.unknown
  }

  /// Recognises the drawing in the buffer: 1 for a gesture, 0 if even the nearest class is too far.
  ///
  /// Writes the numbers of the nearest class into the buffer, as `dactyl.h` says.
  @_expose(wasm, "dactyl_library_recognize")
  @c(dactyl_library_recognize)
  public func dactyl_library_recognize(_ library: Int32, _ words: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    guard let words = host.input(words), let drawing = DrawingBuffer.drawing(words) else {
      return Status.badFrame
    }
    return answer(library.library.recognize(drawing))
  }

  /// Recognises a template by all others; answers as `dactyl_library_recognize`.
  @_expose(wasm, "dactyl_library_recognize_template")
  @c(dactyl_library_recognize_template)
  public func dactyl_library_recognize_template(_ library: Int32, _ template: Int32) -> Int32 {
    guard let library = ObjectTable.library(library) else { return Status.badHandle }
    let templates = library.library.templates
    guard let template = templates.first(where: { $0.id == Int(template) }) else {
      return Status.unknown
    }
    var others = library.library
    others.remove(template: template.id)
    return answer(others.recognize(template.outline))
  }

  /// Writes the last drawing of a stroke recogniser into the buffer; answers their count.
  @_expose(wasm, "dactyl_drawing")
  @c(dactyl_drawing)
  public func dactyl_drawing(_ recognizer: Int32) -> Int32 {
    guard let number = ObjectTable.slot(recognizer)?.pointee.kind,
      let recognizer = ObjectTable.recognizer(recognizer)
    else { return Status.badHandle }
    guard let drawing = RecognizerKind(rawValue: Int32(number))?.drawing(of: recognizer) else {
      return Status.unknown
    }
    return host.answer(DrawingBuffer.count(of: drawing)) { DrawingBuffer.write(drawing, to: $0) }
  }

  func answer(_ match: StrokeMatch) -> Int32 {
    guard let nearest = match.nearest else {
      if case .refused(.unusable(let error)) = match { return error.status }
      return Status.nothingToCompare
    }
    return host.answer(5) { words in
      words[0] = Double(nearest.classID)
      words[1] = nearest.score
      words[2] = nearest.margin
      words[3] = nearest.runnerUp.map { Double($0) } ?? .nan
      words[4] = nearest.distance
    } < 0 ? Status.limit : match.isRecognized ? 1 : 0
  }

  extension ObjectTable {
    /// The first `count` doubles of the buffer; nil if it is shorter.
    func input(_ count: Int32) -> UnsafeBufferPointer<Double>? {
      guard count >= 0, count <= inputCapacity else { return nil }
      return UnsafeBufferPointer(start: input, count: Int(count))
    }

    /// Answers through the buffer, with `count` doubles.
    mutating func answer(
      _ count: Int, _ write: (UnsafeMutablePointer<Double>) -> Void
    ) -> Int32 {
      guard count <= ObjectTable.longestInput else { return Status.limit }
      reserveInput(count)
      guard let input else { return Status.limit }
      write(input)
      return Int32(count)
    }
  }
#endif
