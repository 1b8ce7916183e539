import UIKit

/// The largest rectangle of a ratio of width to height that fits into another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width,
    height: height)
}
