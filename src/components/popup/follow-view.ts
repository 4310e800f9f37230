import { viewInsets } from './view-insets';

/** Keeps the layer's content in what is visible above the on-screen keyboard, and its focused field in sight. */
export function followView(layer: HTMLElement): (() => void) | undefined {
  const view = layer.ownerDocument.defaultView?.visualViewport;
  if (!view) return undefined;

  const follow = () => {
    const { top, bottom } = viewInsets(view, layer.offsetHeight);
    layer.style.setProperty('--portico-view-top', `${top}px`);
    layer.style.setProperty('--portico-view-bottom', `${bottom}px`);
    const { activeElement } = layer.ownerDocument;
    if (bottom > 0 && activeElement !== layer && layer.contains(activeElement)) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };

  follow();
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
  };
}
