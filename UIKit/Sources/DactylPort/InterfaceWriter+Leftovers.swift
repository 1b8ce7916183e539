// What storyboards and xibs contain and the port leaves out.
extension InterfaceWriter {
  /// The kinds of elements and attributes that the port has not used, each once.
  func leftovers() -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    root.visitUnused { element, attribute in
      // The controller or cell makes bars and content views, and places them.
      if let attribute, Self.made.contains(element.name),
        ["contentMode", "multipleTouchEnabled", "clipsSubviews"].contains(attribute)
      {
        return
      }
      if element.name == "rect" || element.name == "autoresizingMask"
        || element.peek("key") == "frameInset"
      {
        return
      }
      // Rows have the height of their frame, or that of the table.
      if element.name == "tableViewCell", attribute == "rowHeight" { return }
      if let attribute, attribute.hasPrefix("content"), attribute.hasSuffix("Alignment"),
        element.name != "button"
      {
        return
      }
      let words: String
      if let attribute {
        guard !Self.silentAttributes.contains(attribute),
          !Self.silentElements.contains(element.name),
          !Self.usual.contains("\(attribute)=\(element.peek(attribute) ?? "")")
        else { return }
        words = "the attribute \(attribute) of \(element.name) is left out"
      } else {
        guard !Self.silentElements.contains(element.name), !element.isEmpty else { return }
        let key = element.peek("key").map { " (\($0))" } ?? ""
        words = "the element \(element.name)\(key) is left out"
      }
      if known.insert(words).inserted { found.append("\(name): \(words)") }
    }
    return found.sorted()
  }

  private static let made: Set<String> = [
    "navigationBar", "toolbar", "tabBar", "tableViewCellContentView",
    "collectionViewCellContentView", "view",
  ]
  /// What only Interface Builder itself uses.
  private static let silentAttributes: Set<String> = [
    "id", "userLabel", "fixedFrame", "misplaced", "ambiguous", "sceneMemberID", "colorSpace",
    "customColorSpace", "customModule", "customModuleProvider", "key", "type", "version",
    "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
    "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen",
    "preservesSuperviewLayoutMargins",
    "automaticallyAdjustsScrollViewInsets", "catalog", "systemColor", "variant", "variants",
    "clearsContextBeforeDrawing", "dataMode", "style", "initialViewController",
    "storyboardIdentifier",
    "insetsLayoutMarginsFromSafeArea", "symbolic", "misleading", "verifyAmbiguity",
    "contentViewInsetsToSafeArea",
    "tableViewCell", "collectionClass", "appends", "relationship", "segmentControlStyle",
    "xcode11CocoaTouchSystemColor", "family", "hidesAccessoryWhenEditing", "symbolScale",
    "useStoryboardIdentifierAsRestorationIdentifier", "hasAttributedTitle", "symbolType",
    "restorationIdentifier", "autoresizesArchivedViewToFullSize", "textLabel", "detailTextLabel",
    "imageView",
  ]
  /// Values that are the same as without the attribute.
  private static let usual: Set<String> = [
    "opaque=NO", "autoresizesSubviews=YES", "semanticContentAttribute=unspecified",
    "baselineAdjustment=alignBaselines", "borderStyle=none", "usesAttributedText=NO", "enabled=YES",
    "estimatedRowHeight=-1", "estimatedSectionHeaderHeight=-1", "estimatedSectionFooterHeight=-1",
    "sectionHeaderHeight=-1", "sectionFooterHeight=-1", "reversesTitleShadowWhenHighlighted=NO",
    "placeholderIntrinsicWidth=infinite", "animates=YES", "navigationBarHidden=NO",
    "toolbarHidden=YES",
  ]
  private static let silentElements: Set<String> = [
    "dependencies", "resources", "point", "device", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "inferredMetricsTieBreakers",
    "classes", "designables", "customFonts", "placeholder", "document", "scene", "variation",
    "mask",
    "freeformSimulatedSizeMetrics", "extendedEdge", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "systemColor", "deployment", "plugIn", "capability",
    "size", "viewControllerLayoutGuide", "layoutGuides", "nil", "animations",
    "simulatedTopBarMetrics",
    "adaptation",
    "accessibilityTraits", "refreshControl",
  ]
}
