import type * as deviceEvents from './apis/device-events';
import type { PlatformContext } from './context';
import { createInstantDevice, type InstantDevice } from './instant-device';
import { type EventsOf, lazyEvents } from './lazy-events';

export type DeviceCalls = InstantDevice & EventsOf<typeof deviceEvents>;

/** What of the device is there at once: questions with an answer, and events that can be listened to. */
export function createDeviceCalls(
  context: PlatformContext,
  isServed: (name: string) => boolean,
): { calls(lifetime?: AbortSignal): DeviceCalls } {
  const instant = createInstantDevice(context, isServed);
  const events = lazyEvents<typeof deviceEvents>(context, () => import('./apis/device-events'), [
    'accelerometerChange',
    'compassChange',
    'gyroscopeChange',
    'keyboardHeightChange',
    'networkStatusChange',
    'themeChange',
    'uIStyleChange',
    'windowResize',
  ]);
  return { calls: (lifetime) => ({ ...instant, ...events.calls(lifetime) }) };
}
