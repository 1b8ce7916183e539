import Foundation

/// Changes a picture as its name and its values say.
///
/// Blurs and colour filters act, because browsers have them. All other filters of
/// ``CIFilter/filterNames(inCategory:)`` keep their values and return the picture unchanged.
open class CIFilter: NSObject {
  /// The name, such as `CISepiaTone`.
  public let name: String
  private var values: [String: Any]
  private let kind: FilterKind

  /// A filter with default values; nil for an unknown name.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// A filter with values; nil for an unknown name.
  public init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.all[name] else { return nil }
    (self.name, self.kind) = (name, kind)
    values = params ?? [:]
    super.init()
  }

  /// The names of the values that the filter takes, the picture first.
  open var inputKeys: [String] { [kCIInputImageKey] + kind.inputs.map(\.key) }
  /// The names of what comes out.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name, and the usual value of each number.
  open var attributes: [String: Any] {
    var all: [String: Any] = [kCIAttributeFilterName: name]
    for input in kind.inputs {
      all[input.key] = [kCIAttributeDefault: input.usual as Any]
    }
    return all
  }
  /// Takes the usual values.
  open func setDefaults() {
    values = values.filter { $0.key == kCIInputImageKey }
  }
  /// Sets a value: a picture, a number, a colour or a vector.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value that was set, or the usual one.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let value = values[key] { return value }
    let usual = kind.inputs.first { $0.key == key }?.usual
    return (usual as? CGPoint).map { CIVector(cgPoint: $0) } ?? usual
  }

  /// The changed picture; nil without a picture.
  open var outputImage: CIImage? {
    guard let image = values[kCIInputImageKey] as? CIImage else { return nil }
    return kind.change(image, self)
  }

  func number(_ key: String) -> Double {
    switch value(forKey: key) {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// The names of all filters, in the order of letters.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.keys.sorted()
  }
  /// The names of all filters, in the order of letters.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    filterNames(inCategory: nil)
  }
  /// The words of a filter's name, such as `Sepia Tone`.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.all[filterName].map { _ in
      String(filterName.dropFirst(2)).replacing(/[a-z][A-Z]/) {
        "\($0.output.first!) \($0.output.last!)"
      }
    }
  }
}

/// A filter's values, and what it does.
private struct FilterKind {
  var inputs: [(key: String, usual: Any?)]
  var change: (CIImage, CIFilter) -> CIImage

  /// A filter that CSS has, by a number.
  private static func words(
    _ inputs: [(key: String, usual: Any?)], _ words: @escaping (CIFilter) -> String
  ) -> FilterKind { FilterKind(inputs: inputs) { $0.filtered(words($1)) } }

  private static func same(_ inputs: (key: String, usual: Any?)...) -> FilterKind {
    FilterKind(inputs: inputs) { image, _ in image }
  }

  private static func blur(_ usual: Double) -> FilterKind {
    words([(kCIInputRadiusKey, usual)]) { "blur(\($0.number(kCIInputRadiusKey))px)" }
  }

  // A vector would be an object for ever.
  private static let center = CGPoint(x: 150, y: 150)

