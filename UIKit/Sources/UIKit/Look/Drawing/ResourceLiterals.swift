// The types of `#colorLiteral(…)` and `#imageLiteral(…)`.

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
/// The type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from components between 0 and 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a colour from components between 0 and 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image of the program's bundle or catalogues; an empty one if it is missing.
  public convenience init(imageLiteralResourceName path: String) {
    let found = UIImage(named: path)
    self.init(copyOf: found ?? UIImage(size: .zero))
  }
}
