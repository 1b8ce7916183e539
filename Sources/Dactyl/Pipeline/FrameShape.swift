/// What kind of frame it is: found out once, when the window accepts it, and passed down.
package enum FrameShape {
  /// All contacts that are down moved, named in the order in which they came down, and nothing else
  /// happened. Nearly all frames are like that, and there are shorter ways for them.
  case plainMove
  /// Any other frame.
  case mixed
}
