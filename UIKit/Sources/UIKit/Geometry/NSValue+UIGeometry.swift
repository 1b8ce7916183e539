import Foundation

extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A size in a box.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A rectangle in a box.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }

  /// Insets.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: uiEdgeInsets.top, left: uiEdgeInsets.left, bottom: uiEdgeInsets.bottom,
        right: uiEdgeInsets.right))
  }

  /// The insets it holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSValue {
  /// A matrix in a box.
  public convenience init(caTransform3D: CATransform3D) {
    self.init(numbers: caTransform3D, 16)
  }

  /// The matrix in the box.
  public var caTransform3DValue: CATransform3D {
    var matrix = CATransform3DIdentity
    getValue(&matrix)
    return matrix
  }

  /// A transform in a box.
  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(numbers: cgAffineTransform, 6)
  }

  /// The transform in the box.
  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }

  /// As an array: Foundation knows no structures of other names than its own.
  private convenience init<Value>(numbers: Value, _ count: Int) {
    self.init(bytes: [numbers], objCType: "[\(count)d]")
  }
}

extension NSValue {
  /// Names an object and does not keep it alive, as a key for touches or the like.
  public convenience init(nonretainedObject anObject: Any?) {
    let address =
      anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: [address], objCType: NSValue.addressType)
  }

  /// The object that it names; must be alive.
  public var nonretainedObjectValue: Any? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static let addressType = "Q"
}
