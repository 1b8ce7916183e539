@_spi(Facades) import Dactyl
import Foundation
@_spi(Inspection) import UIKit

/// What a program calls its views and recognisers, for inspectors.
///
/// A view goes by its accessibility identifier, else by the property that holds it, such as an
/// outlet, else by the text that it shows.
@MainActor
final class ProgramNames {
  /// The properties that hold views and recognisers, by object, as of the last tree.
  private var properties: [ObjectIdentifier: String] = [:]
  /// The longest text in a name.
  private static let longest = 24

  /// The name of an engine's view; nil without any.
  func name(ofView view: Dactyl.View) -> String? {
    guard let view = view.facade as? UIView else { return nil }
    // A tree begins with its window.
    if let window = view as? UIWindow { readProperties(of: window) }
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return properties[ObjectIdentifier(view)] ?? textName(of: view)
  }

  /// The name of an engine's recogniser; nil without any.
  func name(ofRecognizer recognizer: GestureRecognizer) -> String? {
    guard let own = recognizer.facade as? UIGestureRecognizer else { return recognizer.name }
    return own.role ?? own.name ?? properties[ObjectIdentifier(own)] ?? recognizer.name
  }

  /// True for a recogniser that UIKit attached for itself.
  func isInternal(_ recognizer: GestureRecognizer) -> Bool {
    (recognizer.facade as? UIGestureRecognizer)?.role != nil
  }

  // MARK: Properties

  private func readProperties(of window: UIWindow) {
    properties = [:]
    var controllers = window.rootViewController.map { [$0] } ?? []
    while let controller = controllers.popLast() {
      readProperties(of: controller)
      controllers += controller.children
      if let presented = controller.presentedViewController { controllers.append(presented) }
    }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      readProperties(of: view)
      views += view.subviews
    }
  }

  /// Reads the properties that the program's own classes add.
  private func readProperties(of object: AnyObject) {
    guard Self.isOfProgram(type(of: object)) else { return }
    var mirror: Swift.Mirror? = Swift.Mirror(reflecting: object)
    while let present = mirror, let kind = present.subjectType as? AnyClass, Self.isOfProgram(kind)
    {
      for (label, value) in present.children {
        if let label { note(value, as: Self.name(ofProperty: label)) }
      }
      mirror = present.superclassMirror
    }
  }

  private func note(_ value: Any, as name: String) {
    switch value {
    case let object as NSObject where object is UIView || object is UIGestureRecognizer:
      // The first property stays: later ones may say which of them is chosen.
      if properties[ObjectIdentifier(object)] == nil { properties[ObjectIdentifier(object)] = name }
    case let several as [NSObject]:
      for (place, object) in several.enumerated() { note(object, as: "\(name)[\(place)]") }
    default: break
    }
  }

  /// A property's name as in the source; the compiler marks lazy and wrapped ones.
  private static func name(ofProperty label: String) -> String {
    let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private static func isOfProgram(_ kind: AnyClass) -> Bool {
    !["UIKit.", "Foundation.", "Swift."].contains { String(reflecting: kind).hasPrefix($0) }
  }

  // MARK: Texts

  private func textName(of view: UIView) -> String? {
    let kind: String
    switch view {
    case is UITableViewCell: kind = "row"
    case is UICollectionViewCell: kind = "item"
    case is UIButton: kind = "button"
    case is UILabel: kind = "label"
    case is UIControl: kind = Self.words(of: type(of: view))
    default: return nil
    }
    return (view.accessibilityLabel ?? text(in: view)).map { "\(kind) “\(Self.short($0))”" }
  }

  /// A class of UIKit in words, such as `segmented control`; a class of the program as it is.
  private static func words(of kind: AnyClass) -> String {
    let name = String(describing: kind)
    guard !isOfProgram(kind) else { return name }
    return name.dropFirst(2).reduce(into: "") { words, letter in
      words += (letter.isUppercase && !words.isEmpty ? " " : "") + letter.lowercased()
    }
  }

  /// The first text in a view.
  private func text(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    if let button = view as? UIButton, let title = button.currentTitle { return title }
    return view.subviews.lazy.compactMap { self.text(in: $0) }.first
  }

  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
