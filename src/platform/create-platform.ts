import type { Navigator } from '@/router';
import type { PlatformContext } from './call/context';
import { refuseUnless } from './call/errors';
import { prepareCalls } from './call/make-calls';
import { mayHaveHost } from './host/detect';
import { connectToHost } from './host/bootstrap';
import { parts, type Platform, registry, rowOf } from './registry';
import { unavailableRows } from './unavailable';

/** Makes the one object of the platform API. It is stable, so a dependency list may contain it. */
export function createPlatform(context: PlatformContext, navigator: Navigator): Platform {
  const platforms = new WeakMap<AbortSignal, Platform>();
  const scope = { navigator, rowOf };
  const callsFor = prepareCalls(context, { ...unavailableRows, ...registry }, scope);
  const hostFor = prepareCalls(context, parts.host, scope, 'host.');
  const shareFor = prepareCalls(context, parts.share, scope, 'share.');

  const until = (lifetime: AbortSignal): Platform => {
    const isSignal = lifetime instanceof AbortSignal;
    const message = 'parameter.lifetime should be an AbortSignal';
    refuseUnless(isSignal, 'until', message, 'lifetime');
    // All components of a page share one object.
    const platform = platforms.get(lifetime) ?? platformFor(lifetime);
    platforms.set(lifetime, platform);
    return platform;
  };

  const platformFor = (lifetime?: AbortSignal): Platform => {
    const calls = callsFor(lifetime);
    Object.assign(calls['share'] as object, shareFor(lifetime));
    // Assigned and not spread: a copy of so many names is slow.
    return Object.assign(calls, { host: hostFor(lifetime), until }) as unknown as Platform;
  };

  // A messaging app wants its signature for the landing address, before the page changes the address.
  if (mayHaveHost(context)) void connectToHost(context);
  return platformFor();
}
