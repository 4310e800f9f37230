import type { PlatformContext } from '@/platform/context';

export type VideoFacts = {
  /** Seconds. */
  readonly duration: number;
  readonly width: number;
  readonly height: number;
};

/** Some in-app browsers load nothing before the visitor plays it. */
const PATIENCE = 8000;
/** Later than any end. */
const FAR = 1e9;

/** What the browser's player says of a video; null when it can not play it, or does not say. */
export function probeVideo(
  { env }: PlatformContext,
  url: string,
  signal: AbortSignal,
): Promise<VideoFacts | null> {
  const video = env.document.createElement('video');
  return new Promise<VideoFacts | null>((resolve) => {
    const give = () => resolve(null);
    const forget = env.after(PATIENCE, give);
    signal.addEventListener('abort', give);
    if (signal.aborted) give();

    const tell = (duration: number) => {
      forget();
      signal.removeEventListener('abort', give);
      resolve({ duration, width: video.videoWidth, height: video.videoHeight });
    };
    const look = () => {
      if (Number.isFinite(video.duration)) tell(video.duration);
      // What was recorded in a browser tells its length only after a look at its end.
      else video.currentTime = FAR;
    };
    video.onloadedmetadata = () => {
      video.ondurationchange = () => {
        if (Number.isFinite(video.duration)) look();
      };
      look();
    };
    video.onseeked = () =>
      tell(Number.isFinite(video.duration) ? video.duration : video.currentTime);
    video.onerror = give;
    video.muted = true;
    video.playsInline = true;
    video.preload = 'metadata';
    video.src = url;
    // Safari loads nothing of its own accord for an element that is not on the page.
    video.load();
  }).finally(() => {
    // Or it goes on loading, and iOS has few players to give.
    video.onloadedmetadata = video.ondurationchange = video.onseeked = video.onerror = null;
    video.removeAttribute('src');
    video.load();
  });
}
