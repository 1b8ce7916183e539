import Foundation

/// A drawn path, text or image with all that decides its look.
///
/// Drawings are lists of marks; a renderer needs no graphics state.
package struct DrawnMark: Equatable, Sendable {
  /// The kind of mark.
  package enum Kind: Equatable, Sendable {
    /// A filled path.
    case fill(DrawnPath, color: [CGFloat])
    /// A stroked path.
    case stroke(DrawnPath, LineStyle, color: [CGFloat])
    /// A path filled with a gradient.
    case gradient(DrawnPath, DrawnGradient)
    /// A line of text with its baseline's start.
    case text(String, at: CGPoint, UIFont, color: [CGFloat])
    /// An image scaled to a rectangle.
    case image(UIImage, in: CGRect)
  }

  package var kind: Kind
  /// The transform from the mark's coordinates to the view's.
  package var transform = CGAffineTransform.identity
  /// The alpha, from 0 to 1.
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: DrawnShadow?
  /// Filters in CSS's words, such as `sepia(0.8)`; empty for none.
  package var filter = ""
  /// The paths that clip the mark; it shows inside all of them.
  package var clips: [DrawnPath] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// The mark after a further transform.
  package func applying(_ transform: CGAffineTransform) -> DrawnMark {
    var mark = self
    mark.transform = mark.transform.concatenating(transform)
    for index in mark.clips.indices {
      mark.clips[index].transform = mark.clips[index].transform.concatenating(transform)
    }
    return mark
  }
}

/// A copy of a path at the time of drawing.
package struct DrawnPath: Equatable, Sendable {
  package var pieces: [PathPiece]
  package var rule = CGPathFillRule.winding
  /// The transform to the view's coordinates; for clips, which outlive changes of the context's.
  package var transform = CGAffineTransform.identity

  package init(
    _ path: CGPath, rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) {
    pieces = path.pieces
    self.rule = rule
    self.transform = transform
  }
}

/// The style of a stroked line.
package struct LineStyle: Equatable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0
  /// The part of the path to draw, from 0 to 1.
  package var part: ClosedRange<CGFloat> = 0...1

  package init() {}
}

/// A gradient and its position.
package struct DrawnGradient: Equatable, Sendable {
  package var colors: [[CGFloat]]
  /// The position of each colour, from 0 to 1.
  package var locations: [CGFloat]
  /// The points of the first and last colour; for radial gradients the centre and a point on the
  /// rim.
  package var start, end: CGPoint
  package var isRadial: Bool

  package init(
    colors: [[CGFloat]], locations: [CGFloat], start: CGPoint, end: CGPoint, isRadial: Bool = false
  ) {
    (self.colors, self.locations, self.start, self.end) = (colors, locations, start, end)
    self.isRadial = isRadial
  }
}

/// The shadow of a mark.
package struct DrawnShadow: Equatable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: [CGFloat]
}
