import type * as deviceEvents from './apis/device-events';
import type { PlatformContext } from './context';
import { type EventsOf, type LazyEvents, lazyEvents } from './lazy-events';

export type DeviceEvents = EventsOf<typeof deviceEvents>;

/** What the device tells of itself. */
export function createDeviceEvents(context: PlatformContext): LazyEvents<typeof deviceEvents> {
  return lazyEvents<typeof deviceEvents>(context, () => import('./apis/device-events'), [
    'accelerometerChange',
    'compassChange',
    'gyroscopeChange',
    'keyboardHeightChange',
    'networkStatusChange',
    'themeChange',
    'uIStyleChange',
    'windowResize',
  ]);
}
