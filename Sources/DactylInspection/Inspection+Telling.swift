@_spi(Facades) import Dactyl
import DactylFiles

extension Inspection {
  /// Hands over the written lines, unless a frame is in progress.
  func handOver(frames: Int = 0) {
    guard depth == 0, !writer.bytes.isEmpty else { return }
    take(writer.take(), frames)
  }

  /// Takes the window's tree; the one before becomes `told`.
  func look(at window: Window) {
    told.look(at: window, before: tree, numbering: &numbering)
    swap(&tree, &told)
  }

  /// Takes the tree and settings for a report of everything.
  func seeTree(of window: Window) {
    look(at: window)
    settings.follow(tree)
  }

  /// Reports what changed since the last report.
  ///
  /// - Parameter looksAtAll: true to check all settings, false for as many as a frame has time for.
  func tellChanges(in window: Window, looksAtAll: Bool) {
    look(at: window)
    var isOther = tree.hasOtherStructure(than: told)
    if isOther { settings.follow(tree) }
    let count = tree.recognizers.count
    if looksAtAll || nextLook >= count { nextLook = 0 }
    let end = looksAtAll ? count : min(nextLook + Self.looksInFrame, count)
    let areOtherwise = settings.look(at: nextLook..<end, of: tree) { recognizer, changes in
      writer.line("settings", time: window.currentTime) {
        $0.add("recognizer", recognizer.id.number)
        $0.add("settings", settings: changes)
      }
    }
    nextLook = end
    if areOtherwise { isOther = true }
    if isOther {
      // The program's `nameView` may report something itself.
      var lines = LineWriter()
      add(tree: window, to: &lines)
      writer.add(lines)
    } else {
      tellMoves(window)
    }
  }

  func tellMoves(_ window: Window) {
    let moved = tree.views.indices.filter { tree.views[$0].shape != told.views[$0].shape }
    guard !moved.isEmpty else { return }
    writer.line("moved", time: window.currentTime) { writer in
      writer.add("views", rows: moved) { writer, index in
        let view = tree.views[index]
        writer.append(rows: [Double(view.id)] + view.shape.numbers) { $0.append($1) }
      }
    }
  }

  func add(tree window: Window, to writer: inout LineWriter) {
    let related = GestureRelation.allCases.map { ($0.setting, tree.partners(by: $0)) }
    writer.line("tree", time: window.currentTime) { writer in
      writer.add("views", rows: zip(tree.views, tree.held)) { writer, pair in
        let (seen, view) = pair
        writer.append { writer in
          seen.write(to: &writer, className: className(of: view), name: nameView(view))
        }
      }
      writer.add("recognizers", rows: tree.recognizers) { writer, entry in
        let recognizer = entry.recognizer.takeUnretainedValue()
        let number = recognizer.id.number
        writer.append { writer in
          writer.add("id", number)
          writer.add("view", entry.view)
          writer.add("kind", RecognizerKind.of(recognizer)?.name ?? "\(recognizer.kind)")
          writer.add("class", className(of: recognizer))
          writer.add("name", nameRecognizer(recognizer))
          if isInternal(recognizer) { writer.addTrue("internal") }
          if recognizer.state != .possible { writer.add("state", word: recognizer.state.word) }
          writer.add("settings", settings: settings.values(of: recognizer))
          for (setting, partners) in related {
            if let ids = partners[number] { writer.add(setting, ids: ids) }
          }
        }
      }
    }
  }

  func className(of object: AnyObject) -> String {
    // Another layer may present an object of its own in its place.
    let shown =
      (object as? View)?.facade ?? (object as? GestureRecognizer)?.facade ?? object
    let kind: AnyClass = type(of: shown)
    if let name = classNames[ObjectIdentifier(kind)] { return name }
    let name = String(describing: kind)
    classNames[ObjectIdentifier(kind)] = name
    return name
  }

  func tellReadings(_ window: Window) {
    var rows: [(number: Int, cause: Cause)] = []
    var waiting: [[Int]] = []
    for (_, reference) in tree.recognizers {
      let recognizer = reference.takeUnretainedValue()
      guard recognizer.isDeciding else { continue }
      let number = recognizer.id.number
      if recognizer.isWaitingForOthers {
        // Its measurements suffice; it waits for others.
        let others = recognizer.awaitedOthers
        if !others.isEmpty { waiting.append([number] + others.map(\.id.number)) }
      } else {
        for cause in recognizer.progress { rows.append((number, cause)) }
      }
    }
    if !rows.isEmpty {
      writer.line("readings", time: window.currentTime) { writer in
        writer.add("rows", rows: rows) { writer, row in
          let cause = row.cause
          let numbers = [
            Double(row.number), Double(cause.code.rawValue), cause.value, cause.limit,
          ]
          writer.append(rows: numbers) { $0.append($1) }
        }
      }
    }
    guard waiting != self.waiting else { return }
    self.waiting = waiting
    writer.line("waiting", time: window.currentTime) { writer in
      writer.add("rows", rows: waiting) { writer, row in
        writer.append(rows: [0, 1]) { writer, part in
          if part == 0 { writer.append(row[0]) } else { writer.append(ids: Array(row[1...])) }
        }
      }
    }
  }

  func note(
    _ what: StaticString, in window: Window, _ fill: (inout LineWriter) -> Void
  ) {
    writer.line("note", time: window.currentTime) {
      $0.add("what", word: what)
      fill(&$0)
    }
    handOver()
  }

  /// Names recognisers as last reported: looking up one among a thousand takes longer than the rest
  /// of its line.
  func name(in window: Window) -> (RecognizerID) -> String {
    { [settings] id in
      guard let name = settings.name(ofNumber: id.number) else { return window.name(of: id) }
      return name ?? "\(id)"
    }
  }
}
