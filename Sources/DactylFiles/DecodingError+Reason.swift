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
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "not what is expected" + place(context)
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "not JSON" : context.debugDescription + place(context)
    @unknown default:
      return "not readable"
    }
  }
}
