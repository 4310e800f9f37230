import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { methodsOf } from '@/platform/call/define';
import { type ElementTarget, findElement } from '@/platform/call/element';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { checkOne, checkParams, number, optional, required, text } from '@/platform/call/params';
import { enLate } from '@/shared/messages';
import { pauseMedia, playMedia, seekMedia } from './playback';

export type SendDanmuParams = {
  readonly text: string;
  /** A CSS colour. @default the video's own */
  readonly color?: string | undefined;
};

export type VideoContext = {
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Pauses at the start. */
  stop(): Promise<void>;
  /** Seconds. Resolves at the new position. */
  seek(position: number): Promise<void>;
  /** 0.5, 0.8, 1, 1.25, 1.5 or 2. Any other number is 1. */
  playbackRate(rate: number): Promise<void>;
  requestFullScreen(): Promise<void>;
  exitFullScreen(): Promise<void>;
  /** Shows a line of text over the video. It needs the Video component: a bare `<video>` has no place for it. */
  sendDanmu(danmu: SendDanmuParams): Promise<void>;
};

/** The Video component listens to this event. It calls preventDefault() to confirm that it shows the line. */
export const DANMU_EVENT = 'portico:danmu';

const rates: readonly number[] = [0.5, 0.8, 1, 1.25, 1.5, 2];

/** The code of createVideoContext. Each call looks for the element, because the page may render it later. */
export function createVideoContext(
  context: PlatformContext,
  { prefix, pageId, lifetime }: FactoryCall,
  target: ElementTarget,
): VideoContext {
  const { messages, env } = context;

  const { method, plain } = methodsOf(context, prefix, (fail) => {
    if (lifetime?.aborted) throw fail('abort', messages.t('requestAbort'));
    return videoIn(findElement(env, target, pageId), fail);
  });

  return {
    play: plain('play', (video, fail) => playMedia(context, video, fail)),
    pause: plain('pause', (video) => pauseMedia(context, video)),
    stop: plain('stop', (video) => {
      pauseMedia(context, video);
      video.currentTime = 0;
    }),
    seek: method('seek', checkOne('position', number), (video, position, fail) =>
      seekMedia(context, video, position, fail),
    ),
    playbackRate: method('playbackRate', checkOne('rate', number), (video, rate) => {
      video.playbackRate = rates.includes(rate) ? rate : 1;
    }),
    requestFullScreen: plain('requestFullScreen', showFullScreen),
    exitFullScreen: plain('exitFullScreen', leaveFullScreen),
    sendDanmu: method(
      'sendDanmu',
      checkParams({ text: required(text), color: optional(text) }),
      (video, detail, fail) => {
        const event = new env.window.CustomEvent(DANMU_EVENT, {
          detail,
          bubbles: true,
          cancelable: true,
        });
        if (video.dispatchEvent(event))
          throw fail('unsupported', messages.using(enLate)('notImplemented'));
      },
    ),
  };
}

/** The element itself, or the video inside it. */
function videoIn(element: Element | null, fail: Fail): HTMLVideoElement {
  const video = element?.matches('video') ? element : element?.querySelector('video');
  if (!video) throw fail('not-found', 'parameter.id names no video of this page');
  return video as HTMLVideoElement;
}

/** iPhones show only videos in full screen, and only by these calls. */
type IosVideo = HTMLVideoElement & {
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
  readonly webkitDisplayingFullscreen?: boolean;
};

async function showFullScreen(video: HTMLVideoElement, fail: Fail): Promise<void> {
  const ios: IosVideo = video;
  try {
    if (typeof video.requestFullscreen === 'function') await video.requestFullscreen();
    else if (ios.webkitEnterFullscreen) ios.webkitEnterFullscreen();
    else throw fail('unsupported', 'this browser has no full screen');
  } catch (cause) {
    // A TypeError means that there was no tap, or that the frame may not use the full screen.
    if (cause instanceof TypeError) throw fail('denied', cause.message, cause);
    throw cause;
  }
}

/** Does nothing if nothing is in full screen. */
async function leaveFullScreen(video: HTMLVideoElement): Promise<void> {
  const ios: IosVideo = video;
  const { ownerDocument: document } = video;
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (ios.webkitDisplayingFullscreen) ios.webkitExitFullscreen?.();
}
