import UIKit

/// The pages that people can see, which keep the program in the foreground.
struct ShownPages {
  private var shown: Set<Int> = []

  /// Notes whether a page can be seen.
  ///
  /// The program moves to the background when the last one hides or leaves, and back when one comes.
  /// It starts in the foreground, before there is a page.
  @MainActor
  mutating func note(_ page: Int, isShown: Bool, in application: UIApplication) {
    let wereThere = !shown.isEmpty
    if isShown { shown.insert(page) } else { shown.remove(page) }
    guard shown.isEmpty == wereThere else { return }
    application.host {
      if wereThere { application.enterBackground() } else { application.enterForeground() }
    }
  }
}
