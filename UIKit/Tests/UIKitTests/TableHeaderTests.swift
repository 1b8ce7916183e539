import Foundation
import FreedObjects
import Testing
import UIKit

/// Headers of plain tables stay at the top while the rows of their section scroll below them.
@MainActor @Suite(.freesItsObjects)
struct TableHeaderTests {
  private final class Sections: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "section \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let sections = Sections()

  @Test func aHeaderWithoutASizeOfItsOwnHasTheUsualOne() {
    final class Views: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
      }
    }
    let (table, views) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400)), Views())
    (table.dataSource, table.delegate) = (sections, views)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 28)
  }

  private func tops(_ style: UITableView.Style, scrolledTo offset: CGFloat) -> [CGFloat?] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
    table.rowHeight = 40
    table.dataSource = sections
    table.layoutIfNeeded()
    table.contentOffset.y = offset
    table.layoutIfNeeded()
    return [0, 1].map { table.headerView(forSection: $0).map { $0.frame.minY - offset } }
  }

  @Test func theHeaderOfThePresentSectionStays() {
    #expect(tops(.plain, scrolledTo: 0) == [0, nil])
    #expect(tops(.plain, scrolledTo: 100) == [0, nil])
    #expect(tops(.grouped, scrolledTo: 30) == [-30, nil])
  }

  @Test func theNextHeaderPushesItAway() {
    // The first section ends at 228, with a header of 28.
    #expect(tops(.plain, scrolledTo: 210) == [-10, 18])
  }
}
