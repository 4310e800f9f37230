import type { PlatformContext } from '@/platform/call/context';

// What Safari allows only in the task of a tap (decision 0021). The parameters are read loosely: the check of the
// call refuses them when its code has loaded, and the call reports what the browser did not allow.

type Asks = { readonly requestPermission?: () => Promise<'granted' | 'denied'> } | undefined;

export function beginCopy({ env }: PlatformContext, input: unknown): Promise<void> | undefined {
  const { data } = Object(input) as { readonly data?: unknown };
  const { clipboard } = env.window.navigator as { readonly clipboard?: Partial<Clipboard> };
  return typeof data === 'string' ? quiet(clipboard?.writeText?.(data)) : undefined;
}

export function beginPaste({ env }: PlatformContext): Promise<string> | undefined {
  const { clipboard } = env.window.navigator as { readonly clipboard?: Partial<Clipboard> };
  return quiet(clipboard?.readText?.());
}

/** iOS asks the user for permission. */
export function beginMotion({ env }: PlatformContext): Promise<'granted' | 'denied'> | undefined {
  const { DeviceMotionEvent } = env.window as { readonly DeviceMotionEvent?: unknown };
  return quiet((DeviceMotionEvent as Asks)?.requestPermission?.());
}

/** iOS asks the user for permission. */
export function beginOrientation({
  env,
}: PlatformContext): Promise<'granted' | 'denied'> | undefined {
  const { DeviceOrientationEvent } = env.window as { readonly DeviceOrientationEvent?: unknown };
  return quiet((DeviceOrientationEvent as Asks)?.requestPermission?.());
}

/** The call reports the failure when its code has loaded, so it is no unhandled rejection until then. */
function quiet<T>(begun: Promise<T> | undefined): Promise<T> | undefined {
  begun?.catch(() => {});
  return begun;
}
