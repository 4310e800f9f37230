import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { PlatformError } from '@/platform/call/errors';
import { withDeadline } from '@/platform/call/timers';
import { createMediaUnlock } from './media-unlock';

type Context = Pick<PlatformContext, 'env' | 'messages' | 'settings' | 'shelf'>;

/**
 * Resolves when the media plays. It begins in the task of the call, because Safari accepts the user's tap only there.
 * The time-out ends the wait for a source that sends nothing: the browser's own promise would never settle.
 */
export function playMedia(context: Context, media: HTMLMediaElement, fail: Fail): Promise<void> {
  // Without a source the browser's promise never settles.
  if (!media.src && !media.currentSrc && !media.querySelector('source'))
    return Promise.reject(fail('invalid', 'there is nothing to play: set src first'));
  const playing = media.play().catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'NotAllowedError')
      context.shelf(createMediaUnlock).want(media);
    throw media.error ? mediaErrorOf(fail, media) : mediaError(fail, cause);
  });
  const { timeouts } = context.settings;
  return withDeadline(context, timeouts.download, fail, undefined, () => playing);
}

/** Media that wait for a tap do not start any more. */
export function pauseMedia({ shelf }: Pick<Context, 'shelf'>, media: HTMLMediaElement): void {
  shelf(createMediaUnlock).forget(media);
  media.pause();
}

/** Resolves at the new position. If nothing is loaded yet, the position is where playback will begin. */
export function seekMedia(
  context: Context,
  media: HTMLMediaElement,
  position: number,
  fail: Fail,
): Promise<void> {
  const { duration, readyState } = media;
  media.currentTime = Math.min(Math.max(position, 0), duration || Number.MAX_SAFE_INTEGER);
  if (readyState === 0 || !media.seeking) return Promise.resolve();
  const listening = new AbortController();
  const { signal } = listening;
  const seeked = () =>
    new Promise<void>((resolve, reject) => {
      media.addEventListener('seeked', () => resolve(), { signal });
      media.addEventListener('emptied', () => reject(fail('abort', 'src has changed meanwhile')), {
        signal,
      });
    });
  const { timeouts } = context.settings;
  return withDeadline(context, timeouts.download, fail, undefined, seeked).finally(() =>
    listening.abort(),
  );
}

/** The error of a media element or a microphone, with the platform's codes. */
export function mediaError(fail: Fail, cause: unknown): PlatformError {
  const { name = '', message = '' } = cause instanceof Error ? cause : {};
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return fail('denied', message, cause);
    case 'AbortError':
      return fail('abort', message, cause);
    case 'NotFoundError':
      return fail('not-found', message, cause);
    default:
      return fail('failed', message || 'failed', cause);
  }
}

const texts = [
  'failed',
  'loading was stopped',
  'the network failed',
  'the media cannot be decoded',
  'the browser cannot play this media',
];

/** Why an element cannot play its media. */
export function mediaErrorOf(fail: Fail, { error }: HTMLMediaElement): PlatformError {
  return fail('failed', texts[error?.code ?? 0] ?? 'failed', error);
}
