import DactylTesting
import UIKit

extension Rule {
  /// A scroll view of 300 × 300 pt at (0, 0) with content of 300 × 2000 pt that hears touches.
  @MainActor
  private static func scroller(
    _ bench: Bench, _ view: UIScrollView = UIScrollView(), told: Told? = nil
  ) -> UIScrollView {
    bench.add(view, 0, 0, 300, 300)
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = told
    return view
  }

  /// A flick upwards over content that starts 100 pt above the middle.
  private static let flick = "down(100,200) 16ms move(100,150) 16ms move(100,100) 16ms up"
  private static let slowDrag = "down(100,200) 16ms move(100,150) 16ms move(100,100) 400ms up"

  private final class Told: NSObject, UIScrollViewDelegate {
    let log: Log
    var zoomed: UIView?
    var goal: CGFloat?
    init(_ log: Log) { self.log = log }
    private func say(_ word: String) { if log.entries.last != word { log.entries.append(word) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { say("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { say("drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      say("lift")
      if let goal { targetContentOffset.pointee.y = goal }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      say("dragged-\(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { say("glide") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { say("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { say("animated") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { say("zoom") }
  }

  /// Answers `touchesShouldBegin` and `touchesShouldCancel` as told.
  private final class Strict: UIScrollView {
    var (begins, cancels) = (true, true)
    var asked: [String] = []
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
      -> Bool
    {
      asked.append("begin?")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel?")
      return cancels
    }
  }

  // swift-format-ignore
  static let scrolling: [Rule] = [
    Rule("UIScrollView", "empty, at its origin, without insets by default", "(0.0, 0.0) (0.0, 0.0) 0.0") {
      let view = UIScrollView()
      $0.note((view.contentOffset.x, view.contentOffset.y))
      $0.note((view.contentSize.width, view.contentSize.height), view.contentInset.top)
    },
    Rule("UIScrollView", "scrolls and bounces freely by default", "true false true false false false") {
      let view = UIScrollView()
      $0.note(view.isScrollEnabled, view.isDirectionalLockEnabled, view.bounces)
      $0.note(view.alwaysBounceVertical, view.alwaysBounceHorizontal, view.isPagingEnabled)
    },
    Rule("UIScrollView", "delays and may cancel touches of its content by default", "true true true") {
      let view = UIScrollView()
      $0.note(view.delaysContentTouches, view.canCancelContentTouches, view.scrollsToTop)
    },
    Rule("UIScrollView.isScrollEnabled", "false keeps fingers from scrolling", "began moved moved ended 0.0") {
      let view = scroller($0)
      $0.add(Hearing($0), 0, 0, 300, 2000, to: view)
      view.isScrollEnabled = false
      try $0.play(flick)
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollView.delaysContentTouches", "true waits until it knows that scrolling is not meant", "began ended") {
      $0.add(Hearing($0), 0, 0, 300, 2000, to: scroller($0))
      try $0.play(slowDrag)
      try $0.play("2s down(100,200) 50ms up")
    },
    Rule("UIScrollView.delaysContentTouches", "false calls touchesShouldBegin(_:with:in:) at once", "began [\"begin?\"]") {
      let view = Strict()
      $0.add(Hearing($0), 0, 0, 300, 2000, to: scroller($0, view))
      view.delaysContentTouches = false
      try $0.test.run("down(100,200)")
      $0.note(view.asked)
      $0.window.cancelAllTouches()
      $0.log.entries.removeAll { $0 == "cancelled" }
    },
    Rule("UIScrollView.touchesShouldBegin(_:with:in:)", "false sends the subview no messages", "true") {
      let view = Strict()
      view.begins = false
      $0.add(Hearing($0), 0, 0, 300, 2000, to: scroller($0, view))
      try $0.play("down(100,200) 300ms move(100,190) 50ms up")
      try $0.play("2s down(100,200) 50ms up")
      $0.note(view.asked.contains("begin?") && !view.asked.contains("cancel?"))
    },
    Rule("UIScrollView.touchesShouldBegin(_:with:in:)", "true, the default, sends them", "began ended") {
      $0.add(Hearing($0), 0, 0, 300, 2000, to: scroller($0))
      try $0.tap()
    },
    Rule("UIScrollView.touchesShouldCancel(in:)", "true for other views than controls by default", "true false") {
      let view = UIScrollView()
      $0.note(view.touchesShouldCancel(in: UIView()), view.touchesShouldCancel(in: UIButton()))
    },
    Rule("UIScrollView.touchesShouldCancel(in:)", "false leaves the touch to the subview and does not scroll", "began moved moved ended 0.0") {
      let view = Strict()
      view.cancels = false
      $0.add(Hearing($0), 0, 0, 300, 2000, to: scroller($0, view))
      try $0.play("down(100,200) 300ms move(100,150) 16ms move(100,100) 300ms up")
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollView.touchesShouldCancel(in:)", "true cancels the subview's touch and scrolls", "began cancelled true") {
      let view = scroller($0, Strict())
      $0.add(Hearing($0), 0, 0, 300, 2000, to: view)
      try $0.play("down(100,200) 300ms move(100,150) 16ms move(100,100) 300ms up")
      $0.note(view.contentOffset.y > 0)
    },
    Rule("UIScrollView.touchesShouldCancel(in:)", "is not called where canCancelContentTouches is false", "began moved ended true") {
      let view = Strict()
      $0.add(Hearing($0), 0, 0, 300, 2000, to: scroller($0, view))
      view.canCancelContentTouches = false
      try $0.play("down(100,200) 300ms move(100,100) 300ms up")
      $0.note(!view.asked.contains("cancel?"))
    },
    Rule("UIScrollView.touchesShouldCancel(in:)", "a held button keeps its touch", "up 0.0") {
      let view = scroller($0)
      let button = $0.add(UIButton(), 0, 100, 300, 100, to: view)
      $0.follow(button, ("up", .touchUpInside))
      try $0.play("down(100,150) 400ms move(100,120) 16ms move(100,110) 16ms up")
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollView.touchesShouldCancel(in:)", "a flick over a button scrolls", "true") {
      let view = scroller($0)
      let button = $0.add(UIButton(), 0, 100, 300, 100, to: view)
      $0.follow(button, ("up", .touchUpInside))
      try $0.play("down(100,150) 16ms move(100,120) 16ms move(100,50) 300ms up")
      $0.note(view.contentOffset.y > 30)
    },
    Rule("UIScrollView.canCancelContentTouches", "false: content that has its touch keeps it", "began moved moved ended 0.0") {
      let view = scroller($0)
      $0.add(Hearing($0), 0, 0, 300, 2000, to: view)
      view.canCancelContentTouches = false
      try $0.play("down(100,200) 300ms move(100,150) 16ms move(100,100) 300ms up")
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollView.isTracking", "is true once the content is touched, before it is dragged", "true false") {
      let view = scroller($0)
      try $0.test.run("down(100,200)")
      $0.note(view.isTracking, view.isDragging)
      $0.window.cancelAllTouches()
    },
    Rule("UIScrollView.isDragging", "is true once the finger scrolls", "true true false false true")
    {
      let view = scroller($0)
      try $0.test.run("down(100,200) 16ms move(100,150) 16ms move(100,100)")
      $0.note(view.isTracking, view.isDragging)
      $0.window.cancelAllTouches()
      $0.note(view.isTracking, view.isDragging, view.contentOffset.y > 0)
    },
    Rule("UIScrollView.isDecelerating", "is true while content moves on after the lift", "false true") {
      let view = scroller($0)
      try $0.window.dactylWindow.play(touches("600ms " + flick))
      $0.note(view.isDragging, view.isDecelerating)
      view.contentOffset = .zero
    },
    Rule("UIScrollViewDelegate", "hears of a drag without speed in this order", "drag scroll lift dragged-false") {
      _ = scroller($0, told: hold(Told($0.log), $0))
      try $0.play(slowDrag)
    },
    Rule("UIScrollViewDelegate", "hears of a flick in this order", "drag scroll lift dragged-true glide scroll rest") {
      _ = scroller($0, told: hold(Told($0.log), $0))
      try $0.play(flick)
    },
    Rule("UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "may change where content rests", "700.0") {
      let told = hold(Told($0.log), $0)
      told.goal = 700
      let view = scroller($0, told: told)
      try $0.play(flick)
      $0.log.entries = ["\(view.contentOffset.y)"]
    },
    Rule("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)", "is called after animated scrolling", "scroll animated 500.0") {
      let view = scroller($0, told: hold(Told($0.log), $0))
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      try $0.wait(1)
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)", "is not called without animation", "scroll") {
      let view = scroller($0, told: hold(Told($0.log), $0))
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
      try $0.wait(1)
    },
    Rule("UIScrollView.isPagingEnabled", "content rests at multiples of the bounds", "300.0") {
      let view = scroller($0)
      view.isPagingEnabled = true
      try $0.play("down(100,250) 16ms move(100,150) 16ms move(100,80) up")
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollView.bounces", "false stops content at its ends", "0.0") {
      let view = scroller($0)
      view.bounces = false
      try $0.test.run("down(100,100) 16ms move(100,150) 16ms move(100,200)")
      $0.note(view.contentOffset.y)
      $0.window.cancelAllTouches()
    },
    Rule("UIScrollView.bounces", "true lets content move past its ends and back", "true true") {
      let view = scroller($0)
      try $0.test.run("down(100,100) 16ms move(100,150) 16ms move(100,200)")
      $0.note(view.contentOffset.y < -20)
      $0.window.cancelAllTouches()
      try $0.wait(2)
      $0.note(view.contentOffset.y == 0)
    },
    Rule("UIScrollView.alwaysBounceVertical", "lets content bounce that fits", "0.0 true") {
      for always in [false, true] {
        let view = scroller($0)
        view.contentSize.height = 100
        view.alwaysBounceVertical = always
        try $0.test.run("down(100,100) 16ms move(100,150) 16ms move(100,200)")
        if always { $0.note(view.contentOffset.y < -20) } else { $0.note(view.contentOffset.y) }
        $0.window.cancelAllTouches()
        try $0.wait(2)
        view.removeFromSuperview()
      }
    },
    Rule("UIScrollView.isDirectionalLockEnabled", "true keeps a drag to the axis it started on", "0.0 true") {
      let view = scroller($0)
      view.contentSize.width = 2000
      view.isDirectionalLockEnabled = true
      try $0.play("down(200,200) 16ms move(198,150) 16ms move(150,100) 400ms up")
      $0.note(view.contentOffset.x, view.contentOffset.y > 30)
    },
    Rule("UIScrollView.scrollRectToVisible(_:animated:)", "does nothing if the rectangle is visible", "0.0 450.0") {
      let view = scroller($0)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
      $0.note(view.contentOffset.y)
      view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
      $0.note(view.contentOffset.y)
    },
    Rule("UIScrollView.adjustedContentInset", "adds the safe area to contentInset", "30.0") {
      let view = scroller($0)
      view.contentInsetAdjustmentBehavior = .always
      view.contentInset.top = 10
      $0.window.hostSafeAreaInsets.top = 20
      $0.note(view.adjustedContentInset.top)
    },
    Rule("UIScrollView.ContentInsetAdjustmentBehavior.never", "leaves the insets alone", "10.0") {
      let view = scroller($0)
      view.contentInsetAdjustmentBehavior = .never
      view.contentInset.top = 10
      $0.window.hostSafeAreaInsets.top = 20
      $0.note(view.adjustedContentInset.top)
    },
    Rule("UIScrollView.zoomScale", "1 within 1…1 by default", "1.0 1.0 1.0") {
      let view = UIScrollView()
      $0.note(view.zoomScale, view.minimumZoomScale, view.maximumZoomScale)
    },
    Rule("UIScrollView.maximumZoomScale", "must exceed the minimum for zooming", "1.0 2.0") {
      let told = hold(Told($0.log), $0)
      let view = scroller($0, told: told)
      told.zoomed = $0.add(UIView(), 0, 0, 300, 300, to: view)
      view.contentSize = CGSize(width: 300, height: 300)
      let pinch =
        "1: down(140,150) 16ms move(110,150) 16ms move(100,150) 300ms up; 2: down(160,150) 16ms move(190,150) 16ms move(200,150) 300ms up"
      for maximum in [1, 2] as [CGFloat] {
        view.maximumZoomScale = maximum
        try $0.play(pinch)
        $0.log.entries.removeAll { !$0.hasSuffix(".0") }
        $0.note(view.zoomScale)
      }
    },
    Rule("UIScrollViewDelegate.viewForZooming(in:)", "nil, the default, means no zooming", "1.0") {
      let view = scroller($0)
      view.maximumZoomScale = 2
      try $0.play("1: down(140,150) 16ms move(100,150) 300ms up; 2: down(160,150) 16ms move(200,150) 300ms up")
      $0.note(view.zoomScale)
    },
    Rule("UIScrollView.keyboardDismissMode", "none by default; onDrag ends editing", "true false") {
      let view = scroller($0)
      let field = $0.add(UITextField(), 0, 0, 50, 50, to: view)
      field.becomeFirstResponder()
      try $0.play(slowDrag)
      $0.note(field.isFirstResponder)
      view.keyboardDismissMode = .onDrag
      try $0.play("2s " + slowDrag)
      $0.note(field.isFirstResponder)
    },
    Rule("UIScrollView.adjustedContentInset", "the first row lies below the bar", "true true") {
      let rows = UITableViewController()
      $0.window.rootViewController = UINavigationController(rootViewController: rows)
      $0.window.layoutIfNeeded()
      let inset = rows.tableView.adjustedContentInset.top
      $0.note(inset > 0, rows.tableView.contentOffset.y == -inset)
    },
    Rule("UIScrollView.panGestureRecognizer", "belongs to the scroll view", "true") {
      let view = UIScrollView()
      $0.note(view.panGestureRecognizer.view === view)
    },
  ]

  /// Keeps a delegate for as long as the bench.
  @MainActor
  private static func hold<Object: NSObject>(_ object: Object, _ bench: Bench) -> Object {
    bench.kept.append(object)
    return object
  }

  // MARK: Tables and collections

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log: Log
    var (highlights, chooses, edits) = (true, true, true)
    init(_ log: Log) { self.log = log }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.entries.append("commit-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      highlights
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      chooses ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.entries.append("select-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.entries.append("deselect-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.entries.append("highlight-\(indexPath.row)")
    }
  }

  @MainActor
  private static func table(_ bench: Bench) -> (UITableView, Rows) {
    let rows = hold(Rows(bench.log), bench)
    let table = bench.add(UITableView(), 0, 0, 300, 400)
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    bench.window.layoutIfNeeded()
    return (table, rows)
  }

  // swift-format-ignore
  static let lists: [Rule] = [
    Rule("UITableView", "selects one row outside editing by default", "true false false false") {
      let view = UITableView()
      $0.note(view.allowsSelection, view.allowsMultipleSelection)
      $0.note(view.allowsSelectionDuringEditing, view.allowsMultipleSelectionDuringEditing)
    },
    Rule("UITableViewDelegate.tableView(_:didSelectRowAt:)", "follows a tap, after the former row is deselected", "highlight-0 select-0 highlight-1 deselect-0 select-1") {
      _ = table($0)
      try $0.tap(100, 25)
      try $0.tap(100, 75)
    },
    Rule("UITableView.allowsMultipleSelection", "true selects row after row", "select-0 select-1 2 deselect-0") {
      let view = table($0).0
      view.allowsMultipleSelection = true
      try $0.tap(100, 25)
      try $0.tap(100, 75)
      $0.note(view.indexPathsForSelectedRows?.count ?? 0)
      try $0.play("1s down(100,25) 50ms up")
      $0.log.entries.removeAll { $0.hasPrefix("highlight") }
    },
    Rule("UITableView.allowsSelection", "false selects nothing", "true") {
      let view = table($0).0
      view.allowsSelection = false
      try $0.tap(100, 25)
      $0.note(view.indexPathForSelectedRow == nil)
    },
    Rule("UITableViewDelegate.tableView(_:willSelectRowAt:)", "nil selects nothing", "highlight-0 true") {
      let (view, rows) = table($0)
      rows.chooses = false
      try $0.tap(100, 25)
      $0.note(view.indexPathForSelectedRow == nil)
    },
    Rule("UITableViewDelegate.tableView(_:shouldHighlightRowAt:)", "false stops the selection, too", "true") {
      let (view, rows) = table($0)
      rows.highlights = false
      try $0.tap(100, 25)
      $0.note(view.indexPathForSelectedRow == nil)
    },
    Rule("UITableView.selectRow(at:animated:scrollPosition:)", "does not tell the delegate", "3") {
      let view = table($0).0
      view.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      $0.note(view.indexPathForSelectedRow?.row ?? -1)
    },
    Rule("UITableView.selectRow(at:animated:scrollPosition:)", "none does not scroll; top does", "0.0 600.0") {
      let view = table($0).0
      view.selectRow(at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .none)
      $0.note(view.contentOffset.y)
      view.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .top)
      $0.note(view.contentOffset.y)
    },
    Rule("UITableView.reloadData()", "deselects", "true") {
      let view = table($0).0
      view.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      view.reloadData()
      $0.note(view.indexPathForSelectedRow == nil)
    },
    Rule("UITableView", "a drag highlights and selects nothing", "") {
      _ = table($0)
      try $0.play("down(100,200) 16ms move(100,150) 16ms move(100,100) 300ms up")
    },
    Rule("UITableView.cellForRow(at:)", "is nil for rows out of sight", "false true") {
      let view = table($0).0
      for row in [0, 19] { $0.note(view.cellForRow(at: IndexPath(row: row, section: 0)) == nil) }
    },
    Rule("UITableView.indexPathForRow(at:)", "is nil outside every row", "1 true") {
      let view = table($0).0
      $0.note(view.indexPathForRow(at: CGPoint(x: 10, y: 75))?.row ?? -1)
      $0.note(view.indexPathForRow(at: CGPoint(x: 10, y: 7500)) == nil)
    },
    Rule("UITableViewDataSource.tableView(_:commit:forRowAt:)", "a full swipe commits deletion", "commit-0") {
      _ = table($0)
      try $0.play("down(280,25) 16ms move(200,25) 16ms move(20,25) 16ms up")
    },
    Rule("UITableViewDataSource.tableView(_:commit:forRowAt:)", "a full swipe counts at ten frames a second, too", "commit-0") {
      _ = table($0)
      try $0.play("down(280,25) 120ms move(150,25) 120ms move(20,25) 120ms up")
    },
    Rule("UITableViewDataSource.tableView(_:commit:forRowAt:)", "a full swipe counts in one frame a second, too", "highlight-0 commit-0") {
      _ = table($0)
      try $0.play("down(280,25) 1000ms move(20,25) 1000ms up")
    },
    Rule("UITableViewDataSource.tableView(_:canEditRowAt:)", "false allows no swipe", "") {
      table($0).1.edits = false
      try $0.play("down(280,25) 16ms move(200,25) 16ms move(20,25) 16ms up")
      $0.log.entries.removeAll { !$0.hasPrefix("commit") }
    },
    Rule("UITableView.setEditing(_:animated:)", "changes isEditing, false by default", "false true")
    {
      let view = table($0).0
      $0.note(view.isEditing)
      view.setEditing(true, animated: false)
      $0.note(view.isEditing)
    },
    Rule("UITableViewCell.imageView", "an image is no higher than its row", "(180.0, 90.0)") {
      let cell = $0.add(UITableViewCell(style: .default, reuseIdentifier: nil), 0, 0, 300, 90)
      let size = CGSize(width: 1500, height: 750)
      cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
      cell.layoutIfNeeded()
      let shown = cell.imageView?.frame.size ?? .zero
      $0.note((shown.width, shown.height))
    },
    Rule("UICollectionViewLayoutAttributes.frame", "setting it sets center and size", "(15.0, 30.0) (10.0, 20.0)") {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      place.frame = CGRect(x: 10, y: 20, width: 10, height: 20)
      $0.note((place.center.x, place.center.y), (place.size.width, place.size.height))
    },
    Rule("UICollectionViewLayoutAttributes.center", "setting it, or size, moves the frame, also of copies", "(5.0, 10.0, 10.0, 20.0)") {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      place.center = CGPoint(x: 10, y: 20)
      place.size = CGSize(width: 10, height: 20)
      let copy = place.copy() as! UICollectionViewLayoutAttributes
      let frame = copy.frame
      $0.note((frame.minX, frame.minY, frame.width, frame.height))
    },
    Rule("UICollectionViewFlowLayout", "50 × 50 items, 10 between items and lines by default", "50.0 10.0 10.0 true") {
      let layout = UICollectionViewFlowLayout()
      $0.note(layout.itemSize.width, layout.minimumLineSpacing, layout.minimumInteritemSpacing)
      $0.note(layout.scrollDirection == .vertical)
    },
    Rule("UICollectionView", "selects one item by default", "true false") {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      $0.note(view.allowsSelection, view.allowsMultipleSelection)
    },
  ]

  // swift-format-ignore
  static let views: [Rule] = [
    Rule("UIView.animate(withDuration:animations:completion:)", "the completion runs after the duration", "1 2") {
      let view = $0.add(UIView())
      var count = 1
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in count += 1 })
      try $0.wait(0.1)
      $0.note(count)
      try $0.wait(1)
      $0.note(count)
    },
    Rule("UIView.animate(withDuration:animations:)", "properties have their final values at once", "0.25") {
      let view = $0.add(UIView())
      UIView.animate(withDuration: 1) { view.alpha = 0.25 }
      $0.note(view.alpha)
    },
    Rule("UIView.center", "moves the frame, not the bounds", "(50.0, 50.0) 0.0") {
      let view = $0.add(UIView())
      view.center = CGPoint(x: 100, y: 100)
      $0.note((view.frame.minX, view.frame.minY), view.bounds.minX)
    },
    Rule("UIView.bounds", "a new size keeps the center", "(140.0, 140.0) (150.0, 150.0)") {
      let view = $0.add(UIView())
      view.bounds.size = CGSize(width: 20, height: 20)
      $0.note((view.frame.minX, view.frame.minY), (view.center.x, view.center.y))
    },
    Rule("UIView.transform", "acts about the center", "(100.0, 100.0) 200.0") {
      let view = $0.add(UIView(), 100, 100, 100, 100)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      $0.note((view.frame.minX + 50, view.frame.minY + 50), view.frame.width)
    },
    Rule("UIView.addSubview(_:)", "a view has one superview", "true 0") {
      let (first, second, view) = ($0.add(UIView()), $0.add(UIView()), UIView())
      first.addSubview(view)
      second.addSubview(view)
      $0.note(view.superview === second, first.subviews.count)
    },
    Rule("UIView.sendSubviewToBack(_:)", "moves it behind its siblings", "true") {
      let (first, second) = ($0.add(UIView()), $0.add(UIView()))
      $0.root.sendSubviewToBack(second)
      $0.note($0.root.subviews == [second, first])
    },
    Rule("UIView.viewWithTag(_:)", "searches the view and its descendants", "true true") {
      let view = $0.add(UIView())
      view.tag = 7
      $0.note($0.root.viewWithTag(7) === view, $0.root.viewWithTag(8) == nil)
    },
    Rule("UIView.convert(_:to:)", "nil converts to the window", "(110.0, 120.0)") {
      let place = $0.add(UIView()).convert(CGPoint(x: 10, y: 20), to: nil)
      $0.note((place.x, place.y))
    },
    Rule("UIView.layoutIfNeeded()", "lays out at once what is pending", "1 1") {
      final class Counting: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
      }
      let view = $0.add(Counting())
      for _ in 0..<2 {
        view.layoutIfNeeded()
        $0.note(view.count)
      }
    },
    Rule("UIViewPropertyAnimator", "is inactive, active while it runs, inactive again", "inactive active inactive") {
      let view = $0.add(UIView())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      $0.note(animator.state)
      animator.startAnimation()
      $0.note(animator.state)
      try $0.wait(2)
      $0.note(animator.state)
    },
    Rule("UIViewPropertyAnimator.fractionComplete", "drives a paused animation", "0.5 false") {
      let view = $0.add(UIView())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      $0.note(animator.fractionComplete, animator.isRunning)
      animator.stopAnimation(true)
    },
    Rule("UIScene.ActivationState.background", "a scene whose application is in the background is there, too", "true true true") {
      final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = Scene.self
          return configuration
        }
      }
      final class Scene: UIResponder, UIWindowSceneDelegate {}
      let application = UIApplication.launch(Delegate())
      let scene = application.connectedScenes.first
      $0.note(scene?.activationState == .foregroundActive)
      application.enterBackground()
      $0.note(scene?.activationState == .background)
      application.enterForeground()
      $0.note(scene?.activationState == .foregroundActive)
      application.terminate()
    },
  ]
}
