// What `#colorLiteral(…)` and `#imageLiteral(…)` in sources stand for.

/// The type of colours written by Xcode.
public typealias _ColorLiteralType = UIColor
/// The type of images written by Xcode.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour by its parts, 0…1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// A colour by its parts, 0…1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// An image of the program's bundle or catalogues; one without extent where there is none, as
  /// nobody can be told.
  public convenience init(imageLiteralResourceName path: String) {
    let found = UIImage(named: path)
    self.init(copyOf: found ?? UIImage(size: .zero))
  }
}
