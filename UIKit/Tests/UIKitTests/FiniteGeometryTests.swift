import Foundation
import FreedObjects
import Testing
import UIKit

/// NaN and infinity stop and change nothing.
@MainActor @Suite(.freesItsObjects)
struct FiniteGeometryTests {
  nonisolated private static let odd: [CGRect] = [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), .null,
  ]

  @Test(arguments: odd)
  func viewStaysWhereItIs(place: CGRect) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = place
    view.bounds = place
    view.center = CGPoint(x: place.minX, y: place.width)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func constraintKeepsItsNumber() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.constant = .nan
    #expect(width.constant == 5)
    let height = view.heightAnchor.constraint(equalToConstant: .infinity)
    #expect(height.constant == 0)
  }

  @Test func itemsThatALayoutPutsNowhereAreNotSeen() {
    final class Nowhere: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9))
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Nowhere())
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test func matricesGoIntoABoxAndOut() {
    let matrix = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(caTransform3D: matrix).caTransform3DValue == matrix)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
  }
}
