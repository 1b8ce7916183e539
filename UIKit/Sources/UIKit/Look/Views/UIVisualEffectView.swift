import Foundation

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The translucent colour that stands for the effect; nil for none.
  package var shade: UIColor? { nil }
}

/// A blur of what lies behind a view, shown as a translucent colour.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  package override var shade: UIColor? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(white: 0.97, alpha: 0.8)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(white: 0.12, alpha: 0.78)
    default: UIColor(light: [0.97, 0.97, 0.97, 0.8], dark: [0.12, 0.12, 0.12, 0.78])
    }
  }

  /// The style of a blur.
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
  /// The blur's style.
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
  /// A vibrancy effect of a kind of content above a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kind of content that shines through a blur.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// The available kinds.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}

/// A view with an effect and a content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content; fills the effect view.
  public let contentView = UIView(frame: .zero)
  /// The effect.
  open var effect: UIVisualEffect? { didSet { noteLook() } }

  /// A view without an effect.
  public override init(frame: CGRect) {
    effect = nil
    super.init(frame: frame)
    fill()
  }

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
