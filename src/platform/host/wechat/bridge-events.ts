import type { PlatformContext } from '@/platform/call/context';
import { pageWide } from '@/platform/call/page-wide';
import { tell } from '@/platform/call/emitter';
import { attempt } from '@/shared/errors';
import { bridgeOf } from './bridge';

type Hear = (data: unknown) => void;

/**
 * What the host tells by itself, until the app is unmounted. The bridge has room for one listener an event, and nobody
 * leaves it: so the apps of a page share it. One that is put in anew, as after the back/forward cache, is told again.
 */
export function createBridgeEvents({
  env,
  life,
}: Pick<PlatformContext, 'env' | 'life'>): (event: string, hear: Hear) => void {
  const { window, document } = env;
  const { signal } = life;
  const hearers = pageWide(window, 'bridge-events', () => new Map<string, Set<Hear>>());

  const tie = (event: string) => {
    const pass = (data: unknown) => {
      for (const hear of [...(hearers.get(event) ?? [])]) tell(env, () => hear(data));
    };
    // Some have no `on`, or not for every event: then this is not heard of.
    attempt(() => bridgeOf(env)?.on(event, pass));
  };
  const tieAll = () => {
    for (const event of hearers.keys()) tie(event);
  };

  document.addEventListener('WeixinJSBridgeReady', tieAll, { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tieAll();
  };
  window.addEventListener('pageshow', onPageShow, { signal });

  return (event, hear) => {
    if (signal.aborted) return;
    const those = hearers.get(event) ?? new Set();
    hearers.set(event, those.add(hear));
    signal.addEventListener('abort', () => those.delete(hear));
    tie(event);
  };
}
