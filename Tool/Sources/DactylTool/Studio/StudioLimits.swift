/// How long the studio waits for a client, and for a recording that is converted.
struct StudioLimits {
  /// How long a client may take for the head of a request, or for anything to move on, in
  /// milliseconds.
  var patience: Int64 = 10_000
  /// What the process that converts a recording may take.
  var conversion = ProcessBudget(seconds: 20, megabytes: 512)
}
