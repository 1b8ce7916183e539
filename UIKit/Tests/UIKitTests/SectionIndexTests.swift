import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// Letters at a table's edge, and searches in its header.
@MainActor @Suite(.freesItsObjects)
struct SectionIndexTests {
  private final class Names: UITableViewController, UISearchResultsUpdating {
    var searched: [String] = []
    var hasIndex = true
    override func numberOfSections(in tableView: UITableView) -> Int { 5 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hasIndex ? ["A", "B", "C", "D", "E"] : nil
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "\(section)" }
    func updateSearchResults(for searchController: UISearchController) {
      searched.append(searchController.searchBar.text ?? "")
    }
  }

  private func show(_ names: Names) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = names
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func fingerOnTheIndexGoesToASection() throws {
    let names = Names()
    let window = show(names)
    // Five titles of 14 pt in the middle of 480 pt: the third is at 240.
    try window.dactylWindow.play(touches("down(310,240) 50ms up"))
    #expect(names.tableView.contentOffset.y == names.tableView.rect(forSection: 2).minY)
    names.hasIndex = false
    names.tableView.reloadData()
    #expect(names.tableView.sectionIndex == nil)
    window.rootViewController = nil
  }

  @Test func searchShowsScopesAndResults() throws {
    let names = Names()
    let window = show(names)
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = names
    search.searchBar.scopeButtonTitles = ["All", "Few"]
    search.searchBar.sizeToFit()
    names.tableView.tableHeaderView = search.searchBar
    window.layoutIfNeeded()
    #expect(search.searchBar.bounds.height == 56 && !search.isActive)
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive && search.searchBar.bounds.height == 96)
    #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    #expect(results.view.superview == nil)
    window.typeText("a")
    #expect(names.searched.last == "a")
    #expect(results.view.superview === names.view && results.view.frame.minY == 96)
    search.isActive = false
    #expect(results.view.superview == nil && search.searchBar.bounds.height == 56)
    #expect(search.searchBar.text == "" && !search.searchBar.searchTextField.isFirstResponder)
    names.tableView.tableHeaderView = nil
    window.rootViewController = nil
  }

  @Test func baselinesOfFieldsAreThoseOfTheirText() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (label, field) = (UILabel(), UITextField())
    label.text = "Name"
    field.borderStyle = .roundedRect
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: box.topAnchor),
      field.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    box.layoutIfNeeded()
    // Both fonts are the same, so both texts have the same middle.
    #expect(abs(label.frame.midY - field.frame.midY) < 0.5, "\(label.frame) \(field.frame)")
  }

  @Test func attributedTextIsAsWideAsItsRuns() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "plain large")
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 34)], range: NSRange(location: 6, length: 5))
    label.text = "plain large"
    let plain = label.intrinsicContentSize
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > plain.width + 20)
    #expect(label.intrinsicContentSize.height > plain.height + 10)
    label.text = "plain"
    #expect(label.attributedRuns == nil)
  }

  @Test func namedFontsAreMeasuredAsFastAsTheSystems() {
    func time(_ font: UIFont) -> Duration {
      ContinuousClock().measure {
        for _ in 0..<500 { _ = UIFont.measure.width(of: "a", font: font) }
      }
    }
    let names = ["Zapfino", "Verdana-BoldItalic", "Trebuchet-BoldItalic"]
    let named = names.map { time(UIFont(name: $0, size: 17)!) }.min()!
    #expect(named < time(.systemFont(ofSize: 17)) * 5, "\(named)")
  }

  @Test func familiesHaveFonts() {
    #expect(UIFont.familyNames.count > 15)
    for family in UIFont.familyNames {
      let fonts = UIFont.fontNames(forFamilyName: family)
      #expect(!fonts.isEmpty)
      for font in fonts { #expect(UIFont(name: font, size: 12)?.familyName == family, "\(font)") }
    }
    let courier = UIFont(name: "Courier", size: 10)!
    #expect(abs(UIFont.measure.width(of: "iiii", font: courier) - 24) < 1e-9)
  }
}
