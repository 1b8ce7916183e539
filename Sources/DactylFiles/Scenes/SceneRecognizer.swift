import Dactyl
import DactylStrokes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct SceneRecognizer: Sendable {
  /// A value and the setting that takes it.
  struct Assignment: Sendable {
    var setting: RecognizerSetting
    var node: SceneNode
  }

  /// The name of another recogniser, and its place in the file.
  struct Reference: Sendable {
    var name: String
    var path: String

    /// The names in an array; none without one.
    static func all(_ node: SceneNode?) throws(SceneError) -> [Reference] {
      var references: [Reference] = []
      for item in try node?.array() ?? [] {
        references.append(Reference(name: try item.string(), path: item.path))
      }
      return references
    }
  }

  /// A text for a view to show, and for how long.
  struct Saying: Sendable {
    var view: String
    var viewPath: String
    var text: String
    /// Seconds until the text goes; nil for never.
    var duration: Double?
  }

  var kind: RecognizerKind
  var name: String
  var path = "$"
  var assignments: [Assignment] = []
  /// What a `stroke` or a `shown` recognises.
  var library: GestureLibrary?
  /// Its relations to other recognisers, by name; `*` for all.
  var relations: [(relation: GestureRelation, other: Reference)] = []
  /// True if its value continues from one gesture to the next.
  var continues = false
  /// What a view shows once the gesture is recognised.
  var says: Saying?
  /// True if a scratch-out removes the view beneath it.
  var deletes = false
  /// True if the view keeps all its touches, without delay.
  var takesNothingFromView = false
  /// The recognisers that end when this one begins.
  var ends: [Reference] = []
  /// The recognisers whose gestures this one stands for, if it is recognised when they end.
  var replaces: [Reference] = []
  /// True if it takes no touch that comes down at an edge of the surface.
  var keepsOffEdges = false
  /// True to recognise every direction and edge, not only those of a new recogniser.
  var coversEverything = false

  init(kind: RecognizerKind, name: String) {
    self.kind = kind
    self.name = name
  }

  init(_ node: SceneNode) throws(SceneError) {
    let kindNode = try node.members().required("kind")
    let word = try kindNode.string()
    let kinds = RecognizerKind.all + RecognizerKind.learned
    guard let kind = kinds.first(where: { $0.name == word }) else {
      throw kindNode.error(
        "no recogniser is a \"\(word)\"" + suggestion(for: word, among: kinds.map(\.name)))
    }
    let settings = kind.settings + RecognizerKind.commonSettings
    let members = try node.members(
      ["kind", "name", "continues", "says", "deletes", "ends", "replaces", "keepsOffEdges"]
        + (RecognizerKind.learned.contains { $0.name == word } ? ["library"] : [])
        + GestureRelation.allCases.map { "\($0.setting)" } + settings.map(\.name))
    self.kind = kind
    path = node.path
    name = try members["name"]?.string() ?? word
    for relation in GestureRelation.allCases {
      relations += try Reference.all(members["\(relation.setting)"]).map { (relation, $0) }
    }
    ends = try Reference.all(members["ends"])
    replaces = try Reference.all(members["replaces"])
    keepsOffEdges = try members["keepsOffEdges"]?.bool() ?? false
    continues = try members["continues"]?.bool() ?? false
    if let node = members["says"] { says = try Saying(node) }
    if let node = members["deletes"] {
      deletes = try node.bool()
      guard word == "scratchOut" else { throw node.error("only a scratchOut deletes") }
    }
    if RecognizerKind.learned.contains(where: { $0.name == word }) {
      library = try GestureLibrary(members.required("library"), of: word)
    }
    let probe = kind.make()
    for setting in settings {
      guard let value = members[setting.name]?.limitless else { continue }
      try setting.apply(probe, value)
      assignments.append(Assignment(setting: setting, node: value))
    }
  }
}

extension GestureLibrary {
  /// The library in the file that a scene names.
  fileprivate init(_ node: SceneNode, of kind: String) throws(SceneError) {
    let name = try node.string()
    let path = name.hasPrefix("/") ? name : (node.folder.map { $0 + "/" } ?? "") + name
    guard let data = FileManager.default.contents(atPath: path) else {
      throw node.error("\(path) cannot be read; `dactyl train` makes a library")
    }
    do {
      self = try GestureLibrary(data)
    } catch {
      throw node.error("\(path) is no library of `dactyl train`: \(error)")
    }
    guard self.kind == kind else {
      throw node.error("\(path) has what a \"\(self.kind)\" recognises, not a \"\(kind)\"")
    }
  }
}

extension SceneRecognizer.Saying {
  init(_ node: SceneNode) throws(SceneError) {
    let members = try node.members(["view", "text", "for"])
    let viewNode = try members.required("view")
    view = try viewNode.string()
    viewPath = viewNode.path
    text = try members.required("text").string()
    if let node = members["for"] {
      let seconds = try node.number()
      guard seconds > 0 else { throw node.error("expected more than 0") }
      duration = seconds
    }
  }
}
