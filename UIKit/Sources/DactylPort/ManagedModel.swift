#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A Core Data model: what the program reads of it, and the classes that Xcode would generate.
struct ManagedModel {
  /// What the module CoreData reads.
  let data: Data
  /// The classes, in Swift.
  let classes: String
  /// What the model says and the port leaves out.
  private(set) var notes: [String] = []

  private struct File: Encodable { var entities: [Entity] = [] }
  private struct Entity: Encodable {
    var name: String
    var className: String
    var isAbstract: Bool
    var parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }
  private struct Attribute: Encodable {
    var name: String
    var type: String
    var isOptional: Bool
    var value: String?
  }
  private struct Relationship: Encodable {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional: Bool
    var isToMany: Bool
    var isOrdered: Bool
    var rule: String?
  }

  /// - Parameters:
  ///   - module: the program's module.
  ///   - declared: the classes that the program declares itself.
  init(_ root: XMLElement, module: String, declared: Set<String>) {
    var (file, text) = (File(), "")
    let entities = root.children.filter { $0.name == "entity" }
    /// The classes of entities by the entities' names.
    let classes = Dictionary(
      entities.map { ($0.peek("name") ?? "", Self.className(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    for entity in entities {
      guard let name = entity["name"], let own = classes[name] ?? nil, Self.isName(name) else {
        notes.append("an entity without a usable name is left out")
        continue
      }
      let parent = entity["parentEntity"].flatMap { classes[$0] != nil ? $0 : nil }
      let kind = entity["codeGenerationType"]
      let isMade = kind == "class" && !declared.contains(own)
      var made = Entity(
        name: name,
        className: isMade || declared.contains(own) ? "\(module).\(own)" : "NSManagedObject",
        isAbstract: entity["isAbstract"] == "YES", parent: parent)
      var members = ""
      for child in entity.children where child.name == "attribute" || child.name == "relationship" {
        guard let key = child["name"], Self.isName(key) else {
          notes.append("a property of \(name) without a usable name is left out")
          continue
        }
        if child.name == "attribute" {
          let type = child["attributeType"] ?? "Undefined"
          made.attributes.append(
            Attribute(
              name: key, type: type, isOptional: child["optional"] == "YES",
              value: child["defaultDateTimeInterval"] ?? child["defaultValueString"]))
          members += Self.property(key, Self.type(of: child, type))
        } else if let destination = child["destinationEntity"],
          let other = classes[destination] ?? nil
        {
          let (isMany, isOrdered) = (child["toMany"] == "YES", child["ordered"] == "YES")
          made.relationships.append(
            Relationship(
              name: key, destination: destination, inverse: child["inverseName"],
              isOptional: child["optional"] == "YES", isToMany: isMany, isOrdered: isOrdered,
              rule: child["deletionRule"]))
          let group = isOrdered ? "NSOrderedSet" : "NSSet"
          members += Self.property(key, isMany ? "\(group)?" : "\(other)?")
          if isMany { members += Self.changes(of: key, other, group) }
        }
      }
      file.entities.append(made)
      let base = parent.flatMap { classes[$0] ?? nil } ?? "NSManagedObject"
      if isMade { text += "\npublic class \(own): \(base), Identifiable {}\n" }
      if isMade || kind == "category" {
        text += """

          extension \(own) {
            public class func fetchRequest() -> NSFetchRequest<\(own)> { NSFetchRequest(entityName: "\(name)") }
          \(members)}

          """
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    data = (try? encoder.encode(file)) ?? Data()
    self.classes = text
  }

  /// The class of an entity without its module; nil if that is no name.
  private static func className(of entity: XMLElement) -> String? {
    let written = entity.peek("representedClassName") ?? entity.peek("name") ?? ""
    let bare = written.split(separator: ".").last.map(String.init) ?? ""
    return isName(bare) ? bare : nil
  }

  /// Whether a text can stand in generated code as a name.
  private static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }\n"
  }

  private static func changes(of key: String, _ type: String, _ group: String) -> String {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return [type, group].map { kind in
      """
        public func addTo\(name)(_ value: \(kind)) { addManaged(value, to: "\(key)") }
        public func removeFrom\(name)(_ value: \(kind)) { removeManaged(value, from: "\(key)") }

      """
    }.joined()
  }

  private static func type(of attribute: XMLElement, _ type: String) -> String {
    let isScalar = attribute["usesScalarValueType"] != "NO"
    switch type {
    case "String": return "String?"
    case "Date":
      return isScalar && attribute.peek("usesScalarValueType") != nil ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    default:
      let own = attribute["customClassName"] ?? ""
      return own.wholeMatch(of: /[\[A-Za-z_][A-Za-z0-9_.:\[\] ]*/) != nil ? "\(own)?" : "NSObject?"
    }
  }
}
