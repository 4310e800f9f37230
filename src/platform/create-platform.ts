import type { Navigator } from '@/router';
import type { PlatformContext } from './call/context';
import { refuseUnless } from './call/errors';
import { type Caller, OF_PAGE, type CallScope } from './call/call-scope';
import { createCodeLoaders } from './call/load';
import { prepareCalls } from './call/make-calls';
import { connectToHost } from './host/bootstrap';
import { hostStatus } from './host/status';
import { callTable, parts, type Platform, registry, rowIn } from './registry';
import { missingRows } from './uni/missing';

export type AppPlatform = Platform & { readonly [OF_PAGE]: (caller: Caller) => Platform };

/** Makes the one object of the platform API. It is stable, so a dependency list may contain it. */
export function createPlatform(context: PlatformContext, navigator: Navigator): AppPlatform {
  const rows = callTable(context.settings.calls);
  const scope = { navigator, rowOf: (name: string) => rowIn(rows, name) };
  const missing = import.meta.env.DEV ? missingRows(scope.rowOf) : {};
  const callsFor = prepareCalls(context, { ...missing, ...rows }, scope);
  const hostFor = prepareCalls(context, parts.host, scope, 'host.');
  const shareFor = prepareCalls(context, parts.share, scope, 'share.');

  /** The platforms of one caller until the end of a signal. All components of a page share one object. */
  const lifetimesOf = (caller: Caller | undefined): Platform['until'] => {
    const platforms = new WeakMap<AbortSignal, Platform>();
    const until = (lifetime: AbortSignal): Platform => {
      const isSignal = lifetime instanceof AbortSignal;
      const message = 'parameter.lifetime should be an AbortSignal';
      refuseUnless(isSignal, 'until', message, 'lifetime');
      const platform = platforms.get(lifetime) ?? platformFor({ lifetime, caller }, until);
      platforms.set(lifetime, platform);
      return platform;
    };
    return until;
  };

  const platformFor = (page: CallScope, until: Platform['until']): Platform => {
    const calls = callsFor(page);
    // uni-app has a call of the name. Assigned and not spread: a copy of so many names is slow.
    const share = Object.assign(calls['share'] ?? {}, shareFor(page));
    return Object.assign(calls, { share, host: hostFor(page), until }) as unknown as Platform;
  };

  const ofPage = (caller?: Caller) => platformFor({ caller }, lifetimesOf(caller));

  // A messaging app wants its signature for the landing address, before the page changes the address.
  if (context.shelf(hostStatus).detected.via !== 'web') void connectToHost(context);
  return Object.assign(ofPage(), { [OF_PAGE]: ofPage });
}

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
