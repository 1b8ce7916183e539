import Dactyl
import DactylFiles
import DactylStrokes
import Testing

@testable import DactylC

extension HandleTests {
  /// The engine's kinds match `Schema/gestures.toml`.
  @Suite struct SchemaTests {
    @Test(arguments: schemaKinds)
    func defaultsAreThoseOfTheEngine(_ kind: SchemaKind) {
      let window = dactyl_window_create(0, 0, 100, 100)
      let recognizer = dactyl_recognizer_create(window, kind.code)
      for (property, value) in kind.defaults {
        let present = dactyl_get_number(recognizer, property)
        #expect(abs(present - value) < 1e-12 || present == value, "\(kind.name) \(property)")
        #expect(dactyl_set_number(recognizer, property, present) == 0, "\(kind.name) \(property)")
      }
      _ = dactyl_release(window)
    }

    @Test(arguments: schemaKinds)
    func aSettingChangesNoOther(_ kind: SchemaKind) {
      let window = dactyl_window_create(0, 0, 100, 100)
      for (property, value) in kind.defaults where value != 1 {
        let recognizer = dactyl_recognizer_create(window, kind.code)
        // Every setting accepts 1, except a library, which must exist.
        guard dactyl_set_number(recognizer, property, 1) == 0 else { continue }
        for (other, usual) in kind.defaults {
          let present = dactyl_get_number(recognizer, other)
          let expected = other == property ? 1 : usual
          #expect(
            abs(present - expected) < 1e-12 || present == expected,
            "\(kind.name) \(other), by \(property)")
        }
      }
      _ = dactyl_release(window)
    }

    @Test(arguments: schemaKinds)
    func readingsAreThoseOfTheEngine(_ kind: SchemaKind) throws {
      let recognizer = try #require(RecognizerKind(rawValue: kind.code)).make()
      let readings = recognizer.readings(in: nil).map { "\($0.name) \($0.values.count)" }
      #expect(readings == kind.readings)
      #expect("\(recognizer.kind)" == kind.name)
    }

    @Test func scenesHaveEveryKindButThoseThatNeedALibraryOrAHost() {
      let known = Set(DactylFiles.RecognizerKind.all.map(\.name))
      #expect(known == Set(schemaKinds.map(\.name)).subtracting(["stroke", "shown", "custom"]))
    }
  }
}
