import { createRoot } from 'react-dom/client';
import { Devtools } from './panel';
import { panelStyles } from './panel-styles';
import { createRecorder, type DevtoolsTarget } from './recorder';

/** The app must not hear of events in the panel: a tap there would arm the exit prompt, for example. */
const kept = [
  ...['click', 'dblclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'pointermove'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'keydown', 'keyup', 'keypress'],
  ...['focusin', 'focusout', 'input', 'change', 'submit'],
];

/** Records the router and shows the panel. Returns how to stop both. */
export function startDevtools(target: DevtoolsTarget): () => void {
  const { navigator } = target;
  const recorder = createRecorder(target);

  const host = document.createElement('portico-devtools');
  host.lang = 'en';
  host.dir = 'ltr';
  // An open dialog of the kit makes everything else inert, except what has this attribute.
  host.setAttribute('data-portico-live', '');
  for (const name of kept) host.addEventListener(name, (event) => event.stopPropagation());
  const shadow = host.attachShadow({ mode: 'open' });
  addStyles(shadow);
  const container = document.createElement('div');
  shadow.append(container);
  document.body.append(host);
  const root = createRoot(container);
  root.render(<Devtools navigator={navigator} recorder={recorder} />);

  return () => {
    root.unmount();
    host.remove();
    recorder.stop();
  };
}

/** A strict Content-Security-Policy forbids `<style>`, but not a sheet that a script makes. */
function addStyles(shadow: ShadowRoot): void {
  if ('adoptedStyleSheets' in shadow) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelStyles);
    shadow.adoptedStyleSheets = [sheet];
    return;
  }
  // Safari before 16.4.
  const style = document.createElement('style');
  style.textContent = panelStyles;
  (shadow as ShadowRoot).append(style);
}
