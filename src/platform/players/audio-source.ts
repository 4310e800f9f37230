import type { PlatformContext } from '@/platform/call/context';
import { isSavedPath } from '@/platform/files/is-saved-path';
import { readFile } from '@/platform/files/read-file';
import { createTempFiles } from '@/platform/files/temp-files';

export type AudioSource = {
  /** '' for nothing. */
  set(src: string): void;
  /** Settles when a saved file has come, or something else is to be played; null when nothing is waited for. */
  coming(): Promise<void> | null;
};

/** What an element plays. A saved file gets an address that lives as long as the player. */
export function createAudioSource(
  context: PlatformContext,
  element: HTMLAudioElement,
  life: AbortSignal,
): AudioSource {
  let coming: Promise<void> | null = null;

  const addressOf = async (path: string) => {
    const file = await readFile(context, path, life).catch(() => null);
    // What is not there the element shall say: its events are all that a player is heard by.
    if (!file || life.aborted) return path;
    return context.shelf(createTempFiles).add(file as File, life);
  };

  return {
    set: (src) => {
      coming = null;
      const isSaved = isSavedPath(src);
      if (src && !isSaved) {
        element.src = src;
        return;
      }
      // Browsers keep the decoder and the download until the element has loaded something else, even nothing.
      element.removeAttribute('src');
      element.load();
      if (!isSaved) return;
      const own = addressOf(src).then((address) => {
        if (coming !== own) return;
        coming = null;
        element.src = address;
      });
      coming = own;
    },
    coming: () => coming,
  };
}
