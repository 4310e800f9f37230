import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHandle } from '@/components/kit/use-handle';
import { clamp } from '@/shared/values';
import type { useFullScreen } from './full-screen';
import { isHls, loadHls } from './load-hls';
import type { VideoFailure, VideoHandle, VideoProps } from './video-props';

export const RATES: readonly number[] = [0.5, 0.8, 1, 1.25, 1.5, 2];

/** MediaError.MEDIA_ERR_NETWORK */
const NETWORK = 2;

type Ref = RefObject<HTMLVideoElement | null>;

/** Ignores a rejection: autoplay was blocked, or a pause came first. The controls already show the paused state. */
export function play(video: HTMLVideoElement | null): Promise<void> {
  return video?.play().catch(() => {}) ?? Promise.resolve();
}

export function seekTo(video: HTMLVideoElement | null, position: number): void {
  if (!video || !Number.isFinite(position)) return;
  video.currentTime = clamp(position, 0, video.duration || Number.MAX_SAFE_INTEGER);
}

type Fetched = {
  /** Undefined while a client downloads the video, null if it cannot. */
  readonly address: string | null | undefined;
  readonly fetchAgain: () => void;
};

/** Loads streams with `loadHls`. A retry resumes at the position of the failure. */
export function useVideoSource(
  ref: Ref,
  { address, fetchAgain }: Fetched,
  { src: given = '', onError }: VideoProps,
) {
  const src = address ?? '';
  const isLost = address === null;
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const fail = useEffectEvent((failure: VideoFailure) => {
    setFailed(given);
    onError?.(failure);
  });

  useLayoutEffect(() => {
    if (ref.current && isHls(src))
      return loadHls(ref.current, src, (message = 'the stream is refused') =>
        fail({ code: 4, message }),
      );
  }, [ref, src, round]);

  const tellLost = useEffectEvent(
    () => void onError?.({ code: NETWORK, message: 'the file could not be downloaded' }),
  );
  useEffect(() => {
    if (isLost) tellLost();
  }, [isLost]);

  useEffect(() => {
    const video = ref.current;
    const stop = new AbortController();
    const tell = () => {
      if (video?.error) fail({ code: video.error.code, message: video.error.message });
    };
    video?.addEventListener('error', tell, { signal: stop.signal });
    // With `<source>` children, the error fires on the last `<source>` and not on the video.
    video?.addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLSourceElement && video.networkState === video.NETWORK_NO_SOURCE)
          fail({ code: 4, message: 'no source can be played' });
      },
      { signal: stop.signal, capture: true },
    );
    return () => stop.abort();
  }, [ref]);

  // A new source starts at its beginning, so cancel a pending resume.
  const resumed = useRef<AbortController>(null);
  useEffect(() => () => resumed.current?.abort(), [src]);
  const retry = () => {
    const video = ref.current;
    if (!video) return;
    const at = video.currentTime;
    setFailed(null);
    fetchAgain();
    if (isHls(src)) setRound(round + 1);
    else video.load();
    resumed.current?.abort();
    resumed.current = new AbortController();
    const { signal } = resumed.current;
    const resume = () => seekTo(video, at);
    if (at > 0) video.addEventListener('loadedmetadata', resume, { once: true, signal });
    void play(video);
  };
  return { hasFailed: isLost || failed === given, retry };
}

/** Starts autoplay, pauses a hidden video, and pauses for other media with `exclusive`. */
export function useVideoLife(ref: Ref, { autoplay, muted = false, exclusive, src }: VideoProps) {
  // The video that was paused or had ended before its page was hidden. It must not autoplay again.
  const stopped = useRef('');
  const wish = `${autoplay} ${src}`;
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (autoplay && stopped.current !== wish) void play(video);
    const hide = () => {
      if (document.visibilityState === 'hidden') video.pause();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stopped.current = video.paused && video.played.length > 0 ? wish : '';
      video.pause();
    };
  }, [ref, autoplay, wish]);

  useLayoutEffect(() => {
    // Safari autoplays a video only if it has the `muted` attribute, which React does not set.
    ref.current?.toggleAttribute('muted', muted);
    if (ref.current) ref.current.muted = muted;
  }, [ref, muted]);

  useEffect(() => {
    if (!exclusive) return;
    const giveWay = ({ target }: Event) => {
      if (target !== ref.current) ref.current?.pause();
    };
    // Media events do not bubble, so listen in the capture phase.
    document.addEventListener('play', giveWay, { capture: true });
    return () => document.removeEventListener('play', giveWay, { capture: true });
  }, [ref, exclusive]);
}

export function useVideoHandle(
  ref: Ref,
  handle: VideoProps['handle'],
  full: ReturnType<typeof useFullScreen>,
  sendDanmu: VideoHandle['sendDanmu'],
): void {
  useHandle(handle, {
    play: () => play(ref.current),
    pause: () => ref.current?.pause(),
    stop: () => {
      ref.current?.pause();
      seekTo(ref.current, 0);
    },
    seek: (position) => seekTo(ref.current, position),
    sendDanmu,
    playbackRate: (rate) => {
      if (ref.current) ref.current.playbackRate = RATES.includes(rate) ? rate : 1;
    },
    requestFullScreen: full.enter,
    exitFullScreen: full.leave,
  });
}
