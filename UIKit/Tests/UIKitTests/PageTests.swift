import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// How fingers turn the pages of a page controller, 1000 pt wide.
@MainActor @Suite(.freesItsObjects)
struct PageTests {
  private final class Page: UIViewController {
    let log: Log
    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(title!) comes") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(title!) came") }
    override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(title!) goes") }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(title!) went") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    let log: Log
    init(_ log: Log) {
      self.log = log
      pages = ["a", "b", "c"].map { Page($0, log) }
    }
    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      let place = pages.firstIndex { $0 === controller }! + step
      return pages.indices.contains(place) ? pages[place] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { page(-1, from: controller) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { page(1, from: controller) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { log.entries.append("to \(pending[0].title!)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
    ) { log.entries.append("\(completed ? "turned from" : "stayed at") \(previous[0].title!)") }
  }

  private let log = Log()
  private let book: Book
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let test = TestWindow()

  init() {
    book = Book(log)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    test.window.rootViewController = pages
    test.window.layoutIfNeeded()
    log.entries = []
  }

  @Test func flingDrawsTheNextPageIn() throws {
    try test.run("down(800,500) 16ms move(700,500) 16ms move(500,500) 16ms up")
    #expect(log.entries == ["b comes", "a goes", "to b", "b came", "a went", "turned from a"])
    #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.pages[0].view.superview == nil)
  }

  @Test func shortDragLetsThePageComeBack() throws {
    try test.run("down(800,500) 16ms move(700,500) 16ms move(600,500) 500ms up")
    #expect(
      log.entries == [
        "b comes", "a goes", "to b", "b goes", "a comes", "b went", "a came", "stayed at a",
      ])
    #expect(pages.viewControllers == [book.pages[0]] && pages.children == [book.pages[0]])
  }

  @Test func nothingComesBeforeTheFirstPage() throws {
    try test.run("down(200,500) 16ms move(300,500) 16ms move(700,500) 16ms up")
    #expect(log.entries.isEmpty && pages.viewControllers == [book.pages[0]])
  }

  @Test func pagesAreTurnedBackAndForth() throws {
    try test.run("down(800,500) 16ms move(700,500) 16ms move(300,500) 16ms up")
    try test.run("down(800,500) 16ms move(700,500) 16ms move(300,500) 16ms up")
    #expect(pages.viewControllers == [book.pages[2]])
    try test.run("down(200,500) 16ms move(300,500) 16ms move(700,500) 16ms up")
    #expect(pages.viewControllers == [book.pages[1]])
  }

  @Test func codeTurnsPagesAndTheDelegateIsNotTold() {
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    #expect(log.entries == ["c comes", "c came", "a goes", "a went"])
    #expect(pages.viewControllers == [book.pages[2]] && pages.children == [book.pages[2]])
  }
}
