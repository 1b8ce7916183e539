extension DecodingError {
  /// The fault and its place in the document, in one line.
  var reason: String {
    func place(_ context: Context, _ last: (any CodingKey)? = nil) -> String {
      let path = context.codingPath + [last].compactMap { $0 }
      guard !path.isEmpty else { return "" }
      return " at "
        + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\(key.stringValue) is missing" + place(context)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "expected \(Self.words(for: type))" + place(context)
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "not JSON" : context.debugDescription + place(context)
    @unknown default:
      return "not readable"
    }
  }

  /// What a JSON document calls a value of this type.
  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
    default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
    }
  }
}
