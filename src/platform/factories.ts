import type { Audio, Recorder, VideoContext } from './apis/players';
import type { PlatformContext } from './context';
import type { ElementTarget } from './find-element';
import { lazyObject } from './lazy-object';
import { refuseUnless } from './refuse-unless';

export type Factories = {
  /** A player without a picture. Made by `until(lifetime)` or `usePlatform({ abortOnUnload })` it goes with that. */
  createAudio(): Audio;
  /** createAudio under the reference's name. */
  createInnerAudioContext(): Audio;
  /** Commands for a video of the page: by its id, itself, or a ref. */
  createVideoContext(target: ElementTarget): VideoContext;
  /** Records the visitor's voice. */
  createRecorder(): Recorder;
  /** createRecorder under the reference's name. */
  getRecorderManager(): Recorder;
};

/** Calls that hand out an object at once. What is behind it is fetched meanwhile (decision 0024). */
export function createFactories(context: PlatformContext, lifetime?: AbortSignal): Factories {
  const { env, navigator } = context;
  const players = () => import('./apis/players');

  const audio = (api: string) => () => {
    const prefix = `${api}().`;
    const element = env.document.createElement('audio');
    return lazyObject<Audio>({
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
      // Safari plays later what was touched in a tap.
      touch: () => element.load(),
    });
  };
  const recorder = (api: string) => () => {
    const prefix = `${api}().`;
    return lazyObject<Recorder>({
      prefix,
      load: async () => (await players()).createRecorder(context, prefix, lifetime),
      methods: 'start pause resume stop',
      events: 'Start Pause Resume Stop Error FrameRecorded',
    });
  };

  return {
    createAudio: audio('createAudio'),
    createInnerAudioContext: audio('createInnerAudioContext'),
    createVideoContext: (target) => {
      const prefix = 'createVideoContext().';
      const fine = target && (typeof target === 'string' || typeof target === 'object');
      refuseUnless(
        Boolean(fine),
        'createVideoContext',
        'parameter.id should be an id or an element',
      );
      // The page that asks, not the one that is on top when the code has come.
      const page = navigator.activePage()?.id;
      return lazyObject<VideoContext>({
        prefix,
        load: async () =>
          (await players()).createVideoContext(context, prefix, target, page, lifetime),
        methods: 'play pause stop seek playbackRate requestFullScreen exitFullScreen sendDanmu',
      });
    },
    createRecorder: recorder('createRecorder'),
    getRecorderManager: recorder('getRecorderManager'),
  };
}
