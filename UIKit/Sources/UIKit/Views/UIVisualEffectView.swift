import Foundation

/// Stored: an effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Stored: a blur of what lies behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Stored: the style of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// A style.
    case extraLight, light, dark
    /// A style.
    case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Stored: the blur's style.
  public let style: Style
  /// A blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Stored: an effect that lets a blur shine through the content.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// A vibrancy effect above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with a stored effect; only its content view acts.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content; fills the effect view.
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
