// Generated from Schema/interface.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

/// What the engine asks or tells the host while it decides.
enum HostQuestion: Int32 {
  case shouldBegin = 0
  case shouldReceive = 1
  case canPrevent = 2
  case canBePrevented = 3
  case touchesBegan = 4
  case touchesMoved = 5
  case touchesEnded = 6
  case touchesCancelled = 7
  case deadlineReached = 8
  case reset = 9
}
