import type { Navigator } from '@/router';
import type { PlatformContext } from './context';
import type { Platform } from './create-platform';
import { createInstantCalls } from './instant-calls';
import { loadOnce } from './load-once';
import { comingCalls } from './not-yet';
import { refuseUnless } from './refuse-unless';
import { type Calls, standIn } from './stand-in';

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
  let whole: Platform | undefined;
  const loadWhole = loadOnce(async () => {
    const { createPlatform } = await load();
    whole = createPlatform(context, navigator, instant);
    return whole;
  });

  context.shelf(comingCalls).load = loadWhole;

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
    const own: Record<string | symbol, unknown> = { ...instant, until };
    let real: Calls | undefined;
    const there = () => {
      real ??= whole && tied(whole);
      return real;
    };
    return new Proxy(own, {
      get: (_target, name) => {
        if (typeof name === 'symbol' || name in own) return own[name];
        if (there()) return there()?.[name];
        const stand = standIn(context, name, async () => tied(await loadWhole()), lifetime);
        // Kept by a page, it is right also when the code has come.
        if (stand) own[name] = (...args: never[]) => (there()?.[name] ?? stand)(...args);
        return own[name];
      },
    }) as unknown as Platform;
  };

  return platform();
}
