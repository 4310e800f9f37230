/** The style sheet of the panel. It lies in a shadow root, so it neither gets nor gives any style. */
export const panelStyles = `
:host {
  all: initial;
  --ground: #ffffff;
  --raised: #f2f4f5;
  --text: #16191c;
  --soft: #545c63;
  --line: #c9ced3;
  --accent: #0a6b5a;
  --on-accent: #ffffff;
  color: var(--text);
  color-scheme: light dark;
  font: 14px/1.4 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :host {
    --ground: #16191c;
    --raised: #23282d;
    --text: #f2f4f5;
    --soft: #b2bac1;
    --line: #434b52;
    --accent: #5cd0b3;
    --on-accent: #06201a;
  }
}
* { box-sizing: border-box; }
button, input, select { font: inherit; color: inherit; }
button, select, input[type='search'] {
  min-height: 32px;
  padding: 4px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--raised);
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.opener {
  position: fixed;
  z-index: 2147483647;
  inset-block-start: 45%;
  inset-inline-end: 0;
  min-height: 44px;
  inline-size: 28px;
  padding: 0;
  border-inline-end: 0;
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
}
.panel {
  position: fixed;
  z-index: 2147483647;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  block-size: 60vh;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);
  background: var(--ground);
  box-shadow: 0 0 16px #00000040;
}
@media (min-width: 768px) {
  .panel {
    inset-inline: auto 16px;
    inset-block-end: 16px;
    inline-size: 480px;
    block-size: 70vh;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
}
@media (prefers-reduced-motion: no-preference) {
  .panel { animation: rise 160ms ease-out; }
}
@keyframes rise { from { opacity: 0; transform: translateY(24px); } }
.bar { display: flex; gap: 4px; padding: 6px; border-block-end: 1px solid var(--line); }
.tabs { display: flex; flex: 1; gap: 2px; min-inline-size: 0; overflow-x: auto; }
.tab { border-color: transparent; background: none; }
.tab[aria-selected='true'] { background: var(--accent); color: var(--on-accent); }
.body { flex: 1; min-block-size: 0; overflow: auto; padding: 10px; overscroll-behavior: contain; }
h2 { margin: 12px 0 4px; font-size: 14px; }
h2:first-child { margin-block-start: 0; }
p { margin: 0 0 8px; }
ul, ol { margin: 0; padding: 0; list-style: none; }
li { padding: 6px 0; border-block-end: 1px solid var(--line); overflow-wrap: break-word; word-break: break-word; }
.soft { color: var(--soft); }
.mark {
  margin-inline-start: 6px;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 9px;
  font-size: 12px;
}
.mono, pre { font: 12px/1.4 ui-monospace, monospace; }
pre { margin: 4px 0; white-space: pre-wrap; word-break: break-all; }
summary { cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-block-end: 8px; }
.notice { padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; }
`;
