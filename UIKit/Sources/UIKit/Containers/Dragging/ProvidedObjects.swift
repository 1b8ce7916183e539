import Foundation

// The classes that item providers carry without help from the program.

/// The tree of uniform types, as far as programs drag them.
enum UniformType {
  private static let parents = [
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
    "public.html": "public.text", "public.json": "public.text", "public.text": "public.data",
    "public.png": "public.image", "public.jpeg": "public.image",
    "com.compuserve.gif": "public.image", "public.svg-image": "public.image",
    "public.image": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    "public.movie": "public.data", "public.data": "public.item",
  ]

  /// True if a type is another one or a kind of it.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    var type: String? = type
    while let present = type {
      if present == wanted { return true }
      type = parents[present]
    }
    return false
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// Reads a text in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = NSString(string: String(decoding: data, as: UTF8.self))
    guard let text = text as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return text
  }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text, without its attributes.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }

  /// Reads a text in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = NSAttributedString(string: String(decoding: data, as: UTF8.self))
    guard let text = text as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return text
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Writes the address as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads an address.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// Images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Writes the image as PNG, if it has such data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }

  /// Reads an image.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Writes the components.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(try? JSONEncoder().encode(components.map(Double.init)), nil)
    return nil
  }

  /// Reads the components.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIColor {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    guard parts.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
