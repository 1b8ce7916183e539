import Testing

@testable import DactylC

/// Hosts rely on these names of properties.
@Suite struct PropertyNameTests {
  @Test func propertyIsNamedAsItsCase() throws {
    var count = 0
    for number in Int32(-1)...256 {
      guard let property = Property(rawValue: number) else {
        #expect(dactyl_property_name(number) == nil)
        continue
      }
      let name = try #require(dactyl_property_name(number))
      #expect(String(cString: name) == "\(property)")
      count += 1
    }
    #expect(count > 70)
  }
}
