/// Writes Swift code for a storyboard or xib: a function for each scene, or for the file.
///
/// It leaves out and lists what it cannot translate.
struct InterfaceWriter {
  let name: String
  let index: SourceIndex
  var notes: [String] = []
  let root: XMLElement
  var lines: [String] = []
  /// The class of each created object, by id.
  var classes: [String: String] = [:]
  /// Recognisers and bar items, by id.
  var objects: [String: XMLElement] = [:]
  /// The code for labels and pictures that a cell makes itself, by id.
  var parts: [String: String] = [:]
  /// The code for each guide, by id.
  var guides: [String: String] = [:]
  /// Statements that run once all objects exist.
  var afterwards: [String] = []
  /// The objects of the program's classes that hear when all outlets are set, in their order.
  var sleeping: [String] = []
  var controllerID = ""
  var controllerClass = "UIViewController"
  /// The controller's name in the code being written.
  var owner = "c"

  init(name: String, root: XMLElement, index: SourceIndex) {
    (self.name, self.root, self.index) = (name, root, index)
    takeUnusableValues()
    root.vary()
  }

  /// The size of the device that the storyboard is drawn for; nil if it is no known device's.
  var screenSize: (width: Int, height: Int)? {
    let id = root.child("device")?.peek("id")
    if let found = id.flatMap({ Self.devices[$0] }) { return found }
    // Before Xcode 9, only the frames of the root views tell.
    let views = root.all.filter { $0.peek("key") == "view" }
    for view in views {
      let rect = view.children.first { $0.peek("key") == "frame" }
      guard let width = rect?.peek("width").flatMap(Double.init),
        let height = rect?.peek("height").flatMap(Double.init)
      else { continue }
      let known = Self.devices.values.first { Double($0.0) == width && Double($0.1) == height }
      if let known { return known }
    }
    return nil
  }

  private static let devices: [String: (Int, Int)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_1": (414, 896),
    "retina6_5": (414, 896), "retina6_0": (390, 844), "retina6_7": (428, 926),
    "retina6_12": (393, 852), "retina6_72": (430, 932),
    "ipad9_7": (768, 1024), "ipad10_2": (810, 1080), "ipad10_5": (834, 1112),
    "ipad10_9": (820, 1180), "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194),
    "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
  ]

  // MARK: Files

  /// The code of a storyboard: functions, and an expression for its archive.
  mutating func storyboard() -> (functions: String, archive: String) {
    var scenes: [String] = []
    var initial = "nil"
    for scene in root.all where scene.name == "scene" {
      let reference = scene.child("objects")?.child("viewControllerPlaceholder")
      if let reference, let id = reference["id"] {
        writeReference(reference)
        if root["initialViewController"] == id { initial = "{ \(function(id))() }" }
        continue
      }
      guard let objects = scene.child("objects"),
        let controller = objects.children.first(where: {
          $0.name.hasSuffix("Controller") && $0.peek("id") != nil
        }), let id = controller["id"]
      else { continue }
      writeScene(controller, objects)
      if root["initialViewController"] == id { initial = "{ \(function(id))() }" }
      if let identifier = controller["storyboardIdentifier"] {
        scenes.append("\(quoted(identifier)): { \(function(id))() }")
      }
    }
    let list = scenes.isEmpty ? "[:]" : "[" + scenes.joined(separator: ", ") + "]"
    return (
      lines.joined(separator: "\n"), "StoryboardArchive(initial: \(initial), scenes: \(list))"
    )
  }

  /// The code of a xib: a function that makes its top-level objects.
  mutating func nib() -> (functions: String, call: String) {
    guard let objects = root.child("objects") else { return ("", "{ _ in [] }") }
    let placeholder = objects.children.first { $0.peek("placeholderIdentifier") == "IBFilesOwner" }
    controllerID = placeholder?["id"] ?? "-1"
    controllerClass = knownClass(placeholder?["customClass"], or: "NSObject")
    owner = "owner"
    let function = "nib_\(identifier(name))"
    lines.append("@MainActor private func \(function)(_ object: AnyObject?) -> [Any] {")
    lines.append("  let owner = object as? \(controllerClass)")
    let top = objects.children.filter { $0.name != "placeholder" }
    remember(objects)
    for element in top where isView(element) { writeView(element, in: nil) }
    writeObjects(objects)
    if let placeholder { writeConnections(of: placeholder, from: "owner", controllerClass) }
    lines += afterwards
    afterwards = []
    let made = top.filter { isView($0) }.compactMap { $0["id"].map(variable) }
    wake()
    lines.append("  return [\(made.joined(separator: ", "))]")
    lines.append("}\n")
    return (lines.joined(separator: "\n"), "{ \(function)($0) }")
  }

  /// Tells objects that all outlets are set.
  mutating func wake() {
    for object in sleeping { lines.append("  \(object).awakeFromNib()") }
    sleeping = []
  }
}
