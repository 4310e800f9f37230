import type { PlatformContext } from './call/context';
import { createCodeLoaders } from './call/load';
import { connectToHost } from './host/bootstrap';
import { parts, registry } from './registry';

/**
 * Loaders of the code that pages need soonest, the most likely first. Events that happen before the code of their source
 * has loaded would be missed.
 */
export function callsAhead(context: PlatformContext): readonly (() => Promise<unknown>)[] {
  const { setNavigationBarTitle, showToast, getNetworkType, onThemeChange, onAppShow } = registry;
  const { host, share } = parts;
  /** Keeps the document right in idle time: the colours of the theme, and the words of the next splash. */
  const keepDocument = async () => {
    const { followThemeColours, rememberSplashWords } = await import('./app/calls');
    // The app may be unmounted before the code is here, and nothing would end its work.
    if (context.life.signal.aborted) return;
    context.shelf(followThemeColours);
    context.shelf(rememberSplashWords);
  };
  const rows = [showToast, setNavigationBarTitle, getNetworkType, onThemeChange, onAppShow];
  return [
    ...loadersOf(context, rows),
    keepDocument,
    () => connectToHost(context),
    ...loadersOf(context, [host.ready, share.open]),
  ];
}

/** Functions that fetch the code of calls and events ahead of their first use. */
export function loadersOf(
  context: PlatformContext,
  rows: readonly { readonly load?: (() => Promise<object>) | undefined }[],
): readonly (() => Promise<unknown>)[] {
  return rows.flatMap(({ load }) => (load ? [context.shelf(createCodeLoaders)(load).fetch] : []));
}
