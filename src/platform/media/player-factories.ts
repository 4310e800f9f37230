import type { Audio, Recorder, VideoContext } from '@/platform/apis/players';
import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { lazyObject } from '@/platform/call/lazy-object';
import type { ElementTarget } from '@/platform/call/element';
import type { Scope } from '@/platform/call/rows';

const players = () => import('@/platform/apis/players');

/** `api` is the name that the product called: the reference runtime's names have other ones for the same objects. */
export function audioFactory(api: string) {
  return (context: PlatformContext, { lifetime }: Scope) =>
    (): Audio => {
      const prefix = `${api}().`;
      const element = context.env.document.createElement('audio');
      return lazyObject<Audio>(context, {
        prefix,
        load: async () => (await players()).createAudio(context, prefix, element, lifetime),
        methods: 'play pause stop seek destroy',
        events: 'Canplay Play Pause Stop Ended TimeUpdate Error Waiting Seeking Seeked',
        fields: {
          startTime: 0,
          autoplay: false,
          loop: false,
          volume: 1,
          playbackRate: 1,
          obeyMuteSwitch: true,
          duration: 0,
          currentTime: 0,
          paused: true,
          buffered: 0,
          src: '',
        },
        // Safari plays an element later only if a tap has touched it.
        touch: () => element.load(),
      });
    };
}

export function recorderFactory(api: string) {
  return (context: PlatformContext, { lifetime }: Scope) =>
    (): Recorder => {
      const prefix = `${api}().`;
      return lazyObject<Recorder>(context, {
        prefix,
        load: async () => (await players()).createRecorder(context, prefix, lifetime),
        methods: 'start pause resume stop',
        events: 'Start Pause Resume Stop Error FrameRecorded',
      });
    };
}

export function createVideoContext(context: PlatformContext, { lifetime }: Scope) {
  return (target: ElementTarget): VideoContext => {
    const prefix = 'createVideoContext().';
    const fine = Boolean(target) && (typeof target === 'string' || typeof target === 'object');
    refuseUnless(fine, 'createVideoContext', 'parameter.id should be an id or an element');
    // Another page may be on top when the code arrives, so remember the page that called.
    const pageId = context.navigator.activePage()?.id;
    return lazyObject<VideoContext>(context, {
      prefix,
      load: async () =>
        (await players()).createVideoContext(context, prefix, target, pageId, lifetime),
      methods: 'play pause stop seek playbackRate requestFullScreen exitFullScreen sendDanmu',
    });
  };
}
