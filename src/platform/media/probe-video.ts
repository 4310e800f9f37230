import type { PlatformContext } from '@/platform/call/context';

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
  let forget = () => {};
  return new Promise<VideoFacts | null>((resolve) => {
    const give = () => resolve(null);
    forget = env.after(PATIENCE, give);
    signal.addEventListener('abort', give);
    if (signal.aborted) give();

    const tell = (duration: number) =>
      resolve({ duration, width: video.videoWidth, height: video.videoHeight });
    const look = () => {
      if (Number.isFinite(video.duration)) tell(video.duration);
      // What was recorded in a browser tells its length only after a look at its end.
      else video.currentTime = FAR;
    };
    video.addEventListener('loadedmetadata', () => {
      video.addEventListener('durationchange', () => {
        if (Number.isFinite(video.duration)) look();
      });
      look();
    });
    video.addEventListener('seeked', () =>
      tell(Number.isFinite(video.duration) ? video.duration : video.currentTime),
    );
    video.addEventListener('error', give);
    video.muted = true;
    video.playsInline = true;
    video.preload = 'metadata';
    video.src = url;
    // Safari loads nothing of its own accord for an element that is not on the page.
    video.load();
  }).finally(() => {
    forget();
    // Or it goes on loading, and iOS has few players to give.
    video.removeAttribute('src');
    video.load();
  });
}
