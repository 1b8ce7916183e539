import Foundation

/// A filter whose values are properties, as ``CIFilter``'s class methods make it.
public final class CIBuiltinFilter: CIFilter {
  private func get(_ key: String) -> Float { Float(number(key)) }

  /// The picture to change.
  public var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The picture behind.
  public var backgroundImage: CIImage? {
    get { image(kCIInputBackgroundImageKey) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The strength.
  public var intensity: Float {
    get { get(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// The radius, in pixels.
  public var radius: Float {
    get { get(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// The scale.
  public var scale: Float {
    get { get(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// The angle, in radians.
  public var angle: Float {
    get { get(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  /// The width, in pixels.
  public var width: Float {
    get { get(kCIInputWidthKey) }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }
  /// The sharpness.
  public var sharpness: Float {
    get { get(kCIInputSharpnessKey) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  /// The saturation; 1 keeps the picture's.
  public var saturation: Float {
    get { get(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The brightness; 0 keeps the picture's.
  public var brightness: Float {
    get { get(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// The contrast; 1 keeps the picture's.
  public var contrast: Float {
    get { get(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// The exposure; each 1 doubles the light.
  public var ev: Float {
    get { get(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  /// The amount.
  public var amount: Float {
    get { get("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  /// The number of mirrors.
  public var count: Int {
    get { Int(number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
  /// The centre, in pixels.
  public var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  /// The colour.
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
}

extension CIFilter {
  private static func make(_ name: String) -> CIBuiltinFilter { CIBuiltinFilter(name: name)! }

  /// Blurs.
  public class func gaussianBlur() -> CIBuiltinFilter { make("CIGaussianBlur") }
  /// Blurs.
  public class func boxBlur() -> CIBuiltinFilter { make("CIBoxBlur") }
  /// Blurs.
  public class func discBlur() -> CIBuiltinFilter { make("CIDiscBlur") }
  /// Blurs.
  public class func motionBlur() -> CIBuiltinFilter { make("CIMotionBlur") }
  /// Makes brown.
  public class func sepiaTone() -> CIBuiltinFilter { make("CISepiaTone") }
  /// Changes saturation, brightness and contrast.
  public class func colorControls() -> CIBuiltinFilter { make("CIColorControls") }
  /// Inverts the colours.
  public class func colorInvert() -> CIBuiltinFilter { make("CIColorInvert") }
  /// Makes grey.
  public class func colorMonochrome() -> CIBuiltinFilter { make("CIColorMonochrome") }
  /// Changes the light.
  public class func exposureAdjust() -> CIBuiltinFilter { make("CIExposureAdjust") }
  /// Turns the colours.
  public class func hueAdjust() -> CIBuiltinFilter { make("CIHueAdjust") }
  /// Changes the saturation.
  public class func vibrance() -> CIBuiltinFilter { make("CIVibrance") }
  /// Makes grey.
  public class func photoEffectMono() -> CIBuiltinFilter { make("CIPhotoEffectMono") }
  /// Makes grey, with more contrast.
  public class func photoEffectNoir() -> CIBuiltinFilter { make("CIPhotoEffectNoir") }
  /// Makes grey, with less contrast.
  public class func photoEffectTonal() -> CIBuiltinFilter { make("CIPhotoEffectTonal") }
  /// Looks like an old film.
  public class func photoEffectChrome() -> CIBuiltinFilter { make("CIPhotoEffectChrome") }
  /// Looks like an old film.
  public class func photoEffectFade() -> CIBuiltinFilter { make("CIPhotoEffectFade") }
  /// Looks like an old film.
  public class func photoEffectInstant() -> CIBuiltinFilter { make("CIPhotoEffectInstant") }
  /// Looks like an old film.
  public class func photoEffectProcess() -> CIBuiltinFilter { make("CIPhotoEffectProcess") }
  /// Looks like an old film.
  public class func photoEffectTransfer() -> CIBuiltinFilter { make("CIPhotoEffectTransfer") }
  /// Does nothing: makes squares.
  public class func pixellate() -> CIBuiltinFilter { make("CIPixellate") }
  /// Does nothing: makes crystals.
  public class func crystallize() -> CIBuiltinFilter { make("CICrystallize") }
  /// Does nothing: draws edges.
  public class func edges() -> CIBuiltinFilter { make("CIEdges") }
  /// Does nothing: makes a cartoon.
  public class func comicEffect() -> CIBuiltinFilter { make("CIComicEffect") }
  /// Does nothing: lets light shine.
  public class func bloom() -> CIBuiltinFilter { make("CIBloom") }
  /// Does nothing: twirls.
  public class func twirlDistortion() -> CIBuiltinFilter { make("CITwirlDistortion") }
  /// Does nothing: makes a bump.
  public class func bumpDistortion() -> CIBuiltinFilter { make("CIBumpDistortion") }
  /// Does nothing: sharpens.
  public class func unsharpMask() -> CIBuiltinFilter { make("CIUnsharpMask") }
  /// Does nothing: darkens the corners.
  public class func vignette() -> CIBuiltinFilter { make("CIVignette") }
  /// Does nothing: mirrors in a circle.
  public class func kaleidoscope() -> CIBuiltinFilter { make("CIKaleidoscope") }
}
