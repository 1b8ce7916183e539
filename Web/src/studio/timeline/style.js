// How the timeline looks, for pages and for shadow trees. A sheet that is made by script is allowed by any policy.

// The colours of all screens. Marks, borders and fingers differ from every ground by 3 : 1 and more, texts by 4.5 : 1; fingers have
// colours that no outcome has.
export const tokens = `
:root, :host {
  --ground: #f4f5f3; --surface: #ffffff; --sunken: #e9ecea; --line: #cfd6d3; --edge: #7d8a86; --grid: #e3e7e5;
  --text: #16211f; --soft: #4d5b58; --accent: #0c6b64; --accent-text: #ffffff;
  --good: #0a6e4f; --good-fill: #14825f; --bad: #a2331d; --bad-fill: #c24a2e; --odd: #7a5200; --odd-fill: #9a6a00;
  --deciding: #6f807b; --waited: #4c6a9c; --away-fill: #5b6965; --mark: #fff3c4;
  --finger-1: #1f5fd0; --finger-2: #b01f8a; --finger-3: #6a48c9; --finger-4: #007489; --finger-5: #8a4a12;
}
@media (prefers-color-scheme: dark) { :root, :host {
  --ground: #101615; --surface: #182120; --sunken: #0c1211; --line: #33413f; --edge: #6d7f7b; --grid: #1e2927;
  --text: #e8efed; --soft: #a3b3b0; --accent: #5fd0c5; --accent-text: #06211f;
  --good: #6fdcb0; --good-fill: #35b587; --bad: #ff9d85; --bad-fill: #e0694c; --odd: #f0c169; --odd-fill: #cf9b38;
  --deciding: #6b807b; --waited: #6a8ccb; --away-fill: #a8b5b2; --mark: #3a3416;
  --finger-1: #7fb0ff; --finger-2: #ff8fd6; --finger-3: #b8a5ff; --finger-4: #63cfe4; --finger-5: #e0b184;
} }
`;

