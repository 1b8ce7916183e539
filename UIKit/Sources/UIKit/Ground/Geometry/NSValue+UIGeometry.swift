import Foundation

extension NSValue {
  /// A boxed point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A boxed size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A boxed rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The boxed point.
  public var cgPointValue: CGPoint { pointValue }

  /// The boxed size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The boxed rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// Boxed insets.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: uiEdgeInsets.top, left: uiEdgeInsets.left, bottom: uiEdgeInsets.bottom,
        right: uiEdgeInsets.right))
  }

  /// The boxed insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSValue {
  /// A boxed matrix.
  public convenience init(caTransform3D: CATransform3D) {
    self.init(numbers: caTransform3D, 16)
  }

  /// The boxed matrix.
  public var caTransform3DValue: CATransform3D {
    var matrix = CATransform3DIdentity
    getValue(&matrix)
    return matrix
  }

  /// A boxed transform.
  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(numbers: cgAffineTransform, 6)
  }

  /// The boxed transform.
  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }

  /// Boxes numbers as an array, because Foundation boxes only its own structures.
  private convenience init<Value>(numbers: Value, _ count: Int) {
    self.init(bytes: [numbers], objCType: "[\(count)d]")
  }
}

extension NSValue {
  /// Identifies an object without keeping it alive, as a key for touches and the like.
  public convenience init(nonretainedObject anObject: Any?) {
    let address =
      anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: [address], objCType: NSValue.addressType)
  }

  /// The identified object; it must be alive.
  public var nonretainedObjectValue: Any? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static let addressType = "Q"
}
