import type { Begin } from '@/platform/lazy-group';

/** What Safari has of them; only iOS asks for permission. */
type Window = {
  readonly navigator: { readonly clipboard?: Partial<Clipboard> };
  readonly [event: `Device${string}Event`]:
    | { readonly requestPermission?: () => Promise<unknown> }
    | undefined;
};

/**
 * Begins what Safari allows only in the very task of a tap (0021). Reads the params of a call loosely; its check
 * refuses them, if need be, when its code has come, and the call tells of what was not allowed.
 */
export const beginInTap: Begin = ({ env }, api, input) => {
  const begun = begin(env.window as unknown as Window, api, Object(input) as object);
  begun?.catch(() => {});
  return begun;
};

function begin(
  window: Window,
  api: string,
  { data }: { readonly data?: unknown },
): Promise<unknown> | undefined {
  const { clipboard } = window.navigator;
  switch (api) {
    case 'setClipboardData':
      return typeof data === 'string' ? clipboard?.writeText?.(data) : undefined;
    case 'getClipboardData':
      return clipboard?.readText?.();
    case 'startAccelerometer':
    case 'startGyroscope':
      return window.DeviceMotionEvent?.requestPermission?.();
    case 'startCompass':
      return window.DeviceOrientationEvent?.requestPermission?.();
    default:
      return undefined;
  }
}
