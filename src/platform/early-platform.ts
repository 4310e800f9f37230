import type { Navigator } from '@/router';
import type { PlatformContext } from './context';
import type { Platform } from './create-platform';
import { mayHaveHost } from './host/may-have-host';
import { comingCalls } from './fetch-calls-ahead';
import { createHostNow } from './host-now';
import { createInstantCalls, instantUntil } from './instant-calls';
import { loadOnce } from './load-once';
import { refuseUnless } from './refuse-unless';
import { type Call, standIn } from './stand-in';

type Calls = Readonly<
  Record<string, (Call & Readonly<Record<string, Call | undefined>>) | undefined>
>;

type Make = Pick<typeof import('./create-platform'), 'createPlatform'>;

/**
 * The one object of the platform API: stable, so it may stand in a dependency list. What answers at once is here,
 * every other call has a stand-in until its code comes, right after the first screen or with the first call (0026).
 */
export function createEarlyPlatform(
  context: PlatformContext,
  navigator: Navigator,
  load: () => Promise<Make> = () => import('./create-platform'),
): Platform {
  const instant = createInstantCalls(context, navigator);
  const hostNow = createHostNow(context, instant.canIUse);
  let whole: Platform | undefined;
  const loadWhole = loadOnce(async () => {
    const { createPlatform } = await load();
    whole = createPlatform(context, navigator, instant);
    return whole;
  });

  context.shelf(comingCalls).load = loadWhole;
  // A messaging app wants to be asked before the page changes its address.
  if (mayHaveHost(context)) loadWhole().catch(() => {});

  const lives = new WeakMap<AbortSignal, Platform>();
  const until = (lifetime: AbortSignal): Platform => {
    refuseUnless(
      lifetime instanceof AbortSignal,
      'until',
      'parameter.lifetime should be an AbortSignal',
    );
    // All components of a page that ask have the same one.
    const known = lives.get(lifetime) ?? platform(lifetime);
    lives.set(lifetime, known);
    return known;
  };

  const platform = (lifetime?: AbortSignal): Platform => {
    const tied = (calls: Platform) =>
      (lifetime ? calls.until(lifetime) : calls) as unknown as Calls;
    const own: Record<string | symbol, unknown> = { ...instantUntil(instant, lifetime), until };
    let real: Calls | undefined;
    const there = () => {
      real ??= whole && tied(whole);
      return real;
    };
    /** Kept by a page, it is right also when the code has come. */
    const late = (name: string, find: (calls: Calls) => Call | undefined) => {
      const stand = standIn(context, name, async () => find(tied(await loadWhole())), lifetime);
      return (
        stand &&
        ((...args: never[]) => {
          const calls = there();
          return ((calls && find(calls)) ?? stand)(...args);
        })
      );
    };
    /** What stands in an object of its own. It is no promise. */
    const withParts = (name: string, call: Call) => {
      const parts: Readonly<Record<string | symbol, unknown>> = name === 'host' ? hostNow : {};
      return new Proxy(call, {
        get: (_call, part) =>
          typeof part === 'symbol' || part === 'then' || part in parts
            ? parts[part]
            : late(`${name}.${part}`, (calls) => calls[name]?.[part]),
      });
    };
    return new Proxy(own, {
      get: (_target, name) => {
        if (typeof name === 'symbol' || name in own) return own[name];
        if (there()) return there()?.[name];
        const call = late(name, (calls) => calls[name]);
        if (call) own[name] = /^(host|share)$/.test(name) ? withParts(name, call) : call;
        return own[name];
      },
    }) as unknown as Platform;
  };

  return platform();
}
