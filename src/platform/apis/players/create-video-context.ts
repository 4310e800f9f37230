import {
  checkNothing,
  checkOne,
  checkParams,
  number,
  optional,
  required,
  text,
} from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { type Checked, type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import { findElement, type ElementTarget } from '@/platform/call/element';
import { leaveFullScreen, showFullScreen } from '@/platform/players/full-screen';
import { pauseMedia, playMedia, seekMedia } from '@/platform/players/play-media';
import { enLate } from '@/shared/messages';

export type SendDanmuParams = {
  readonly text: string;
  /** Of CSS. @default the video's own */
  readonly color?: string | undefined;
};

export type VideoContext = {
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Pauses at the start. */
  stop(): Promise<void>;
  /** Seconds. Resolves when it is there. */
  seek(position: number): Promise<void>;
  /** 0.5, 0.8, 1, 1.25, 1.5 or 2; any other is 1. */
  playbackRate(rate: number): Promise<void>;
  requestFullScreen(): Promise<void>;
  exitFullScreen(): Promise<void>;
  /** A line of text over the video. Needs the Video component; a bare `<video>` has nowhere to write it. */
  sendDanmu(danmu: SendDanmuParams): Promise<void>;
};

/** What the Video component listens to; it says that it has taken the line by preventDefault(). */
export const DANMU_EVENT = 'portico:danmu';

const rates: readonly number[] = [0.5, 0.8, 1, 1.25, 1.5, 2];

/** The code of createVideoContext. The element is looked for at each call: it may come later than this. */
export function createVideoContext(
  context: PlatformContext,
  { prefix, pageId, lifetime }: FactoryCall,
  target: ElementTarget,
): VideoContext {
  const { messages, env } = context;

  const method = <I, P>(
    name: string,
    check: (input: unknown) => Checked<P>,
    run: (video: HTMLVideoElement, params: P, fail: Fail) => void | Promise<void>,
  ) =>
    defineMethod<I, P, void>(context, prefix + name, {
      check,
      run: (params, fail) => {
        if (lifetime?.aborted) throw fail('abort', messages.t('requestAbort'));
        return run(videoIn(findElement(env, target, pageId), fail), params, fail);
      },
    });
  const plain = (
    name: string,
    run: (video: HTMLVideoElement, fail: Fail) => void | Promise<void>,
  ) => method<void, object>(name, checkNothing, (video, _params, fail) => run(video, fail));

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

/** The element itself, or the video inside a component's. */
function videoIn(element: Element | null, fail: Fail): HTMLVideoElement {
  const video = element?.matches('video') ? element : element?.querySelector('video');
  if (!video) throw fail('not-found', 'there is no such video on the page');
  return video as HTMLVideoElement;
}