  nonisolated(unsafe) static let all: [String: FilterKind] = [
    "CIGaussianBlur": blur(10), "CIBoxBlur": blur(10), "CIDiscBlur": blur(8),
    "CIMotionBlur": blur(20),
    "CIZoomBlur": same((kCIInputCenterKey, center), ("inputAmount", 20.0)),
    "CIMedianFilter": same(),
    "CISepiaTone": words([(kCIInputIntensityKey, 1.0)]) {
      "sepia(\(min(max($0.number(kCIInputIntensityKey), 0), 1)))"
    },
    "CIColorControls": words([
      (kCIInputSaturationKey, 1.0), (kCIInputBrightnessKey, 0.0), (kCIInputContrastKey, 1.0),
    ]) {
      "saturate(\(max($0.number(kCIInputSaturationKey), 0))) "
        + "brightness(\(max(1 + $0.number(kCIInputBrightnessKey), 0))) "
        + "contrast(\(max($0.number(kCIInputContrastKey), 0)))"
    },
    "CIColorInvert": words([]) { _ in "invert(1)" },
    "CIColorMonochrome": words([(kCIInputColorKey, nil), (kCIInputIntensityKey, 1.0)]) {
      "grayscale(\(min(max($0.number(kCIInputIntensityKey), 0), 1)))"
    },
    "CIExposureAdjust": words([(kCIInputEVKey, 0.0)]) {
      "brightness(\(pow(2, $0.number(kCIInputEVKey))))"
    },
    "CIHueAdjust": words([(kCIInputAngleKey, 0.0)]) {
      "hue-rotate(\($0.number(kCIInputAngleKey))rad)"
    },
    "CIVibrance": words([("inputAmount", 0.0)]) {
      "saturate(\(max(1 + $0.number("inputAmount"), 0)))"
    },
    "CIPhotoEffectMono": words([]) { _ in "grayscale(1)" },
    "CIPhotoEffectNoir": words([]) { _ in "grayscale(1) contrast(1.4)" },
    "CIPhotoEffectTonal": words([]) { _ in "grayscale(1) contrast(0.9)" },
    "CIPhotoEffectFade": words([]) { _ in "saturate(0.7) contrast(0.8) brightness(1.1)" },
    "CIPhotoEffectChrome": words([]) { _ in "saturate(1.4) contrast(1.1)" },
    "CIPhotoEffectInstant": words([]) { _ in "sepia(0.3) saturate(0.9) contrast(0.95)" },
    "CIPhotoEffectProcess": words([]) { _ in "hue-rotate(-8deg) saturate(1.1)" },
    "CIPhotoEffectTransfer": words([]) { _ in "sepia(0.25) saturate(1.3)" },
    "CIMaximumComponent": words([]) { _ in "grayscale(1) brightness(1.2)" },
    "CIMinimumComponent": words([]) { _ in "grayscale(1) brightness(0.8)" },
    "CICrop": FilterKind(inputs: [("inputRectangle", nil)]) { image, filter in
      guard let side = filter.value(forKey: "inputRectangle") as? CIVector else { return image }
      return image.cropped(to: CGRect(x: side.x, y: side.y, width: side.z, height: side.w))
    },
    "CIAffineTransform": FilterKind(inputs: [(kCIInputTransformKey, nil)]) { image, filter in
      (filter.value(forKey: kCIInputTransformKey) as? CGAffineTransform)
        .map { image.transformed(by: $0) } ?? image
    },
    "CISourceOverCompositing": FilterKind(inputs: [(kCIInputBackgroundImageKey, nil)]) {
      image, filter in
      filter.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    },
    "CIPixellate": same((kCIInputCenterKey, center), (kCIInputScaleKey, 8.0)),
    "CIHexagonalPixellate": same((kCIInputCenterKey, center), (kCIInputScaleKey, 8.0)),
    "CICrystallize": same((kCIInputRadiusKey, 20.0), (kCIInputCenterKey, center)),
    "CIPointillize": same((kCIInputRadiusKey, 20.0), (kCIInputCenterKey, center)),
    "CIComicEffect": same(), "CIEdges": same((kCIInputIntensityKey, 1.0)),
    "CIEdgeWork": same((kCIInputRadiusKey, 3.0)),
    "CIGloom": same((kCIInputRadiusKey, 10.0), (kCIInputIntensityKey, 0.5)),
    "CIBloom": same((kCIInputRadiusKey, 10.0), (kCIInputIntensityKey, 0.5)),
    "CITwirlDistortion": same(
      (kCIInputCenterKey, center), (kCIInputRadiusKey, 300.0), (kCIInputAngleKey, Double.pi)),
    "CIBumpDistortion": same(
      (kCIInputCenterKey, center), (kCIInputRadiusKey, 300.0), (kCIInputScaleKey, 0.5)),
    "CIPinchDistortion": same(
      (kCIInputCenterKey, center), (kCIInputRadiusKey, 300.0), (kCIInputScaleKey, 0.5)),
    "CIVortexDistortion": same(
      (kCIInputCenterKey, center), (kCIInputRadiusKey, 300.0), (kCIInputAngleKey, 56.5)),
    "CIHoleDistortion": same((kCIInputCenterKey, center), (kCIInputRadiusKey, 150.0)),
    "CIKaleidoscope": same(("inputCount", 6), (kCIInputCenterKey, center), (kCIInputAngleKey, 0.0)),
    "CIDotScreen": same(
      (kCIInputCenterKey, center), (kCIInputAngleKey, 0.0), (kCIInputWidthKey, 6.0),
      (kCIInputSharpnessKey, 0.7)),
    "CICMYKHalftone": same(
      (kCIInputCenterKey, center), (kCIInputWidthKey, 6.0), (kCIInputAngleKey, 0.0),
      (kCIInputSharpnessKey, 0.7)),
    "CIUnsharpMask": same((kCIInputRadiusKey, 2.5), (kCIInputIntensityKey, 0.5)),
    "CISharpenLuminance": same((kCIInputSharpnessKey, 0.4), (kCIInputRadiusKey, 1.69)),
    "CIVignette": same((kCIInputIntensityKey, 0.0), (kCIInputRadiusKey, 1.0)),
    "CIVignetteEffect": same(
      (kCIInputCenterKey, center), (kCIInputRadiusKey, 150.0), (kCIInputIntensityKey, 1.0)),
    "CIGammaAdjust": same(("inputPower", 1.0)),
    "CITemperatureAndTint": same(
      ("inputNeutral", CGPoint(x: 6500, y: 0)), ("inputTargetNeutral", CGPoint(x: 6500, y: 0))),
    "CIHighlightShadowAdjust": same(("inputHighlightAmount", 1.0), ("inputShadowAmount", 0.0)),
    "CIColorPosterize": same(("inputLevels", 6.0)),
    "CIFalseColor": same(("inputColor0", nil), ("inputColor1", nil)),
    "CIColorClamp": same(("inputMinComponents", nil), ("inputMaxComponents", nil)),
    "CIColorMatrix": same(
      ("inputRVector", nil), ("inputGVector", nil), ("inputBVector", nil), ("inputAVector", nil)),
    "CILinearToSRGBToneCurve": same(), "CISRGBToneCurveToLinear": same(),
    "CIThermal": same(), "CIXRay": same(),
  ]
}

/// The key of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the changed picture.
public let kCIOutputImageKey = "outputImage"
/// The key of a strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a centre, a `CIVector`.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a saturation; 1 keeps the picture's.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness; 0 keeps the picture's.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast; 1 keeps the picture's.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure; each 1 doubles the light.
public let kCIInputEVKey = "inputEV"
/// The key of a colour, a `CIColor`.
public let kCIInputColorKey = "inputColor"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a picture that masks.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a picture at a transition's end.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a transition's progress, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The key of a value's usual number among its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of a filter's name among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The category of colour filters, which `filterNames(inCategory:)` ignores.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of blurs, which `filterNames(inCategory:)` ignores.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of all filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
