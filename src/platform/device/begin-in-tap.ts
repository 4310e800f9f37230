import type { PlatformContext } from '@/platform/call/context';

// Safari allows these only in the task of a tap (decision 0021). They are in the first load, so they read the
// parameters loosely. The call checks the parameters and reports failures when its code has loaded.

/** The user's answer to iOS, which asks before a page may read its sensors. */
export type SensorPermission = 'granted' | 'denied';

type SensorEvent =
  | { readonly requestPermission?: () => Promise<SensorPermission> | undefined }
  | undefined;

export function beginCopy({ env }: PlatformContext, input: unknown): Promise<void> | undefined {
  const { data } = Object(input) as { readonly data?: unknown };
  const { clipboard } = env.window.navigator as { readonly clipboard?: Partial<Clipboard> };
  return typeof data === 'string' ? quiet(clipboard?.writeText?.(data)) : undefined;
}

export function beginPaste({ env }: PlatformContext): Promise<string> | undefined {
  const { clipboard } = env.window.navigator as { readonly clipboard?: Partial<Clipboard> };
  return quiet(clipboard?.readText?.());
}

export const beginMotion = beginSensor('DeviceMotionEvent');
export const beginOrientation = beginSensor('DeviceOrientationEvent');

function beginSensor(name: 'DeviceMotionEvent' | 'DeviceOrientationEvent') {
  return ({ env }: PlatformContext): Promise<SensorPermission> | undefined =>
    quiet((env.window[name] as SensorEvent)?.requestPermission?.());
}

/** The call reports the failure later. Until then it must not be an unhandled rejection. */
function quiet<T>(begun: Promise<T> | undefined): Promise<T> | undefined {
  begun?.catch(() => {});
  return begun;
}
