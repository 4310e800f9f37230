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

type Ref = RefObject<HTMLVideoElement | null>;

/** Refused by the browser (no tap yet), or paused before it began: what the video shows says it all. */
export function play(video: HTMLVideoElement | null): Promise<void> {
  return video?.play().catch(() => {}) ?? Promise.resolve();
}

export function seekTo(video: HTMLVideoElement | null, position: number): void {
  if (!video || !Number.isFinite(position)) return;
  video.currentTime = clamp(position, 0, video.duration || Number.MAX_SAFE_INTEGER);
}

/** Streams are loaded by hand; what is retried begins where it broke off. */
export function useVideoSource(ref: Ref, { src = '', onError }: VideoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const fail = useEffectEvent((failure: VideoFailure) => {
    setFailed(src);
    onError?.(failure);
  });

  useLayoutEffect(() => {
    if (ref.current && isHls(src))
      return loadHls(ref.current, src, (message = 'the stream is refused') =>
        fail({ code: 4, message }),
      );
  }, [ref, src, round]);

  useEffect(() => {
    const video = ref.current;
    const stop = new AbortController();
    const tell = () => {
      if (video?.error) fail({ code: video.error.code, message: video.error.message });
    };
    video?.addEventListener('error', tell, { signal: stop.signal });
    // A `<source>` says it for the video, and only there.
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

  // Another source begins at its own start.
  const resumed = useRef<AbortController>(null);
  useEffect(() => () => resumed.current?.abort(), [src]);
  const retry = () => {
    const video = ref.current;
    if (!video) return;
    const at = video.currentTime;
    setFailed(null);
    if (isHls(src)) setRound(round + 1);
    else video.load();
    resumed.current?.abort();
    resumed.current = new AbortController();
    const { signal } = resumed.current;
    const resume = () => seekTo(video, at);
    if (at > 0) video.addEventListener('loadedmetadata', resume, { once: true, signal });
    void play(video);
  };
  return { hasFailed: failed === src, retry };
}

/** What the browser does not do by itself: begin, stop when it is no longer seen, give way to others. */
export function useVideoLife(ref: Ref, { autoplay, muted = false, exclusive, src }: VideoProps) {
  // What its visitor has stopped, or seen to its end, before its page was hidden.
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
    // Safari plays by itself only what has the attribute.
    ref.current?.toggleAttribute('muted', muted);
    if (ref.current) ref.current.muted = muted;
  }, [ref, muted]);

  useEffect(() => {
    if (!exclusive) return;
    const giveWay = ({ target }: Event) => {
      if (target !== ref.current) ref.current?.pause();
    };
    // Media events do not bubble, but they are captured.
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
