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
  const keepDocument = async () => {
    const calls = await import('./app/calls');
    // The app may be unmounted before the code is here, and nothing would end its work.
    if (!context.life.signal.aborted) context.shelf(calls.keepDocument);
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
