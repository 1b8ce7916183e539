// How the timeline looks, for pages and for shadow trees. A sheet that is made by script is allowed by any policy.

export const timelineStyle = `
.dactyl-timeline .frame { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--sunken); }
.dactyl-timeline .lanes { display: flex; overflow: hidden auto; position: relative; }
.dactyl-timeline .lane-names { flex: none; width: 166px; border-right: 1px solid var(--line); background: var(--surface); }
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
.dactyl-timeline .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 8px; font-size: 12.5px; color: var(--soft); }
.dactyl-timeline .legend span { display: flex; align-items: center; gap: 6px; }
.dactyl-timeline .legend i { flex: none; width: 12px; height: 12px; border-radius: 3px; }
.dactyl-timeline .legend .deciding, .dactyl-timeline .legend .waited { width: 18px; height: 3px; background: var(--deciding); }
.dactyl-timeline .legend .waited { background: repeating-linear-gradient(90deg, var(--waited) 0 5px, transparent 5px 8px); }
.dactyl-timeline .legend .recognised { background: var(--good-fill); width: 16px; }
.dactyl-timeline .legend .failed { background: linear-gradient(45deg, transparent 42%, var(--surface) 42% 58%, transparent 58%), linear-gradient(-45deg, var(--bad-fill) 42%, var(--surface) 42% 58%, var(--bad-fill) 58%); border-radius: 0; width: 10px; }
.dactyl-timeline .legend .cancelled { background: var(--odd-fill); width: 16px; }
.dactyl-timeline .legend .gaveWay { border: 2px solid var(--away-fill); border-radius: 0; width: 9px; height: 11px; }
.dactyl-timeline .legend .notMeant { background: var(--deciding); border-radius: 50%; width: 7px; height: 7px; }
.dactyl-timeline .legend .curve { width: 20px; background: linear-gradient(to top right, color-mix(in srgb, var(--bad-fill) 45%, transparent) 50%, transparent 50%); border-top: 1px dashed var(--text); border-radius: 0; }
.dactyl-timeline .legend .changed { box-shadow: inset 0 0 0 2px var(--accent); background: color-mix(in srgb, var(--accent) 15%, transparent); }
.dactyl-timeline .legend .folded { background: repeating-linear-gradient(-45deg, var(--line) 0 1px, transparent 1px 4px); border-radius: 0; }
@media (max-width: 860px) {
  .dactyl-timeline .lane-names, .dactyl-timeline .clock { width: 112px; }
  .dactyl-timeline .lane-name { font-size: 11.5px; padding: 0 6px; }
}
`;

// Adds it to a document or a shadow tree, once.
export function adopt(root, text = timelineStyle) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
