/// What the view of a touch knows of it.
enum DeliveryProgress {
  /// Nothing yet.
  case notDelivered
  /// That it began, and all since then that is not held back.
  case delivering
  /// All there is to know: it ended, was cancelled, or is none of the view's business.
  case finished
}
