import Foundation
import FreedObjects
import Testing
import UIKit

private class Person: NSObject {
  var name: String?
  var age = 0
  var friends: [Person] = []
  lazy var initials = "?"
  init(_ name: String?, _ age: Int = 0) { (self.name, self.age) = (name, age) }
}

@Suite(.freesItsObjects)
struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[A-Z0-9._%+-]+@[A-Z]+", "ANN@EXAMPLE", true),
    ("SELF MATCHES %@", "[a-z]+", "abc1", false),
    ("SELF MATCHES[c] %@", "[a-z]+", "ABC", true),
    ("self CONTAINS[cd] %@", "é", "CAFE", true),
    ("self BEGINSWITH %@", "ca", "Cafe", false),
    ("self endswith 'fe'", "", "Cafe", true),
    ("self LIKE 'C?f*'", "", "Cafe au lait", true),
    ("self LIKE 'C.f*'", "", "Cafe au lait", false),
    ("NOT (SELF == %@ OR SELF == 'b')", "a", "c", true),
    ("SELF IN {'a', 'b'} AND TRUEPREDICATE", "", "b", true),
    ("! SELF = 'it\\'s'", "", "it's", false),
  ])
  func textsAreAsTheFormatSays(_ format: String, _ argument: String, _ text: String, _ fits: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == fits)
  }

  @Test func objectsAreReadByTheirStoredProperties() {
    let (ann, bob) = (Person("Ann", 30), Person(nil, 20))
    ann.friends = [bob, Person("Cid", 50)]
    _ = ann.initials
    func fits(_ format: String, _ arguments: Any?...) -> Bool {
      NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }).evaluate(with: ann)
    }
    #expect(fits("name == %@ && age > %d", "Ann", 29) && !fits("age > 29.5 && age <= 29"))
    #expect(fits("%K BETWEEN {30, 40}", "age") && fits("initials = '?'"))
    #expect(
      fits("friends.@count == 2") && fits("ANY friends.age == 50") && !fits("ALL friends.age == 50")
    )
    #expect(fits("NONE friends.age == 30") && fits("friends.@sum.age == 70"))
    #expect(fits("friends.@max.age == 50 AND friends.@avg.age == 35 AND friends.name.@count == 2"))
    #expect(NSPredicate(format: "name == nil").evaluate(with: bob) && !fits("name = nil"))
    // What is missing is neither less nor more.
    #expect(!NSPredicate(format: "name < 'b' OR name >= 'b'").evaluate(with: bob))
  }

  @Test func listsAreFilteredAndSortedByNames() {
    let people =
      [Person("bob", 2), Person("Ann", 3), Person("ann 10", 1), Person("ann 9", 1)] as NSArray
    let found = people.filtered(using: NSPredicate(format: "age < %d", 3))
    #expect(found.count == 3)
    func sorted(_ descriptors: NSSortDescriptor...) -> [String?] {
      people.sortedArray(using: descriptors).map { ($0 as? Person)?.name }
    }
    #expect(
      sorted(
        NSSortDescriptor(key: "age", ascending: false),
        NSSortDescriptor(key: "name", ascending: true))
        == ["Ann", "bob", "ann 10", "ann 9"])
    let selector = Selector("localizedStandardCompare(_:)")
    #expect(
      sorted(NSSortDescriptor(key: "name", ascending: true, selector: selector))
        == ["Ann", "ann 9", "ann 10", "bob"])
    #expect(sorted(NSSortDescriptor(keyPath: \Person.name, ascending: true))[0] == "Ann")
  }

  @Test func formatsTakeWhatIsWrittenAsAnArgumentOfC() {
    let id = UUID()
    #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id.uuidString))
    #expect(
      String(format: "%@ %@", id as CVarArg, NSNumber(value: 4) as CVarArg) == "\(id.uuidString) 4")
  }
}
