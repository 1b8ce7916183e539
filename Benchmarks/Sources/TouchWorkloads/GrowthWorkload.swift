import Dactyl
import DactylC
import DactylStrokes

/// A number of things that are made, used once and let go; a round is all of that.
///
/// Twice as many things must take about twice as many instructions.
package final class GrowthWorkload: Workload {
  /// The kinds of things, each with the number to begin with.
  package static let kinds = [
    "pans-in-pairs": 250, "pans-apart": 250, "views-leaving-first": 250,
    "views-leaving-last": 250, "views-nested": 2000, "page-rows": 250, "contacts": 1000,
    "page-contacts": 250, "fingers-on-views": 250, "library": 100,
  ]

  package let updates = 1
  package var steadyAllocations: Int? { nil }

  private let kind: String
  private let count: Int

  init(_ kind: String, count: Int) {
    self.kind = kind
    self.count = count
  }

  package func run(rounds: Int) throws {
    for _ in 0..<rounds {
      switch kind {
      case "pans-in-pairs":
        try drag { pans in
          for (index, pan) in pans.enumerated() {
            pan.recognizeSimultaneously(with: pans[index ^ 1])
          }
        }
      case "pans-apart": try drag { _ in }
      case "views-leaving-first": try leave { $0 }
      case "views-leaving-last": try leave { $0.reversed() }
      case "views-nested": try nest()
      case "page-rows": try comeAndGoInPage()
      case "contacts": try touch()
      case "page-contacts": try touchPage()
      case "fingers-on-views": try touchViews()
      case "library": try learn()
      default: throw WorkloadError("nothing named \(kind) grows")
      }
    }
  }

  private func check(_ found: Int, _ expected: Int) throws {
    guard found == expected else { throw WorkloadError("\(kind): \(found), not \(expected)") }
  }

  private func makeWindow() -> Window { Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000)) }

  /// Sends frames in which all contacts do the same, 10 points further in each.
  private func send(_ contacts: Int, to window: Window) throws {
    for (step, phase) in [TouchPhase.began, .moved, .moved, .moved, .ended].enumerated() {
      let contacts = (0..<contacts).map { number in
        Contact(
          id: number * 7, phase: phase,
          position: Point(Double(number % 900 + step * 10), Double(number / 900)))
      }
      try window.send(InputFrame(time: Double(step) * 0.1, contacts: contacts))
    }
  }

  // MARK: Recognisers

  /// A finger on a view with pans; the relations decide which of them recognise.
  private func drag(_ relate: ([PanGestureRecognizer]) -> Void) throws {
    let window = makeWindow()
    let pans = (0..<count).map { _ in PanGestureRecognizer() }
    var begun = 0
    for pan in pans {
      pan.addAction { if $0.state == .began { begun += 1 } }
      window.addGestureRecognizer(pan)
    }
    relate(pans)
    try send(1, to: window)
    try check(begun, kind == "pans-in-pairs" ? 2 : 1)
  }

  // MARK: Views

  /// Views with a recogniser each, in a window that they leave one after the other.
  private func leave(_ order: ([View]) -> [View]) throws {
    let window = makeWindow()
    let scroll = PanGestureRecognizer()
    window.addGestureRecognizer(scroll)
    let views = (0..<count).map { _ in
      let view = View(frame: window.bounds)
      let tap = TapGestureRecognizer()
      tap.require(toFail: scroll)
      view.addGestureRecognizer(tap)
      window.addSubview(view)
      return view
    }
    for view in order(views) { view.removeFromSuperview() }
    try check(window.subviews.count, 0)
  }

  /// Views on each other, put there from the front and from the back, touched and taken off.
  private func nest() throws {
    for isFromBack in [true, false] {
      let window = makeWindow()
      let views = (0..<count).map { _ in View(frame: window.bounds) }
      if isFromBack { window.addSubview(views[0]) }
      let places = Array(1..<count)
      for place in isFromBack ? places : places.reversed() {
        views[place - 1].addSubview(views[place])
      }
      if !isFromBack { window.addSubview(views[0]) }
      try send(1, to: window)
      views[0].removeFromSuperview()
      try check(views[count - 1].window == nil ? 0 : 1, 0)
    }
  }

  // MARK: A page

  /// Adds and removes elements with two recognisers each; one of the two waits for the other.
  private func comeAndGoInPage() throws {
    let window = dactyl_window_create(0, 0, 1000, 1000)
    let views = (0..<count).map { _ in
      let view = dactyl_view_create(window)
      // A tap waits for a long press, as the kinds are numbered.
      _ = dactyl_require_to_fail(
        dactyl_recognizer_create(view, 1), dactyl_recognizer_create(view, 2))
      return view
    }
    for view in views { try check(Int(dactyl_release(view)), 0) }
    try check(Int(dactyl_release(window)), 0)
  }

  /// Contacts that come down on elements, move and lift.
  private func touchPage() throws {
    let window = dactyl_window_create(0, 0, 1000, 1000)
    let view = dactyl_view_create(window)
    let words = 4 + 16 * count
    guard let input = dactyl_frame(Int32(words)) else { throw WorkloadError("no room") }
    for (step, phase) in [0.0, 1, 1, 3].enumerated() {
      for word in 0..<words { input[word] = 0 }
      input[0] = Double(step) * 0.1
      input[1] = Double(count)
      for number in 0..<count {
        let row = input + 4 + 16 * number
        row[0] = Double(number * 7)
        row[1] = phase
        row[2] = Double(number % 900 + step * 10)
        row[14] = phase == 0 ? Double(view) : 0
      }
      try check(min(0, Int(dactyl_send(window, Int32(words)))), 0)
    }
    try check(Int(dactyl_release(window)), 0)
  }

  // MARK: Fingers

  /// A view that counts the touches it gets.
  private final class Listener: View {
    @exclusivity(unchecked) static nonisolated(unsafe) var told = 0

    override func touchesMoved(_ touches: TouchSet, with event: Event) {
      Listener.told += touches.count
    }
  }

  private func touch() throws {
    let window = makeWindow()
    try send(count, to: window)
    try check(window.touches.count, 0)
  }

  /// Fingers on views of their own.
  private func touchViews() throws {
    Listener.told = 0
    let window = Rows(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    for _ in 0..<count { window.addSubview(Listener(frame: window.bounds)) }
    try send(count, to: window)
    try check(Listener.told, 3 * count)
  }

  /// A window in which each contact hits a view of its own.
  private final class Rows: Window {
    override func hitTest(_ contact: Contact, with event: Event?) -> View? {
      subviews[contact.id / 7]
    }
  }

  // MARK: Strokes

  /// Templates that are added one after the other.
  private func learn() throws {
    var library = StrokeLibrary()
    for id in 0..<10 { library.define(StrokeClass(id: id, name: "\(id)")) }
    for number in 0..<count {
      let points = (0..<20).map { Point(Double($0 * (number % 10)), Double($0 * $0 + number)) }
      _ = try library.add([Stroke(points)], class: number % 10)
    }
    try check(library.templates.count, count)
  }
}
