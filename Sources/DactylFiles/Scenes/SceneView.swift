import Dactyl

struct SceneView: Sendable {
  var name: String
  /// The frame; nil covers the superview.
  var frame: Rect?
  var transform = AffineTransform.identity
  var alpha = 1.0
  var isHidden = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var recognizers: [SceneRecognizer] = []
  var views: [SceneView] = []

  init(name: String) { self.name = name }

  init(_ node: SceneNode) throws(SceneError) {
    let members = try node.members([
      "name", "frame", "transform", "alpha", "isHidden", "isUserInteractionEnabled",
      "isMultipleTouchEnabled", "isExclusiveTouch", "recognizers", "views",
    ])
    name = try members["name"]?.string() ?? "view"
    if let numbers = try members["frame"]?.numbers(4) {
      frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let numbers = try members["transform"]?.numbers(6) {
      transform = AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    alpha = try members["alpha"]?.number() ?? alpha
    isHidden = try members["isHidden"]?.bool() ?? isHidden
    isUserInteractionEnabled =
      try members["isUserInteractionEnabled"]?.bool() ?? isUserInteractionEnabled
    isMultipleTouchEnabled =
      try members["isMultipleTouchEnabled"]?.bool() ?? isMultipleTouchEnabled
    isExclusiveTouch = try members["isExclusiveTouch"]?.bool() ?? isExclusiveTouch
    for item in try members["recognizers"]?.array() ?? [] {
      recognizers.append(try SceneRecognizer(item))
    }
    for item in try members["views"]?.array() ?? [] { views.append(try SceneView(item)) }
  }

  var allNames: [String] { [name] + views.flatMap(\.allNames) }

  /// The recognisers of this view and its descendants.
  var allRecognizers: [SceneRecognizer] { recognizers + views.flatMap(\.allRecognizers) }
}
