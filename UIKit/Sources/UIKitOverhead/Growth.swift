import UIKit

/// A number of things that are made, used once and let go. Twice as many must take about twice as
/// many instructions.
@MainActor
enum Growth: String, CaseIterable {
  /// Views in a row, each placed by the former with four constraints.
  case chain
  /// Views inside each other: made, touched and taken off.
  case nested
  /// Views that leave one by one, each with a tap that waits for the window's pan.
  case leaving

  func run(_ count: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    window.isHidden = false
    switch self {
    case .chain: chain(count, in: window)
    case .nested: nest(count, in: window)
    case .leaving: leave(count, window)
    }
    window.isHidden = true
  }

  private func chain(_ count: Int, in window: UIWindow) {
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    var last: UIView?
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: (last ?? root).leadingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 2),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
      ])
      last = view
    }
    window.layoutIfNeeded()
    let place = CGRect(x: count, y: 2 * (count - 1), width: 3, height: 2)
    precondition(last!.frame == place, "\(last!.frame), not \(place)")
    root.removeFromSuperview()
  }

  private func nest(_ count: Int, in window: UIWindow) {
    let views = (0..<count).map { _ in UIView(frame: window.bounds) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    window.addSubview(views[0])
    window.layoutIfNeeded()
    precondition(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === views[count - 1])
    views[0].removeFromSuperview()
  }

  private func leave(_ count: Int, _ window: UIWindow) {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    window.addGestureRecognizer(pan)
    let views = (0..<count).map { _ in
      let view = UIView(frame: window.bounds)
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.require(toFail: pan)
      view.addGestureRecognizer(tap)
      window.addSubview(view)
      return view
    }
    for view in views { view.removeFromSuperview() }
    precondition(window.subviews.isEmpty)
  }
}
