"""What can go wrong."""


class DactylError(Exception):
    """Something was asked of the engine that it cannot do; nothing has changed."""


class InputError(DactylError):
    """A frame or a drawing makes no sense; nothing has changed."""


class RecordingError(DactylError):
    """A line of a recording is wrong; the message begins with the file and the line."""
