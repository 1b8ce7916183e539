/// All touches of a window, in the order in which they came down, as recognisers are told of them.
///
/// It cannot be copied. So whoever is told of a move borrows the list, where a list that could
/// change meanwhile would be kept alive by counting references; it does not change while anybody is
/// told.
struct LiveTouches: ~Copyable {
  var touches: ContiguousArray<Touch> = []
}