export const timelineStyle = `
/* Time goes from left to right, whatever way the page's words go. */
.dactyl-timeline .frame { direction: ltr; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--sunken); }
.dactyl-timeline .lanes { display: flex; align-items: start; overflow: hidden auto; position: relative; }
.dactyl-timeline .lane-names { flex: none; width: 166px; border-right: 1px solid var(--line); background: var(--surface); }
.steps { direction: ltr; display: inline-flex; flex-wrap: wrap; gap: 4px; } .steps button, .steps select { min-height: 28px; padding: 0 8px; font-size: 13px; } .steps select { width: auto; }
.dactyl-timeline .overview { position: relative; height: 24px; margin-left: 166px; border-left: 1px solid var(--line); background: var(--sunken); touch-action: none; cursor: crosshair; overflow: hidden; }
.dactyl-timeline .frame { background: linear-gradient(90deg, var(--surface) 166px, transparent 0), var(--sunken); }
.dactyl-timeline .overview canvas { height: 24px; } .dactyl-timeline .shown-part { position: absolute; top: 1px; bottom: 1px; border: 2px solid var(--accent); border-radius: 4px; background: color-mix(in srgb, var(--accent) 12%, transparent); cursor: grab; } .dactyl-timeline .whole .shown-part { visibility: hidden; }
.dactyl-timeline .lane-name { height: 26px; padding: 0 10px; font-size: 12.5px; line-height: 26px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; border-top: 1px solid var(--line); }
.dactyl-timeline .ruler { position: sticky; top: 0; z-index: 2; height: 46px; line-height: 68px; border-top: 0; border-bottom: 1px solid var(--line); margin-bottom: -1px; color: var(--soft); background: var(--surface); }
.dactyl-timeline .folded button { font: inherit; min-height: 24px; line-height: 22px; padding: 0 6px; margin-left: -6px; border: 0; background: none; color: var(--soft); text-decoration: underline dotted; cursor: pointer; }
.dactyl-timeline .plot { position: relative; flex: 1; min-width: 0; touch-action: pan-y; cursor: default; overflow: hidden; }
.dactyl-timeline .plot { overflow: clip; }
.dactyl-timeline canvas { position: sticky; top: 0; display: block; width: 100%; }
.dactyl-timeline .attempt { position: absolute; min-height: 0; padding: 0; border: 0; background: none; border-radius: 4px; pointer-events: none; }
.dactyl-timeline .scrubber { display: flex; border-top: 1px solid var(--line); background: var(--surface); }
.dactyl-timeline .clock { flex: none; width: 166px; padding: 0 10px; font: 13px/30px ui-monospace, monospace; border-right: 1px solid var(--line); }
.dactyl-timeline .track { flex: 1; min-width: 0; overflow: hidden; height: 30px; }
.dactyl-timeline .scrub { display: block; height: 30px; margin: 0; min-width: 0; accent-color: var(--accent); }
.dactyl-timeline [hidden] { display: none; }
.dactyl-timeline .totals { display: flex; align-items: center; gap: 6px; margin-bottom: 8px; font-size: 13px; } .dactyl-timeline .each { display: flex; gap: 6px; overflow-x: auto; padding: 3px; } .dactyl-timeline .found { flex: none; display: flex; align-items: center; gap: 4px; font-variant-numeric: tabular-nums; }
.dactyl-timeline .totals input { font: inherit; flex: 0 1 170px; min-width: 90px; min-height: 28px; padding: 2px 8px; color: var(--text); background: var(--ground); border: 1px solid var(--edge); border-radius: 7px; }
.dactyl-timeline .totals button { font: inherit; white-space: nowrap; min-height: 26px; padding: 0 8px; color: var(--soft); background: var(--surface); border: 1px solid var(--line); border-radius: 13px; cursor: pointer; } .dactyl-timeline .totals .recognized { color: var(--good); } .dactyl-timeline .totals .failed { color: var(--bad); }
.dactyl-timeline .total { display: flex; } .dactyl-timeline .total button:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; } .dactyl-timeline .total button + button { border-start-start-radius: 0; border-end-start-radius: 0; border-inline-start: 0; }
.dactyl-timeline .legend { min-height: 20px; display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 8px; font-size: 12.5px; color: var(--soft); }
.dactyl-timeline .legend span { display: flex; align-items: center; gap: 6px; }
.dactyl-timeline .legend i { flex: none; width: 12px; height: 12px; border-radius: 3px; }
.dactyl-timeline .legend .deciding, .dactyl-timeline .legend .waited { width: 18px; height: 3px; background: var(--deciding); }
.dactyl-timeline .legend .waited { background: repeating-linear-gradient(90deg, var(--waited) 0 5px, transparent 5px 8px); }
.dactyl-timeline .legend .recognized { background: var(--good-fill); width: 16px; }
.dactyl-timeline .legend .failed { background: linear-gradient(45deg, transparent 42%, var(--surface) 42% 58%, transparent 58%), linear-gradient(-45deg, var(--bad-fill) 42%, var(--surface) 42% 58%, var(--bad-fill) 58%); border-radius: 0; width: 10px; }
.dactyl-timeline .legend .cancelled { background: var(--odd-fill); width: 16px; }
.dactyl-timeline .legend .gaveWay { border: 2px solid var(--away-fill); border-radius: 0; width: 9px; height: 11px; }
.dactyl-timeline .legend .notMeant { background: var(--deciding); border-radius: 50%; width: 7px; height: 7px; }
.dactyl-timeline .legend .curve { width: 20px; background: linear-gradient(to top right, color-mix(in srgb, var(--bad-fill) 45%, transparent) 50%, transparent 50%); border-top: 1px dashed var(--text); border-radius: 0; }
.dactyl-timeline .legend .changed { box-shadow: inset 0 0 0 2px var(--accent); background: color-mix(in srgb, var(--accent) 15%, transparent); }
.dactyl-timeline .legend .folded { background: repeating-linear-gradient(-45deg, var(--line) 0 1px, transparent 1px 4px); border-radius: 0; }
@media (max-width: 860px) {
  .dactyl-timeline .lane-names, .dactyl-timeline .clock { width: 112px; } .dactyl-timeline .overview { margin-left: 112px; }
  .dactyl-timeline .lane-name { font-size: 11.5px; padding: 0 6px; }
}
`;

// Adds it to a document or a shadow tree, once.
export function adopt(root, text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
