import Testing

@testable import Dactyl
