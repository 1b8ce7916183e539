import Foundation
import UIKit

// Lays out 300 views by 1,200 constraints, then changes one number, and checks where everything is.
//
//     swift run -c release --package-path UIKit UIKitLayout

/// Rows of three: each row below the former, each view beside the former, heights and widths by the
/// first.
@MainActor
final class Grid {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
  var views: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  let height: NSLayoutConstraint

  init() {
    for _ in 0..<300 {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views.append(view)
    }
    height = views[0].heightAnchor.constraint(equalToConstant: 20)
    for (index, view) in views.enumerated() {
      let isFirst = index % 3 == 0
      let left = isFirst ? root.leadingAnchor : views[index - 1].trailingAnchor
      constraints.append(view.leadingAnchor.constraint(equalTo: left, constant: 8))
      let above = index < 3 ? root.topAnchor : views[index - 3].bottomAnchor
      constraints.append(view.topAnchor.constraint(equalTo: above, constant: 4))
      if index > 0 {
        constraints.append(view.heightAnchor.constraint(equalTo: views[0].heightAnchor))
      }
      if index % 3 == 2 {
        constraints.append(
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8))
      }
    }
    // The widths of a row: equal, which with both sides makes 96 pt each.
    for index in views.indices where index % 3 != 0 {
      constraints.append(view(index).widthAnchor.constraint(equalTo: view(index - 1).widthAnchor))
    }
    constraints.append(height)
  }

  func view(_ index: Int) -> UIView { views[index] }

  func check(_ height: CGFloat) {
    for (index, view) in views.enumerated() {
      let place = CGRect(
        x: 8 + CGFloat(index % 3) * 104, y: 4 + CGFloat(index / 3) * (height + 4), width: 96,
        height: height)
      let found = view.frame
      let distance = [
        found.minX - place.minX, found.minY - place.minY, found.width - place.width,
        found.height - place.height,
      ].map(abs).max()!
      precondition(distance < 1e-6, "view \(index) is at \(found), not \(place)")
    }
  }
}

@MainActor
func milliseconds(_ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  let gone = ContinuousClock.now - start
  return Double(gone.components.attoseconds) / 1e15 + Double(gone.components.seconds) * 1000
}

var (firsts, changes, solutions): ([Double], [Double], [Double]) = ([], [], [])
for _ in 0..<20 {
  let grid = Grid()
  precondition(grid.constraints.count == 1200)
  firsts.append(
    milliseconds {
      NSLayoutConstraint.activate(grid.constraints)
      grid.root.layoutIfNeeded()
    })
  grid.check(20)
  for step in 0..<10 {
    // All rows but the first move along, and every view is higher.
    changes.append(
      milliseconds {
        grid.height.constant = CGFloat(21 + step)
        grid.root.layoutIfNeeded()
      })
    grid.check(CGFloat(21 + step))
  }
  let last = grid.constraints[grid.constraints.count - 2]
  precondition(last.firstItem === grid.views[299])
  let inset = grid.constraints.first { $0.firstItem === grid.views[299] }!
  for step in 0..<10 {
    // Three views move: the last row.
    solutions.append(
      milliseconds {
        inset.constant = CGFloat(9 + step)
        grid.root.layoutIfNeeded()
      })
  }
}
func middle(_ values: [Double]) -> String {
  String(format: "%.3f", values.sorted()[values.count / 2])
}
func least(_ values: [Double]) -> String { String(format: "%.3f", values.min()!) }
print("300 views, \(Grid().constraints.count) constraints; ms, median and best")
print("first layout      \(middle(firsts))  \(least(firsts))")
print("one moves all     \(middle(changes))  \(least(changes))")
print("one moves a row   \(middle(solutions))  \(least(solutions))")
