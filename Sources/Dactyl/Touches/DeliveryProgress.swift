/// What the view of a touch knows of it.
enum DeliveryProgress {
  /// Nothing yet.
  case notDelivered
  /// That it began, and all since then that is not held back.
  case delivering
  /// Everything: it ended, was cancelled, or the view never hears of it.
  case finished
}
