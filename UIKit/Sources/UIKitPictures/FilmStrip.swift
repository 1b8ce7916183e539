import Foundation
import UIKit

/// Pictures of a view side by side, with a line below each: what a test saw while it played a
/// gesture.
///
/// ```swift
/// var film = FilmStrip(columns: 4)
/// film.add(window, "before")
/// try window.dactylWindow.play(touches("1: down(80,400) 16ms move(160,500)"))
/// film.add(window, "half a check mark")
/// try film.write(to: "check.svg")
/// ```
@MainActor
public struct FilmStrip {
  /// The number of pictures in a row.
  public let columns: Int
  /// The scale of a picture.
  public let scale: CGFloat
  private var frames: [(picture: String, size: CGSize, caption: String)] = []

  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 24

  /// A strip without pictures.
  public init(columns: Int = 6, scale: CGFloat = 0.5) {
    (self.columns, self.scale) = (max(columns, 1), scale)
  }

  /// Adds a picture of a view as it is now.
  public mutating func add(_ view: UIView, _ caption: String = "") {
    view.layoutIfNeeded()
    frames.append((view.pictureBody, view.bounds.size, caption))
  }

  /// The strip as SVG.
  public var svg: String {
    let width = (frames.map(\.size.width).max() ?? 0) * scale + Self.gap
    let height = (frames.map(\.size.height).max() ?? 0) * scale + Self.captionHeight + Self.gap
    let across = min(columns, max(frames.count, 1))
    let rows = (frames.count + columns - 1) / columns
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
    text.addExtent(
      CGSize(width: CGFloat(across) * width + Self.gap, height: CGFloat(rows) * height + Self.gap))
    text +=
      " font-family=\"\(pictureFonts)\"><rect width=\"100%\" height=\"100%\" fill=\"#e5e5ea\"/>"
    for (index, frame) in frames.enumerated() {
      let x = Self.gap + CGFloat(index % columns) * width
      let y = Self.gap + CGFloat(index / columns) * height
      // A nested picture clips its contents and keeps names apart.
      text += "<svg x=\""
      text.add(x)
      text += "\" y=\""
      text.add(y)
      text += "\" width=\""
      text.add(frame.size.width * scale)
      text += "\" height=\""
      text.add(frame.size.height * scale)
      text += "\" viewBox=\"0 0 "
      text.add([frame.size.width, frame.size.height])
      text += "\">\(frame.picture.renamed(index))</svg><text font-size=\"13\" fill=\"#3c3c43\" x=\""
      text.add(x)
      text += "\" y=\""
      text.add(y + frame.size.height * scale + 17)
      text += "\">"
      text.add(escaping: frame.caption)
      text += "</text>"
    }
    return text + "</svg>\n"
  }

  /// Writes the strip to a file.
  ///
  /// - Throws: the system's error if it cannot write the file.
  public func write(to path: String) throws {
    try svg.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

extension String {
  /// The picture with unique ids for its clips and masks.
  fileprivate func renamed(_ index: Int) -> String {
    replacing("id=\"p", with: "id=\"f\(index)p").replacing("url(#p", with: "url(#f\(index)p")
  }
}
