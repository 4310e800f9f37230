import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { timeOut } from '@/platform/call/timers';
import { enLate } from '@/shared/messages';
import { mediaError, mediaErrorOf } from './media-error';
import { createMediaUnlock } from './media-unlock';

type Context = Pick<PlatformContext, 'env' | 'messages' | 'settings' | 'shelf'>;

/**
 * Resolves when it plays. Begins in the same task as the call, or Safari no longer takes the visitor's tap for a
 * permission. A source from which nothing comes would leave the browser's own promise open for ever.
 */
export function playMedia(context: Context, media: HTMLMediaElement, fail: Fail): Promise<void> {
  // Without a source the browser waits for one.
  if (!media.src && !media.currentSrc && !media.querySelector('source'))
    return Promise.reject(fail('invalid', 'there is no src to play'));
  const playing = media.play().catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'NotAllowedError')
      context.shelf(createMediaUnlock).want(media);
    throw media.error ? mediaErrorOf(fail, media) : mediaError(fail, cause);
  });
  return withTimeOut(context, fail, playing);
}

/** Also one that waits for a tap to be allowed to. */
export function pauseMedia({ shelf }: Pick<Context, 'shelf'>, media: HTMLMediaElement): void {
  shelf(createMediaUnlock).forget(media);
  media.pause();
}

/** Resolves when the place is reached; before there is anything to play it is where playing will begin. */
export function seekMedia(
  context: Context,
  media: HTMLMediaElement,
  position: number,
  fail: Fail,
): Promise<void> {
  const { duration, readyState } = media;
  media.currentTime = Math.min(Math.max(position, 0), duration || Number.MAX_SAFE_INTEGER);
  if (readyState === 0 || !media.seeking) return Promise.resolve();
  let end = () => {};
  const seeked = new Promise<void>((resolve, reject) => {
    const gone = () => reject(fail('abort', 'the media has gone'));
    media.addEventListener('seeked', () => resolve(), { once: true });
    media.addEventListener('emptied', gone);
    end = () => media.removeEventListener('emptied', gone);
  });
  return withTimeOut(context, fail, seeked).finally(end);
}

async function withTimeOut({ env, messages, settings }: Context, fail: Fail, run: Promise<void>) {
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = timeOut(env, settings.timeouts.download, () =>
      reject(fail('timeout', messages.using(enLate)('requestTimeout'))),
    );
  });
  await Promise.race([run, late]).finally(cancel);
}
