/// What is known of a class besides its templates.
struct StrokeClassModel {
  /// How many templates it has.
  var templates = 0.0
  /// The mean traits of its templates.
  var traits = StrokeTraits()
  /// How near its templates of one stroke lie to the curves of the background.
  var toOthers = StrokeNearness()
}
