import Dactyl
import DactylExpectations
import DactylTesting
import Testing

@Suite struct ExpectTraceTests {
  @Test func aTraceThatIsAsExpectedPasses() throws {
    let test = GestureTest(PanGestureRecognizer())
    let trace = try test.run("1: down(0,0) 16ms move(12,0) 16ms up")
    #expect(expectTrace(trace, is: "pan began(2,0) · pan ended"))
    #expect(
      expectTrace(
        trace,
        is: """
          pan began(2,0)
          pan ended
          """))
  }

  @Test func aTraceThatDiffersFailsAndShowsWhatCameInstead() {
    withKnownIssue {
      expectTrace("pan began · pan cancelled", is: "pan began · pan ended")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasSuffix("\n  pan began\n- pan ended\n+ pan cancelled")
      }
    }
  }

  @Test func whatIsMissingAndWhatIsTooMuchStandsAtItsPlace() {
    #expect(traceDifference(from: "a · b · c", to: "b · c · d") == "- a\n  b\n  c\n+ d")
    #expect(traceDifference(from: "a · b", to: "a") == "  a\n- b")
    #expect(traceDifference(from: "", to: "a") == "+ a")
    #expect(traceDifference(from: "a", to: "") == "- a\n(nothing came)")
    #expect(traceDifference(from: "a\nb", to: "a · b") == nil)
  }
}
