import Testing

@testable import DactylStrokes
