import Testing

@testable import DactylStrokes

@Suite struct RankedTests {
  @Test(arguments: [
    [3], [2, 1], [5, 5, 5, 5], [1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1],
    [4, 1, 4, 0, 9, 4, 2, 9, 0, 4, 8],
  ])
  func ranksAreWhereSortingWouldPutThem(_ numbers: [Double]) {
    var ranked = numbers
    for rank in numbers.indices { #expect(ranked.ranked(rank) == numbers.sorted()[rank]) }
    for rank in numbers.indices {
      var fresh = numbers
      #expect(fresh.ranked(rank) == numbers.sorted()[rank])
    }
  }
}
