import type { PlatformContext } from '@/platform/call/context';

export type MediaUnlock = {
  /** From now on, media that were refused are retried. Only for apps that forbid autoplay. */
  arm(): void;
  /** The browser refused the media, because there was no tap. It is forgotten when it plays or its source changes. */
  want(media: HTMLMediaElement): void;
  /** The product paused the media, so it is not retried. */
  forget(media: HTMLMediaElement): void;
  /** Retries all waiting media. Call it in a task in which the browser lets media play. */
  unlock(): void;
};

/**
 * Media that wait for permission to play. WeChat permits it in a callback of its bridge. Like every browser it also
 * permits it in a click, but not in the touch before. `context.shelf(createMediaUnlock)` holds the waiting media.
 */
export function createMediaUnlock({
  env,
  life,
}: Pick<PlatformContext, 'env' | 'life'>): MediaUnlock {
  const { document } = env;
  const waiting = new Map<HTMLMediaElement, () => void>();
  let isArmed = false;

  const forget = (media: HTMLMediaElement) => {
    waiting.get(media)?.();
    waiting.delete(media);
    if (waiting.size === 0) document.removeEventListener('click', unlock, true);
  };

  const want = (media: HTMLMediaElement) => {
    if (!isArmed || waiting.has(media)) return;
    if (waiting.size === 0) document.addEventListener('click', unlock, true);
    const done = () => forget(media);
    for (const type of ['playing', 'emptied']) media.addEventListener(type, done);
    waiting.set(media, () => {
      for (const type of ['playing', 'emptied']) media.removeEventListener(type, done);
    });
  };

  const unlock = () => {
    for (const media of waiting.keys()) {
      // If it is refused again, it waits for the next click. Its player receives all other errors as events.
      media.play().catch(() => {});
    }
  };

  const arm = () => {
    isArmed = true;
    // Elements with autoplay that the browser refused before this code ran.
    for (const media of document.querySelectorAll<HTMLMediaElement>('[autoplay]')) {
      if (media.paused && !media.ended) want(media);
    }
  };

  life.signal.addEventListener('abort', () => {
    isArmed = false;
    for (const media of waiting.keys()) forget(media);
  });
  return { arm, want, forget, unlock };
}

/** For adapters: call it synchronously within a callback of the host's bridge. */
export function unlockMedia(context: Pick<PlatformContext, 'shelf'>): void {
  const media = context.shelf(createMediaUnlock);
  media.arm();
  media.unlock();
}
