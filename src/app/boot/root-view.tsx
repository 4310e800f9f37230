import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { ErrorBoundary } from '@/shared/error-boundary';
import { originOf } from '@/shared/errors';
import type { AppParts } from './app-parts';
import { AppRoot } from './app-root';
import { applyStyles, fits, isAbout, prepare, type RenderedAhead } from './rendered-ahead';

/** The place of an app in the document. */
type RootView = {
  render(): void;
  unmount(): void;
};

/**
 * Throws if the element is missing. With the facts of a page that was rendered ahead, the markup in the element stays and
 * is taken over. If the first rendering would differ from it, for example in another language, it is replaced.
 */
export function createRootView(
  parts: AppParts,
  element: Element,
  ahead: RenderedAhead | null,
): RootView {
  if (ahead && !element) throw new TypeError('mount(): the element is missing');
  const options = optionsOf(parts);
  let root: Root | null = ahead ? null : createRoot(element, options);
  let isUnmounted = false;

  const renderAnew = () => {
    if (isUnmounted) return;
    root ??= createRoot(element, options);
    root.render(contentOf(parts));
  };

  const takeOver = async (facts: RenderedAhead) => {
    applyStyles(element);
    await prepare(parts, facts);
    // The browser may have moved meanwhile.
    if (isUnmounted || !fits(parts, facts)) return renderAnew();
    root = hydrateRoot(element, contentOf(parts), options);
  };

  return {
    render: () => {
      if (ahead && isAbout(parts, ahead)) takeOver(ahead).catch(renderAnew);
      else renderAnew();
    },
    unmount: () => {
      isUnmounted = true;
      root?.unmount();
    },
  };
}

/** React would write the errors to the console itself. Those that nobody catches reach the browser's own event. */
function optionsOf({ navigator }: AppParts): RootOptions {
  const report = (error: unknown, componentStack: string | undefined) => {
    const origin = originOf('page', navigator.activePage());
    navigator.report(error, componentStack ? { ...origin, componentStack } : origin);
  };
  return {
    onCaughtError: (error, { errorBoundary, componentStack }) => {
      // Our own boundaries report to their page. This one belongs to the product.
      if (!(errorBoundary instanceof ErrorBoundary)) report(error, componentStack);
    },
    onRecoverableError: (error, { componentStack }) => report(error, componentStack),
  };
}

/** Not a component: StrictMode repeats effects only at the top of a root. */
function contentOf(parts: AppParts) {
  const app = <AppRoot parts={parts} />;
  const strict = import.meta.env.DEV && parts.config.strict !== false;
  return strict ? <StrictMode>{app}</StrictMode> : app;
}
