import Foundation
import UIKit

/// A view, or a layer without a view.
@MainActor
public enum Pictured {
  /// A view with its layer.
  case view(UIView)
  /// A layer without a view.
  case layer(CALayer)

  /// The identity of the view or layer.
  public var identity: ObjectIdentifier {
    switch self {
    case .view(let view): ObjectIdentifier(view)
    case .layer(let layer): ObjectIdentifier(layer)
    }
  }

  /// The name of its class.
  public var className: String {
    switch self {
    case .view(let view): String(describing: type(of: view))
    case .layer(let layer): String(describing: type(of: layer))
    }
  }

  /// Its children, the rearmost first: layers, then subviews, ordered by `zPosition`.
  public var children: [Pictured] {
    switch self {
    case .layer(let layer): return Pictured.sorted((layer.sublayers ?? []).map { .layer($0) })
    case .view(let view):
      var children: [Pictured] = []
      children.reserveCapacity(view.subviews.count)
      for layer in view.shownLayer?.sublayers ?? [] { children.append(.layer(layer)) }
      for view in view.subviews { children.append(.view(view)) }
      return Pictured.sorted(children)
    }
  }

  private var height: CGFloat {
    switch self {
    case .view(let view): view.shownLayer?.zPosition ?? 0
    case .layer(let layer): layer.zPosition
    }
  }

  private static func sorted(_ all: [Pictured]) -> [Pictured] {
    guard all.contains(where: { $0.height != 0 }) else { return all }
    // Equal heights keep their order.
    return all.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }
    .map(\.element)
  }

  /// The look of a view or layer.
  ///
  /// - Parameter drawing: the last result of `draw(_:)`; updated if it is out of date.
  public func look(_ drawing: inout ViewDrawing) -> Look {
    switch self {
    case .view(let view): view.look(&drawing)
    case .layer(let layer): layer.look
    }
  }
}

/// The result of a view's `draw(_:)`, valid until the view needs display.
public struct ViewDrawing {
  private var request: UInt?
  private var size = CGSize.zero
  private var marks: [DrawnMark] = []

  /// An empty drawing.
  public init() {}

  @MainActor
  mutating func marks(of view: UIView) -> [DrawnMark] {
    let bounds = view.bounds
    let isStretched = size != bounds.size
    guard request != view.displayRequest || isStretched && view.contentMode == .redraw else {
      guard isStretched, !marks.isEmpty, size.width > 0, size.height > 0 else { return marks }
      // A drawing for another size is stretched, as on a phone by default.
      let stretch = CGAffineTransform(
        scaleX: bounds.width / size.width, y: bounds.height / size.height)
      return marks.map { $0.applying(stretch) }
    }
    let context = CGContext()
    context.drawnSize = bounds.size
    UIGraphicsPushContext(context)
    view.draw(bounds)
    UIGraphicsPopContext()
    (request, size, marks) = (view.displayRequest, bounds.size, context.marks)
    return marks
  }
}
