/// What is known of a class besides its templates.
struct StrokeClassModel {
  /// How many templates it has.
  var templates = 0.0
  /// The mean traits of its templates.
  var traits = StrokeTraits()
  /// How near its templates lie to the curves of the background, as paths.
  var path = StrokeNearness()
  /// How near its templates lie to the curves of the background, as clouds.
  var cloud = StrokeNearness()
}
