// Where a program's lines come from: a connection, or a window of this page.

// A phone sends this to the studio whose touch pad it is.
export const NEXT_PAD = "Next pad";

// Connects to the program that serves this page. `ontext` gets lines, `onstate` the connection's state in words. Returns
// functions that send a line and close.
export function connect(address, token, { ontext, onstate }) {
  const socket = new WebSocket(address);
  onstate("Connecting …");
  socket.addEventListener("open", () => {
    socket.send(JSON.stringify({ type: "hello", version: 1, token }));
    onstate("");
  });
  socket.addEventListener("message", ({ data }) => ontext(data));
  socket.addEventListener("close", () => onstate("The program has gone, or the link is an old one. What it did stays."));
  return {
    send(row) { if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(row)); },
    close() { socket.close(); },
  };
}
