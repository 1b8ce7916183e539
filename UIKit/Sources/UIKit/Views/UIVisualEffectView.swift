import Foundation

/// Stored: an effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Stored: what is behind a view is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Stored: how bright a blur is.
  public enum Style: Int, Hashable, Sendable {
    /// One of the looks.
    case extraLight, light, dark
    /// One of the looks.
    case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Stored: how bright it is.
  public let style: Style
  /// A blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Stored: what is on a view lets the blur through.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// An effect above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with an effect on what is behind it; only its content is of use.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where the content goes; fills the view.
  public let contentView = UIView(frame: .zero)
  /// Stored: the effect.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  /// A view that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
