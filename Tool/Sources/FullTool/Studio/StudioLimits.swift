import ToolCommands

/// How long the studio waits for a client and for a conversion.
struct StudioLimits {
  /// How long a client may take for a request's head or without progress, in milliseconds.
  var patience: Int64 = 10_000
  var conversion = ProcessBudget(seconds: 20, megabytes: 512)
}
