// The lines as they come: what is shown where no viewer is at hand.
const [state, list] = ["state", "lines"].map((id) => document.getElementById(id));
const socket = new WebSocket(`ws://${location.host}/inspect`);
socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 1, token: location.hash.slice(1) }));
socket.onclose = () => { state.textContent = "The program has gone, or the link is an old one."; };
socket.onmessage = ({ data }) => {
  for (const line of data.trimEnd().split("\n")) {
    if (line.startsWith('{"dactyl"')) state.textContent = `${JSON.parse(line).program} is running.`;
    const item = document.createElement("li");
    item.textContent = line;
    list.prepend(item);
  }
  while (list.children.length > 200) list.lastChild.remove();
};
