import Dactyl

/// The views and recognisers of a window at one moment.
///
/// The inspection takes a tree after every frame and compares it with the last one reported. Views
/// need not announce changes, so they cannot forget to.
struct InspectedTree {
  /// The most views in a tree; it leaves out the rest.
  static let mostViews = 10_000

  private(set) var views: [InspectedView] = []
  /// The views themselves, kept only until the tree has been reported.
  private(set) var held: [View] = []
  /// The recognisers in order of attachment, view by view, each with its view's number. Valid only
  /// while the tree is taken and reported.
  private(set) var recognizers: [(view: Int, recognizer: Unmanaged<GestureRecognizer>)] = []
  /// The numbers of recognisers and their views, which outlast the objects.
  private(set) var numbers: [Int] = []

  /// Takes the tree of a window; views of the former tree keep their numbers.
  mutating func look(at window: Window, before former: InspectedTree, numbering: inout Numbering) {
    views.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    recognizers.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    var areSame = true
    // Nearly all views have no subviews; they need no stack entry.
    var ahead = [Siblings(views: [window], parent: 0, toRoot: .identity)]
    while let last = ahead.indices.last, views.count < Self.mostViews {
      guard let view = ahead[last].next() else {
        ahead.removeLast()
        continue
      }
      let (parent, toRoot) = (ahead[last].parent, ahead[last].transform(to: view))
      // Nearly always the same view as before is at this place.
      let place = views.count
      let isSame =
        place < former.views.count && former.views[place].identity == ObjectIdentifier(view)
      if !isSame { areSame = false }
      let id = isSame ? former.views[place].id : numbering.id(of: view)
      let look = view.look
      views.append(InspectedView(view, look, id: id, parent: parent, toRoot: toRoot))
      held.append(view)
      for recognizer in look.gestureRecognizers {
        recognizers.append((id, .passUnretained(recognizer)))
        numbers.append(id)
        numbers.append(recognizer.id.number)
      }
      if !look.subviews.isEmpty {
        ahead.append(Siblings(views: look.subviews, parent: id, toRoot: toRoot))
      }
    }
    if !areSame || views.count != former.views.count { numbering.keep(self) }
  }

  /// Subviews of one view, and how many of them are done.
  private struct Siblings {
    let views: [View]
    let parent: Int
    /// From their superview to the window.
    let toRoot: AffineTransform
    private var place = 0

    init(views: [View], parent: Int, toRoot: AffineTransform) {
      self.views = views
      self.parent = parent
      self.toRoot = toRoot
    }

    mutating func next() -> View? {
      guard place < views.count else { return nil }
      defer { place += 1 }
      return views[place]
    }

    /// From one of them to the window, which has no superview.
    func transform(to view: View) -> AffineTransform {
      parent == 0 ? .identity : view.transformToSuperview.concatenating(toRoot)
    }
  }

  /// Hands over the held views. Views that have left the window may be released then, and their
  /// `deinit` may send another frame.
  mutating func release() -> [View] {
    defer { held = [] }
    return held
  }

  /// True if the tree must be reported again as a whole.
  func hasOtherStructure(than other: InspectedTree) -> Bool {
    guard numbers == other.numbers, views.count == other.views.count else { return true }
    for place in views.indices where !views[place].isStill(other.views[place]) { return true }
    return false
  }
}

/// The numbers by which a viewer knows views.
///
/// An unowned reference keeps the memory of a released view, so that no other object can take its
/// address. A weak reference would too, but slows everything the program does with the view. Once
/// more views have left than are present, their entries are dropped; a view that returns gets a new
/// number.
struct Numbering {
  private struct Entry {
    unowned let memory: View
    let id: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  /// How many entries there may be before those of departed views are dropped.
  private var limit = 64

  mutating func id(of view: View) -> Int {
    if let entry = entries[ObjectIdentifier(view)] { return entry.id }
    last += 1
    entries[ObjectIdentifier(view)] = Entry(memory: view, id: last)
    return last
  }

  /// Forgets all views that are not in a tree.
  fileprivate mutating func keep(_ tree: InspectedTree) {
    guard entries.count > limit else { return }
    let present = Set(tree.views.map { $0.identity })
    entries = entries.filter { present.contains($0.key) }
    limit = max(64, 2 * entries.count)
  }
}
