/// What a pointer that touches nothing did over the view of a recogniser.
enum HoverChange {
  /// It came over the view.
  case entered(HoverSample)
  /// It moved and is still over the view.
  case moved(HoverSample)
  /// It is no longer over the view.
  case left(HoverSample)
}
