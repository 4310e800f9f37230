import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { AppParts } from './app-parts';
import { AppRoot } from './app-root';
import { applyStyles, fits, isAbout, prepare, type RenderedAhead } from './rendered-ahead';

/** The place of an app in the document. */
export type RootView = {
  render(parts: AppParts): void;
  unmount(): void;
};

/**
 * Throws if the element is missing. With the facts of a page that was rendered ahead, the markup in the element stays and
 * is taken over. If the first rendering would differ from it, for example in another language, it is replaced.
 */
export function createRootView(element: Element, ahead: RenderedAhead | null): RootView {
  if (ahead && !element) throw new TypeError('mount(): the element is missing');
  let root: Root | null = ahead ? null : createRoot(element);
  let isUnmounted = false;

  const renderAnew = (parts: AppParts) => {
    if (isUnmounted) return;
    root ??= createRoot(element);
    root.render(contentOf(parts));
  };

  const takeOver = async (parts: AppParts, facts: RenderedAhead) => {
    applyStyles(element);
    await prepare(parts, facts);
    // The browser may have moved meanwhile.
    if (isUnmounted || !fits(parts, facts)) return renderAnew(parts);
    root = hydrateRoot(element, contentOf(parts), {
      onRecoverableError: (error) => parts.navigator.report(error),
    });
  };

  return {
    render: (parts) => {
      if (ahead && isAbout(parts, ahead)) takeOver(parts, ahead).catch(() => renderAnew(parts));
      else renderAnew(parts);
    },
    unmount: () => {
      isUnmounted = true;
      root?.unmount();
    },
  };
}

/** Not a component: StrictMode repeats effects only at the top of a root. */
function contentOf(parts: AppParts) {
  const app = <AppRoot parts={parts} />;
  const strict = import.meta.env.DEV && parts.config.strict !== false;
  return strict ? <StrictMode>{app}</StrictMode> : app;
}
