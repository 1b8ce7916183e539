import Foundation

/// Prints a line at once: the next moment this process may be gone.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
