import Testing

@testable import DactylRecordings
