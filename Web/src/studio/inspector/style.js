// How the inspector looks, inside of its shadow tree: the page's own styles do not reach it, nor it them.

export const style = `
:host { display: flex; flex-direction: column; color-scheme: light dark; color: var(--text); background: var(--ground); font: 14px/1.45 Inter, system-ui, "Segoe UI", "DejaVu Sans", sans-serif; container-type: inline-size; }
:host([docked]) { position: fixed; inset: auto 0 0 0; height: 45vh; min-height: 180px; max-height: 90vh; overflow: auto; z-index: 2147483000; border-top: 1px solid var(--line); box-shadow: 0 -6px 24px #0004; }
:host([docked][folded]) { height: auto !important; min-height: 0; } :host([folded]) .body { display: none; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; } [hidden] { display: none !important; }
h2, h3, p, ul { margin: 0; padding: 0; } h2 { font-size: 15px; font-weight: 650; } h3 { font-size: 14px; font-weight: 650; }
:focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
button, select { font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--edge); border-radius: 7px; padding: 4px 11px; min-height: 32px; cursor: pointer; }
button:disabled { opacity: .5; cursor: default; } button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; padding: 8px 14px; background: var(--surface); border-bottom: 1px solid var(--line); }
.tools { display: flex; flex-wrap: wrap; gap: 6px; margin-inline-start: auto; } .state { color: var(--soft); font-size: 13px; } .state.wrong { color: var(--bad); }
.body { display: grid; gap: 10px; padding: 10px 14px; flex: 1; min-height: 0; grid-template-columns: 230px minmax(0, 1fr) minmax(240px, 320px) 280px; grid-template-rows: minmax(200px, 34vh) minmax(0, 1fr); grid-template-areas: "tree outline why settings" "tree time time settings"; }
.tree { grid-area: tree; display: flex; flex-direction: column; gap: 8px; min-height: 0; } .tree .tools { margin: 0; } .tree input { font: inherit; width: 100%; min-height: 32px; color: var(--text); background: var(--ground); border: 1px solid var(--edge); border-radius: 7px; padding: 2px 8px; } .tree select { width: 100%; } .tree .asking { display: flex; align-items: center; gap: 6px; font-size: 13px; } .tree .asking[hidden] { display: none; } .tree .asking input { width: auto; min-height: 0; }
.views { list-style: none; overflow: auto; flex: 1; min-height: 0; } .views button { display: block; width: 100%; min-height: 24px; padding: 1px 6px; border: 0; border-radius: 5px; background: none; text-align: start; font-size: 13px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .views .recognizer { color: var(--accent); } .views .ignored { color: var(--soft); text-decoration: line-through; } .views button[aria-current] { background: var(--accent); color: var(--accent-text); }
.gesture-file { grid-area: tree; display: flex; flex-direction: column; gap: 6px; min-height: 0; } .gesture-file .tools { margin: 0; align-items: center; } .gesture-file h3 { overflow-wrap: anywhere; } .problem { color: var(--bad); font-size: 13px; } .problem:empty, .gesture-file .quiet:empty { display: none; }
.editor { position: relative; flex: 1; min-height: 200px; overflow: hidden; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); font: 13px/22px ui-monospace, monospace; }
.editor textarea { position: absolute; inset: 0; width: 100%; height: 100%; padding: 6px 8px; border: 0; resize: none; background: none; font: inherit; color: var(--text); tab-size: 4; }
.rows { position: absolute; inset: 6px 8px auto; white-space: pre; } .rows div { min-height: 22px; width: max-content; min-width: 100%; border-radius: 4px; } .rows span { visibility: hidden; } .rows i { padding-inline-start: 2ch; color: var(--soft); font-style: normal; } .rows .lit { background: color-mix(in srgb, var(--good-fill) 35%, transparent); } .rows .wrong { background: color-mix(in srgb, var(--bad-fill) 30%, transparent); }
:host([file]) .tree, :host([file]) .settings { display: none; } :host([file]) .body { grid-template-columns: minmax(340px, 30vw) minmax(0, 1fr) minmax(240px, 320px); grid-template-areas: "tree outline why" "tree time time"; }
.settings, .why { overflow: auto; min-height: 0; }
.outline { grid-area: outline; position: relative; min-height: 0; overflow: hidden; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.outline.takes-touches { touch-action: none; cursor: crosshair; border-color: var(--accent); }
.stage { position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; pointer-events: none; } .stage canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
.screen { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; } :host([past]) .screen { visibility: hidden; }
:host([screen]) :is(.tree, .outline, .why) { height: auto; } :host([screen]) .time { overflow: auto; } :host([screen]) .body { flex: 1; grid-template: "outline tree why settings" minmax(200px, 1fr) "outline time time time" minmax(0, 1.4fr) / minmax(300px, 31%) 200px minmax(200px, 1fr) 220px; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; min-width: 0; }
.why { grid-area: why; } .time { grid-area: time; min-width: 0; overflow: auto; } .settings { grid-area: settings; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; }
.quiet { color: var(--soft); font-size: 13px; } .time .quiet { margin: 0 0 6px; } .time .quiet:empty { display: none; }
.settings { display: grid; align-content: start; gap: 4px; } .settings .slider { margin-inline-start: 0; }
.empty { max-width: 720px; margin: 6vh auto; padding: 0 20px; display: grid; gap: 12px; } .empty dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px; margin: 0; } .empty dd { margin: 0; } .empty dt { font-weight: 600; } .empty code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
:host([pad]) { height: 100dvh; } :host([pad]) .body { flex: 1; display: flex; flex-direction: column; padding: 0; } :host([pad]) .body > :not(.outline), :host([pad]) .tools { display: none; } :host([pad]) .outline { flex: 1; height: auto; border: 0; border-radius: 0; }
/* Its bar stays as high as it is, whatever it says, so that the pad stays where it is beneath the fingers. */
.verdict, .next { display: none; } :host([pad]) .bar { display: grid; grid-template: "title next" auto "words next" 1fr / minmax(0, 1fr) auto; height: 106px; align-items: start; align-content: start; gap: 2px 12px; flex: none; } :host([pad]) h2 { color: var(--accent); }
:host([pad]) :is(.verdict, .state) { grid-area: words; max-height: 100%; overflow: auto; font-size: 15px; line-height: 1.4; } :host([pad]) .state:not(:empty) ~ * { display: none; } :host([pad]) .state:empty ~ .verdict { display: block; } :host([pad]) .state:empty ~ .next { grid-area: next; display: block; min-height: 44px; }
@media (max-height: 480px) { :host([pad]) .bar { height: 76px; } }
:host([pad]) .outline::before { content: "Touch pad"; position: absolute; inset: 0; display: grid; place-items: center; color: var(--soft); font-size: 20px; } :host([pad]) .outline { background: var(--surface) radial-gradient(circle, var(--grid) 1.2px, transparent 1.5px) 0 0 / 20px 20px; }
:host(.dropping) { outline: 3px dashed var(--accent); outline-offset: -6px; }
@container (max-width: 1100px) { .body, :host([file]) .body { flex: none; grid-template-columns: 200px minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto; grid-template-areas: "tree outline why" "time time time" "settings settings settings"; } .tree, .outline, .why { height: 240px; } .time { overflow: visible; } }
@container (max-width: 980px) { :host([screen]) .body { flex: none; grid-template: "outline why" 240px "outline tree" 240px "outline settings" minmax(80px, auto) "time time" auto / minmax(300px, 46%) minmax(0, 1fr); } :host([screen]) .outline { height: auto; min-height: 600px; } :host([screen]) .time { overflow: visible; } }
@container (max-width: 560px) {
  .body, :host([file]) .body { grid-template-columns: minmax(0, 1fr); grid-template-areas: "outline" "why" "time" "tree" "settings"; padding: 8px; gap: 8px; }
  :host([screen]) .body { grid-template: "outline" 80vh "why" auto "time" auto "tree" auto "settings" auto / minmax(0, 1fr); }
  .outline.takes-touches { height: 62vh; }
  .why { height: auto; min-height: 60px; max-height: 160px; } button, select { min-height: 38px; }
  .lane-names, .clock { width: 112px !important; }
}
/* Beneath a page that is seen itself: why, and when. */
.grip { display: none; } :host([docked]) .grip { display: block; position: absolute; inset: 0 0 auto; height: 8px; cursor: ns-resize; touch-action: none; z-index: 3; }
:host([docked]) .tree, :host([docked]) .outline:not(.takes-touches), :host([docked]) .takes-touches ~ .settings { display: none; }
:host([docked]) .body { flex: 1; grid-template: "why time settings" minmax(0, 1fr) / minmax(240px, 300px) minmax(0, 1fr) minmax(200px, 260px); }
:host([docked]) .outline { grid-area: settings; } :host([docked]) .why, :host([docked]) .outline { height: auto; max-height: none; } :host([docked]) .time { overflow: auto; }
@container (max-width: 700px) { :host([docked]) .body { flex: none; grid-template: "why" auto "time" auto "settings" auto / minmax(0, 1fr); } :host([docked]) .takes-touches { height: 30vh; } }
`;
