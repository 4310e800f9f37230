import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Danmu } from './danmu';

export type VideoFailure = {
  /** Of the native MediaError; 4 also where a stream can not be played. */
  readonly code: number;
  readonly message: string;
};

export type VideoHandle = {
  play(): Promise<void>;
  pause(): void;
  /** Pauses at the start. */
  stop(): void;
  /** Seconds. */
  seek(position: number): void;
  /** Shown now, in the next free lane. */
  sendDanmu(danmu: Danmu): void;
  /** 0.5, 0.8, 1, 1.25, 1.5 or 2; any other is 1. */
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
  /** The accessible name. @default 'Video player' */
  label?: string | undefined;
  /** @default true */
  controls?: boolean;
  /** Phones allow it only where it is muted. @default false */
  autoplay?: boolean;
  /** @default false */
  loop?: boolean;
  /** How it begins, and whenever it is set anew. @default false */
  muted?: boolean;
  /** @default 'contain' */
  objectFit?: 'contain' | 'cover' | 'fill';
  poster?: string | undefined;
  /** What is fetched before it plays. @default 'metadata' */
  preload?: 'none' | 'metadata' | 'auto';
  /** For captions and for pictures that are drawn on a canvas from another origin. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  /** Seconds. @default 0 */
  initialTime?: number;
  /** Seconds, shown until the file tells. */
  duration?: number | undefined;
  /** Texts that run over the picture, at their seconds. */
  danmuList?: readonly Danmu[];
  /** @default false */
  enableDanmu?: boolean;
  /** A button that switches them. @default false */
  danmuBtn?: boolean;
  /** The bar with the position and the times. @default true */
  showProgress?: boolean;
  /** @default true */
  showFullscreenBtn?: boolean;
  /** @default true */
  showPlayBtn?: boolean;
  /** The large one, before it plays. @default true */
  showCenterPlayBtn?: boolean;
  /** @default true */
  showMuteBtn?: boolean;
  /** @default true */
  showRateBtn?: boolean;
  /** A vertical drag sets light (left half) and volume (right half) also outside of the full screen. @default false */
  pageGesture?: boolean;
  /** The same by its newer name. @default false */
  vslideGesture?: boolean;
  /** A horizontal drag seeks. @default true */
  enableProgressGesture?: boolean;
  /** Of the full screen: 0 upright, 90 or -90 on its side. @default as wide as the video is */
  direction?: 0 | 90 | -90 | undefined;
  /** Pauses when another one on the page begins. @default false */
  exclusive?: boolean;
  handle?: Ref<VideoHandle>;
  /** `<track>` and `<source>`. */
  children?: ReactNode;
  onPlay?: () => void;
  onPause?: () => void;
  onEnded?: () => void;
  onTimeUpdate?: (at: { currentTime: number; duration: number }) => void;
  /** Percent that are loaded. */
  onProgress?: (at: { buffered: number }) => void;
  onLoadedMetadata?: (facts: { width: number; height: number; duration: number }) => void;
  onWaiting?: () => void;
  onError?: (failure: VideoFailure) => void;
  onFullScreenChange?: (at: { fullScreen: boolean; direction: 'vertical' | 'horizontal' }) => void;
  onControlsChange?: (isShown: boolean) => void;
};
