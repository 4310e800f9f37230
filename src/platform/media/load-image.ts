import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';

/**
 * A picture decoded and upright, ready to be drawn, within the time that a download has. Rejects with a TypeError
 * when the browser can not show it.
 */
export function loadImage(
  { env, messages, settings }: PlatformContext,
  url: string,
  fail: Fail,
  signal: AbortSignal,
): Promise<HTMLImageElement> {
  const image = new env.window.Image();
  let forget = () => {};
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const give = (reason: unknown) => {
      // Or it goes on loading.
      image.src = '';
      reject(reason);
    };
    const abort = () => give(signal.reason);
    forget = timeOut(env, settings.timeouts.download, () =>
      give(fail('timeout', messages.using(enLate)('requestTimeout'))),
    );
    signal.addEventListener('abort', abort);
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () =>
      reject(new TypeError('not a picture that this browser can show')),
    );
    image.decoding = 'async';
    image.src = url;
    if (signal.aborted) abort();
  }).finally(() => forget());
}
