import type { ComponentProps, ReactNode, Ref } from 'react';
import type { VideoClient } from '@/components/kit/client-files';
import type { Danmu } from './danmu';

export type VideoFailure = {
  /** The code of the native MediaError. 4 also means that a stream cannot be played. */
  readonly code: number;
  readonly message: string;
};

export type VideoHandle = {
  play(): Promise<void>;
  pause(): void;
  /** Pauses at the start. */
  stop(): void;
  /** Seeks to a position in seconds. */
  seek(position: number): void;
  /** Shows a comment now, in the next free lane. */
  sendDanmu(danmu: Danmu): void;
  /** 0.5, 0.8, 1, 1.25, 1.5 or 2. Any other value means 1. */
  playbackRate(rate: number): void;
  requestFullScreen(): Promise<void>;
  exitFullScreen(): Promise<void>;
};

type MediaEvents =
  | 'onPlay'
  | 'onPause'
  | 'onEnded'
  | 'onTimeUpdate'
  | 'onProgress'
  | 'onLoadedMetadata'
  | 'onWaiting'
  | 'onError';

export type VideoProps = Omit<ComponentProps<'div'>, MediaEvents | 'role' | 'aria-label'> & {
  /** A video, or a stream (`.m3u8`). */
  src?: string | undefined;
  /**
   * Downloads `src` and `poster` with the token of this client, behind its `baseURL`. The whole file comes before the
   * first picture: with `preload="none"` at the first tap. Streams need an address with a signature of their own.
   */
  client?: VideoClient | undefined;
  /** The accessible name. @default 'Video player' */
  label?: string | undefined;
  /** @default true */
  controls?: boolean;
  /** Phones autoplay muted videos only. @default false */
  autoplay?: boolean;
  /** @default false */
  loop?: boolean;
  /** Phones autoplay muted videos only. It counts at the start and at each change. @default false */
  muted?: boolean;
  /** @default 'contain' */
  objectFit?: 'contain' | 'cover' | 'fill';
  poster?: string | undefined;
  /** How much to load before playback. @default 'metadata' */
  preload?: 'none' | 'metadata' | 'auto';
  /** Needed for captions from another origin, and to draw such a video on a canvas. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  /** Start position in seconds. @default 0 */
  initialTime?: number;
  /** Duration in seconds, shown until the file's metadata loads. */
  duration?: number | undefined;
  /** Comments that scroll over the picture at their times. */
  danmuList?: readonly Danmu[];
  /** Shows the comments. @default false */
  enableDanmu?: boolean;
  /** Shows a button to switch the comments. @default false */
  danmuBtn?: boolean;
  /** Shows the seek bar and the times. @default true */
  showProgress?: boolean;
  /** @default true */
  showFullscreenBtn?: boolean;
  /** @default true */
  showPlayBtn?: boolean;
  /** Shows the large play button before the first playback. @default true */
  showCenterPlayBtn?: boolean;
  /** @default true */
  showMuteBtn?: boolean;
  /** @default true */
  showRateBtn?: boolean;
  /** A vertical drag sets brightness (left half) and volume (right half) also outside full screen. @default false */
  pageGesture?: boolean;
  /** Newer name of `pageGesture`. @default false */
  vslideGesture?: boolean;
  /** A horizontal drag seeks: 600 px are the whole duration. @default true */
  enableProgressGesture?: boolean;
  /** Orientation in full screen: 0 is portrait, 90 and -90 are landscape. @default as wide as the video is */
  direction?: 0 | 90 | -90 | undefined;
  /** Pauses when other media on the page start. @default false */
  exclusive?: boolean;
  handle?: Ref<VideoHandle>;
  /** `<track>` and `<source>` elements. */
  children?: ReactNode;
  onPlay?: () => void;
  onPause?: () => void;
  onEnded?: () => void;
  onTimeUpdate?: (at: { currentTime: number; duration: number }) => void;
  /** Receives the loaded part in percent. */
  onProgress?: (at: { buffered: number }) => void;
  onLoadedMetadata?: (facts: { width: number; height: number; duration: number }) => void;
  onWaiting?: () => void;
  onError?: (failure: VideoFailure) => void;
  onFullScreenChange?: (at: { fullScreen: boolean; direction: 'vertical' | 'horizontal' }) => void;
  onControlsChange?: (isShown: boolean) => void;
};
