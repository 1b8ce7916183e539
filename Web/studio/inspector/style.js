// How the inspector looks, inside of its shadow tree: the page's own styles do not reach it, nor it them.

export const style = `
:host { display: block; color-scheme: light dark; color: var(--text); background: var(--ground); font: 14px/1.45 Inter, system-ui, "Segoe UI", "DejaVu Sans", sans-serif; container-type: inline-size;
  --ground: #f4f5f3; --surface: #ffffff; --sunken: #e9ecea; --line: #cfd6d3; --text: #16211f; --soft: #4d5b58; --accent: #0c6b64; --accent-text: #fff;
  --good: #0a6e4f; --good-fill: #1e9a73; --bad: #a2331d; --bad-fill: #cf5a3e; --odd: #7a5200; --odd-fill: #c58a1a; --deciding: #93a5a1; --waited: #6d8cc0; --away-fill: #7a6bb8; --mark: #fff3c4;
  --finger-1: #0a7f77; --finger-2: #c2571a; --finger-3: #6650b8; --finger-4: #1f6fb5; --finger-5: #a83a72; }
@media (prefers-color-scheme: dark) { :host {
  --ground: #101615; --surface: #182120; --sunken: #0c1211; --line: #33413f; --text: #e8efed; --soft: #a3b3b0; --accent: #5fd0c5; --accent-text: #06211f;
  --good: #6fdcb0; --good-fill: #35b587; --bad: #ff9d85; --bad-fill: #e0694c; --odd: #f0c169; --odd-fill: #cf9b38; --deciding: #6b807b; --waited: #5b7fc0; --away-fill: #a99be6; --mark: #3a3416;
  --finger-1: #5fd0c5; --finger-2: #f2a65a; --finger-3: #b3a2ff; --finger-4: #7fc1ff; --finger-5: #ff9bc8; } }
:host([docked]) { position: fixed; inset: auto 0 0 0; max-height: 55vh; overflow: auto; z-index: 2147483000; border-top: 1px solid var(--line); box-shadow: 0 -6px 24px #0004; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; } [hidden] { display: none !important; }
h2, h3, p, ul { margin: 0; padding: 0; } h2 { font-size: 15px; font-weight: 650; } h3 { font-size: 14px; font-weight: 650; }
:focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
button, select { font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--line); border-radius: 7px; padding: 4px 11px; min-height: 32px; cursor: pointer; }
button:disabled { opacity: .5; cursor: default; } button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; padding: 8px 14px; background: var(--surface); border-bottom: 1px solid var(--line); }
.tools { display: flex; flex-wrap: wrap; gap: 6px; margin-left: auto; } .state { color: var(--soft); font-size: 13px; } .state.wrong { color: var(--bad); }
.body { display: grid; gap: 12px; padding: 12px 14px; grid-template-columns: minmax(240px, 1fr) minmax(220px, 1fr) 280px; grid-template-areas: "outline why settings" "time time settings"; align-items: start; }
.outline { grid-area: outline; position: relative; height: 240px; overflow: hidden; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.outline.takes-touches { touch-action: none; cursor: crosshair; border-color: var(--accent); }
.stage { position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; pointer-events: none; } .stage canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; min-width: 0; }
.why { grid-area: why; height: 240px; overflow: auto; } .time { grid-area: time; min-width: 0; } .settings { grid-area: settings; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; }
.why ul { list-style: none; display: grid; gap: 7px; } .why li { position: relative; padding-left: 20px; color: var(--soft); overflow-wrap: anywhere; }
.why li::before { content: ""; position: absolute; left: 2px; top: .4em; width: 9px; height: 9px; border-radius: 50%; background: var(--deciding); }
.why .recognised, .why .active { color: var(--good); font-weight: 550; } .why .recognised::before, .why .active::before { background: var(--good-fill); }
.why .failed::before { background: var(--bad-fill); border-radius: 2px; } .why .gaveWay::before { background: none; border: 2px solid var(--away-fill); border-radius: 1px; }
.why .cancelled { color: var(--odd); } .why .cancelled::before { background: var(--odd-fill); } .why .waits { color: var(--text); } .why .waits::before { background: var(--waited); }
.why .key { color: var(--text); font-weight: 600; } .why .key.failed { background: var(--mark); padding: 6px 8px 6px 26px; border-radius: 7px; } .why .key.failed::before { left: 9px; top: .8em; }
.why .quiet, .quiet { color: var(--soft); font-size: 13px; } .why .quiet { padding-left: 0; } .why .quiet::before { display: none; }
.settings { display: grid; gap: 4px; } .slider { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; align-items: center; font-size: 13px; margin-top: 5px; }
.slider input[type="range"] { width: 100%; min-width: 0; accent-color: var(--accent); grid-column: 1; } .slider:not(.differs) input[type="range"] { grid-column: 1 / -1; }
.slider.differs { box-shadow: -3px 0 var(--accent); } .value { font: 13px ui-monospace, monospace; display: flex; gap: 4px; align-items: baseline; } .unit { color: var(--soft); min-width: 1.4em; }
.typed { font: inherit; width: 5em; text-align: right; color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 1px 5px; appearance: textfield; }
.reset { min-height: 24px; padding: 0 6px; border-color: transparent; background: none; color: var(--accent); font-size: 12.5px; }
.limit { font: inherit; color: inherit; min-height: 0; padding: 0 2px; border: 0; background: none; text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 3px; }
.empty { padding: 40px 20px; text-align: center; color: var(--soft); } .empty b { color: var(--text); }
:host(.dropping) { outline: 3px dashed var(--accent); outline-offset: -6px; }
@container (max-width: 900px) { .body { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-areas: "outline why" "time time" "settings settings"; } }
@container (max-width: 560px) {
  .body { grid-template-columns: minmax(0, 1fr); grid-template-areas: "outline" "why" "time" "settings"; padding: 8px; gap: 8px; }
  .outline.takes-touches { height: 62vh; }
  .why { height: auto; min-height: 60px; max-height: 160px; } button, select { min-height: 38px; }
  .lane-names, .clock { width: 112px !important; }
}
`;
