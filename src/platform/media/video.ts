import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, required } from '@/platform/call/params';
import { inTime } from '@/platform/call/timers';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { enLate } from '@/shared/messages';
import { readMp4Facts, type VideoFacts } from './mp4';
import { openSource } from './picture';

export type GetVideoInfoParams = {
  /** A path, a URL, or the file itself. */
  readonly src: FileSource;
};

export type GetVideoInfoResult = VideoFacts & {
  /** Kilobytes of 1024 bytes. Missing if the server does not send the length. */
  readonly size?: number;
};

const check = checkParams({ src: required(fileSource) });

/** The duration and size of a video. Of a remote video it loads only the beginning. */
export const getVideoInfo: Api<GetVideoInfoParams, GetVideoInfoResult> = defineApi('getVideoInfo', {
  check,
  run: async (context, { src }, fail, { signal }) => {
    const source = await openSource(context, src, fail, { fetch: false, signal });
    try {
      const [facts, bytes] = await Promise.all([
        readVideoFacts(context, source.url, source.blob, signal),
        source.blob?.size ?? remoteSize(context, source.url, signal),
      ]);
      if (!facts) throw fail('invalid', context.messages.using(enLate)('videoUnreadable'));
      return { ...facts, ...(bytes !== null && { size: bytes / 1024 }) };
    } finally {
      source.close();
    }
  },
});

/** Facts from the browser's player, else from the file's index. Null if neither knows them. */
export async function readVideoFacts(
  context: PlatformContext,
  url: string,
  blob: Blob | null,
  signal: AbortSignal,
): Promise<VideoFacts | null> {
  return (await probeVideo(context, url, signal)) ?? (blob && readMp4Facts(blob));
}

/** Milliseconds. Some in-app browsers load nothing before the user plays the video. */
const PROBE_TIME = 8000;
/** Seconds. Later than the end of any video. */
const FAR = 1e9;

/** Null if the browser's player cannot play the video, or does not answer. */
function probeVideo(
  { env }: PlatformContext,
  url: string,
  signal: AbortSignal,
): Promise<VideoFacts | null> {
  const video = env.document.createElement('video');
  const probe = () =>
    new Promise<VideoFacts | null>((resolve) => {
      const answer = (duration: number) =>
        resolve({ duration, width: video.videoWidth, height: video.videoHeight });
      const readDuration = () => {
        if (Number.isFinite(video.duration)) answer(video.duration);
        // A recording of a browser reveals its duration only after a seek to its end.
        else video.currentTime = FAR;
      };
      video.addEventListener('loadedmetadata', () => {
        video.addEventListener('durationchange', () => {
          if (Number.isFinite(video.duration)) readDuration();
        });
        readDuration();
      });
      video.addEventListener('seeked', () =>
        answer(Number.isFinite(video.duration) ? video.duration : video.currentTime),
      );
      video.addEventListener('error', () => resolve(null));
      video.muted = true;
      video.playsInline = true;
      video.preload = 'metadata';
      video.src = url;
      // Safari loads a video outside the page only after this call.
      video.load();
    });
  const limit = { ms: PROBE_TIME, signal, late: () => null };
  return inTime(env, limit, probe).finally(() => {
    // Otherwise the download goes on, and iOS has few players.
    video.removeAttribute('src');
    video.load();
  });
}

/** Milliseconds. */
const HEAD_TIME = 8000;

/** Bytes. Null if the server does not send the length, or its CORS rules forbid the request. */
export async function remoteSize(
  { env }: PlatformContext,
  url: string,
  signal: AbortSignal,
): Promise<number | null> {
  if (!/^https?:/.test(url)) return null;
  const late = () => null;
  const ask = async (ending: AbortSignal) => {
    const { ok, headers } = await env.window.fetch(url, { method: 'HEAD', signal: ending });
    const length = headers.get('Content-Length');
    return ok && length !== null ? Number(length) : null;
  };
  return inTime(env, { ms: HEAD_TIME, signal, late }, ask).catch(() => null);
}
