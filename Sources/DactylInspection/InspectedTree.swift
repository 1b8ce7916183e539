import Dactyl

/// The views and recognisers of a window, as they are at one moment.
///
/// Looked at after every frame and compared with what was told last: nothing has to announce that
/// it has changed, so nothing can be forgotten.
struct InspectedTree {
  /// How many views are looked at; what comes after them is left out.
  static let mostViews = 10_000

  private(set) var views: [InspectedView] = []
  /// The recognisers in the order in which they were attached, view by view, each with its view's
  /// number. They are kept only as long as this is looked at.
  private(set) var recognizers: [(view: Int, recognizer: Unmanaged<GestureRecognizer>)] = []
  /// The numbers of recognisers with those of their views, which outlast them.
  private(set) var numbers: [Int] = []

  /// Looks at a window; views that were there before keep the numbers that they had.
  mutating func look(at window: Window, before former: InspectedTree, numbering: inout Numbering) {
    views.removeAll(keepingCapacity: true)
    recognizers.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    var ahead: [(view: View, parent: Int, toRoot: AffineTransform)] = [(window, 0, .identity)]
    while let (view, parent, toRoot) = ahead.popLast(), views.count < Self.mostViews {
      // Nearly always it is the same view as at this place before.
      let place = views.count
      let isSame = place < former.views.count && former.views[place].view === view
      let id = isSame ? former.views[place].id : numbering.id(of: view)
      views.append(InspectedView(view, id: id, parent: parent, toRoot: toRoot))
      for recognizer in view.gestureRecognizers {
        recognizers.append((id, .passUnretained(recognizer)))
        numbers.append(id)
        numbers.append(recognizer.id.number)
      }
      for subview in view.subviews.reversed() {
        ahead.append((subview, id, subview.transformToSuperview.concatenating(toRoot)))
      }
    }
  }

  /// Whether a viewer that was told of the other has to be told the whole again.
  func hasOtherStructure(than other: InspectedTree) -> Bool {
    numbers != other.numbers || views.count != other.views.count
      || !zip(views, other.views).allSatisfy { $0.isStill($1) }
  }
}

/// The numbers by which a viewer knows views.
struct Numbering {
  private struct Entry {
    weak var view: View?
    var id: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  /// How many entries there may be before those are dropped whose views have gone.
  private var limit = 64

  /// The number of a view, the same as long as it lives.
  mutating func id(of view: View) -> Int {
    // A new view may lie in memory where one was that has gone.
    if let entry = entries[ObjectIdentifier(view)], entry.view === view { return entry.id }
    last += 1
    entries[ObjectIdentifier(view)] = Entry(view: view, id: last)
    if entries.count > limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(64, 2 * entries.count)
    }
    return last
  }
}
