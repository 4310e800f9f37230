import type { PlatformContext } from '@/platform/call/context';

export type MediaUnlock = {
  /** From now on what was refused is tried again. Only in apps that let nothing play by itself. */
  arm(): void;
  /** It was refused for want of a tap. Forgotten when it plays, or when its source changes. */
  want(media: HTMLMediaElement): void;
  /** Whoever wanted it has thought better of it. */
  forget(media: HTMLMediaElement): void;
  /** In a task in which the browser lets media play: all that wait are tried. */
  unlock(): void;
};

/**
 * Media that may not play yet. WeChat lets them within a callback of its bridge, and like any browser within a tap:
 * a click, not the touch that it begins with. `context.shelf(createMediaUnlock)` keeps those that wait.
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
      // Refused once more it waits for the next time; its player hears of everything else by its events.
      media.play().catch(() => {});
    }
  };

  const arm = () => {
    isArmed = true;
    // What stands in the pages' markup, and was refused before anybody listened.
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
