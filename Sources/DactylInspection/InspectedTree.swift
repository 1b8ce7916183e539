import Dactyl

/// The views and recognisers of a window, as they are at one moment.
///
/// Looked at after every frame and compared with what was told last: nothing has to announce that
/// it has changed, so nothing can be forgotten.
struct InspectedTree {
  /// How many views are looked at; what comes after them is left out.
  static let mostViews = 10_000

  private(set) var views: [InspectedView] = []
  /// The views themselves, kept only until what is seen has been told.
  private(set) var held: [View] = []
  /// The recognisers in the order in which they were attached, view by view, each with its view's
  /// number. They are kept only as long as this is looked at.
  private(set) var recognizers: [(view: Int, recognizer: Unmanaged<GestureRecognizer>)] = []
  /// The numbers of recognisers with those of their views, which outlast them.
  private(set) var numbers: [Int] = []

  /// Looks at a window; views that were there before keep the numbers that they had.
  mutating func look(at window: Window, before former: InspectedTree, numbering: inout Numbering) {
    views.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    recognizers.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    var areSame = true
    // Nearly all views have none on them: no stack is needed for those.
    var ahead = [Siblings(views: [window], parent: 0, toRoot: .identity)]
    while let last = ahead.indices.last, views.count < Self.mostViews {
      guard let view = ahead[last].next() else {
        ahead.removeLast()
        continue
      }
      let (parent, toRoot) = (ahead[last].parent, ahead[last].transform(to: view))
      // Nearly always it is the same view as at this place before.
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

  /// The views on one view, of which some are still to be looked at.
  private struct Siblings {
    let views: [View]
    let parent: Int
    /// From the view they lie on to the window.
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

    /// From one of them to the window, which lies on nothing.
    func transform(to view: View) -> AffineTransform {
      parent == 0 ? .identity : view.transformToSuperview.concatenating(toRoot)
    }
  }

  /// Hands over the views that it has looked at. Those that are in no window any more may end then,
  /// and have a last word, which may be another frame.
  mutating func release() -> [View] {
    defer { held = [] }
    return held
  }

  /// Whether a viewer that was told of the other has to be told the whole again.
  func hasOtherStructure(than other: InspectedTree) -> Bool {
    guard numbers == other.numbers, views.count == other.views.count else { return true }
    for place in views.indices where !views[place].isStill(other.views[place]) { return true }
    return false
  }
}

/// The numbers by which a viewer knows views.
///
/// Of a view that has ended the memory is kept, and nothing more of it, so that no other object can
/// lie where it was and be taken for it. A weak reference would do the same, but it would make
/// slower whatever the program does with the view. Where more views have left than there are, they
/// are forgotten, and one that comes again gets another number.
struct Numbering {
  private struct Entry {
    unowned let memory: View
    let id: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  /// How many entries there may be before those are dropped whose views have left.
  private var limit = 64

  /// The number of a view.
  mutating func id(of view: View) -> Int {
    if let entry = entries[ObjectIdentifier(view)] { return entry.id }
    last += 1
    entries[ObjectIdentifier(view)] = Entry(memory: view, id: last)
    return last
  }

  /// Forgets all views but those of a tree.
  fileprivate mutating func keep(_ tree: InspectedTree) {
    guard entries.count > limit else { return }
    let present = Set(tree.views.map { $0.identity })
    entries = entries.filter { present.contains($0.key) }
    limit = max(64, 2 * entries.count)
  }
}
