import Foundation

/// Prints a line at once, because this process may crash next.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
