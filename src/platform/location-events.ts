import type * as locationEvents from './apis/location-events';
import type { PlatformContext } from './context';
import { type EventsOf, type LazyEvents, lazyEvents } from './lazy-events';

export type LocationEvents = EventsOf<typeof locationEvents>;

/** Where the device is, as it moves. Who listens late is told the newest, so nothing is fetched ahead. */
export function createLocationEvents(context: PlatformContext): LazyEvents<typeof locationEvents> {
  return lazyEvents<typeof locationEvents>(context, () => import('./apis/location-events'), [
    'locationChange',
    'locationChangeError',
  ]);
}
