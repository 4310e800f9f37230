import type { PlatformContext } from '@/platform/call/context';
import { isSavedPath } from '@/platform/files/file-source';
import { readFile } from '@/platform/files/read-file';
import { createTempFiles } from '@/platform/files/temp-files';

/** Events of an audio element, and their names in the player. */
export const elementEvents = {
  canplay: 'Canplay',
  play: 'Play',
  pause: 'Pause',
  ended: 'Ended',
  timeupdate: 'TimeUpdate',
  waiting: 'Waiting',
  seeking: 'Seeking',
  seeked: 'Seeked',
} as const;

/** stop() causes these events of the element, so the player does not send them. */
export const partOfStopping: readonly string[] = ['pause', 'timeupdate', 'seeking', 'seeked'];

export type AudioSource = {
  /** '' removes the source. */
  set(src: string): void;
  /** Settles when a saved file is loaded, or the source has changed. Null if no file is loading. */
  loading(): Promise<void> | null;
};

/** The source of an audio element. A saved file gets a URL that lives as long as the player. */
export function createAudioSource(
  context: PlatformContext,
  element: HTMLAudioElement,
  life: AbortSignal,
): AudioSource {
  let loading: Promise<void> | null = null;

  const urlOf = async (path: string) => {
    const file = await readFile(context, path, life).catch(() => null);
    // If the file is missing, the element reports it: players report errors by events only.
    if (!file || life.aborted) return path;
    return context.shelf(createTempFiles).add(file as File, life);
  };

  return {
    set: (src) => {
      loading = null;
      const isSaved = isSavedPath(src);
      if (src && !isSaved) {
        element.src = src;
        return;
      }
      // Otherwise browsers keep the decoder and the download.
      element.removeAttribute('src');
      element.load();
      if (!isSaved) return;
      const current = urlOf(src).then((url) => {
        if (loading !== current) return;
        loading = null;
        element.src = url;
      });
      loading = current;
    },
    loading: () => loading,
  };
}

/** Seconds. The end of the loaded part around the current time. */
export function bufferedAt({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index))
      return buffered.end(index);
  }
  return 0;
}
