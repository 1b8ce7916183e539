import Dactyl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A tree of views with recognisers, as a file describes it (see Docs/scenes.md).
///
/// ```swift
/// let scene = try Scene(json: Data(contentsOf: URL(fileURLWithPath: "photo.json")))
/// let stage = Stage(scene, size: Size(width: 400, height: 300))
/// ```
public struct Scene: Sendable {
  /// A short title.
  public var title: String
  /// The thresholds of recognisers that do not set their own.
  public var profile = GestureProfile.dactyl
  /// How the window rejects palms; nil to accept them.
  public var palmRejection: PalmRejection?
  /// The views on the window, rear to front.
  var views: [SceneView]

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - json: the document.
  ///   - folder: the folder of the scene's file, in which the libraries lie that it names; nil if
  ///     it names none.
  /// - Throws: `SceneError` with the JSON path of the first mistake; it guesses and skips nothing.
  public init(json: Data, folder: String? = nil) throws(SceneError) {
    let tree: JSONValue
    do {
      tree = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw SceneError(path: "$", reason: "not a JSON document")
    }
    let members = try SceneNode(value: tree, path: "$", folder: folder).members([
      "dactyl", "version", "title", "profile", "palmRejection", "views",
    ])
    let mark = try members.required("dactyl")
    guard try mark.string() == "scene" else { throw mark.error("expected \"scene\"") }
    let version = try members.required("version")
    guard try version.integer() == 1 else {
      throw version.error("this version of scenes is not known; expected 1")
    }
    title = try members["title"]?.string() ?? ""
    if let node = members["profile"] {
      let word = try node.string()
      guard let profile = Self.profiles.first(where: { $0.name == word })?.profile else {
        throw node.error(
          "no profile is called \"\(word)\""
            + suggestion(for: word, among: Self.profiles.map(\.name)))
      }
      self.profile = profile
    }
    if let node = members["palmRejection"] { palmRejection = try PalmRejection(node) }
    views = []
    for node in try members.required("views").array() { views.append(try SceneView(node)) }
    try checkNames()
  }

  init(title: String, views: [SceneView]) {
    self.title = title
    self.views = views
  }

  /// The profiles that scenes know, by name.
  public static let profiles: [(name: String, profile: GestureProfile)] = [
    ("dactyl", .dactyl), ("android", .android), ("flutter", .flutter), ("chromium", .chromium),
    ("gtk", .gtk),
  ]

  /// One view over the whole window with every kind of recogniser, all simultaneous.
  ///
  /// No recogniser takes touches from the view, so the view receives every event.
  public static var everything: Scene {
    var view = SceneView(name: "view")
    view.isMultipleTouchEnabled = true
    for kind in RecognizerKind.all {
      var recognizer = SceneRecognizer(kind: kind, name: kind.name)
      recognizer.relations = [(.allowSimultaneous, .init(name: "*", path: "$"))]
      recognizer.takesNothingFromView = true
      recognizer.coversEverything = true
      view.recognizers.append(recognizer)
    }
    return Scene(title: "every recogniser", views: [view])
  }

  /// Checks that names are unique and that those referred to exist.
  private func checkNames() throws(SceneError) {
    var paths: [String: String] = [:]
    let recognizers = views.flatMap { $0.allRecognizers }
    for recognizer in recognizers {
      if let earlier = paths[recognizer.name] {
        throw SceneError(
          path: recognizer.path,
          reason: "the name \"\(recognizer.name)\" is taken by \(earlier); give one a \"name\"")
      }
      paths[recognizer.name] = recognizer.path
    }
    let names = recognizers.map(\.name)
    for recognizer in recognizers {
      let related = recognizer.relations.filter { !($0.relation.allowsAll && $0.other.name == "*") }
      let others = related.map(\.other) + recognizer.ends + recognizer.replaces
      for other in others where !names.contains(other.name) {
        throw SceneError(
          path: other.path,
          reason: "no recogniser is called \"\(other.name)\""
            + suggestion(for: other.name, among: names))
      }
    }
    let viewNames = views.flatMap(\.allNames)
    for saying in recognizers.compactMap(\.says) where !viewNames.contains(saying.view) {
      throw SceneError(
        path: saying.viewPath,
        reason: "no view is called \"\(saying.view)\""
          + suggestion(for: saying.view, among: viewNames))
    }
    for recognizer in recognizers {
      for (relation, other) in recognizer.relations
      where relation == .requireToFail
        && waits(other.name, for: recognizer.name, among: recognizers)
      {
        throw SceneError(
          path: other.path,
          reason: "\(recognizer.name) and \(other.name) would wait for each other for ever")
      }
    }
  }

  /// True if one recogniser waits for another, directly or not, or if they are the same.
  private func waits(
    _ name: String, for other: String, among recognizers: [SceneRecognizer], seen: Set<String> = []
  ) -> Bool {
    if name == other { return true }
    guard !seen.contains(name), let recognizer = recognizers.first(where: { $0.name == name })
    else { return false }
    return recognizer.relations.contains {
      $0.relation == .requireToFail
        && waits($0.other.name, for: other, among: recognizers, seen: seen.union([name]))
    }
  }
}
