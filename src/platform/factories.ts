import type { MapContext } from './apis/maps';
import type { Audio, Recorder, VideoContext } from './apis/players';
import type {
  IntersectionOptions,
  IntersectionWatch,
  MediaWatch,
  SelectorQuery,
} from './apis/observers';
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
  /** Commands for a Map of the page, by its id. */
  createMapContext(id: string): MapContext;
  /** Records the visitor's voice. */
  createRecorder(): Recorder;
  /** createRecorder under the reference's name. */
  getRecorderManager(): Recorder;
  /** Where elements of this page are and what they are like. */
  createSelectorQuery(): SelectorQuery;
  /** Tells when elements of this page come into view and leave it. */
  createIntersectionObserver(options?: IntersectionOptions): IntersectionWatch;
  /** Tells when the window fits a description, and when no more. */
  createMediaQueryObserver(): MediaWatch;
};

/** Calls that hand out an object at once. What is behind it is fetched meanwhile (decision 0024). */
export function createFactories(context: PlatformContext, lifetime?: AbortSignal): Factories {
  const { env, navigator } = context;
  const players = () => import('./apis/players');
  const observers = () => import('./apis/observers');
  // The page that asks, not the one that is on top when the code has come.
  const page = () => navigator.activePage()?.id;

  const audio = (api: string) => () => {
    const prefix = `${api}().`;
    const element = env.document.createElement('audio');
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
      // Safari plays later what was touched in a tap.
      touch: () => element.load(),
    });
  };
  const recorder = (api: string) => () => {
    const prefix = `${api}().`;
    return lazyObject<Recorder>(context, {
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
      const pageId = page();
      return lazyObject<VideoContext>(context, {
        prefix,
        load: async () =>
          (await players()).createVideoContext(context, prefix, target, pageId, lifetime),
        methods: 'play pause stop seek playbackRate requestFullScreen exitFullScreen sendDanmu',
      });
    },
    createMapContext: (id) => {
      const prefix = 'createMapContext().';
      const fine = typeof id === 'string' && id !== '';
      refuseUnless(fine, 'createMapContext', 'parameter.id should be an id');
      const pageId = page();
      return lazyObject<MapContext>(context, {
        prefix,
        load: async () =>
          (await import('./apis/maps')).createMapContext(context, prefix, id, pageId, lifetime),
        methods:
          'getCenterLocation moveToLocation translateMarker includePoints getRegion getScale',
      });
    },
    createRecorder: recorder('createRecorder'),
    getRecorderManager: recorder('getRecorderManager'),
    createSelectorQuery: () => {
      const prefix = 'createSelectorQuery().';
      const pageId = page();
      return lazyObject<SelectorQuery>(context, {
        prefix,
        load: async () => (await observers()).createSelectorQuery(context, prefix, pageId),
        methods: 'exec',
        chain: 'in select selectAll selectViewport boundingClientRect scrollOffset fields node',
      });
    },
    createIntersectionObserver: (options) => {
      const prefix = 'createIntersectionObserver().';
      const pageId = page();
      return lazyObject<IntersectionWatch>(context, {
        prefix,
        load: async () =>
          (await observers()).createIntersectionObserver(
            context,
            prefix,
            options,
            pageId,
            lifetime,
          ),
        methods: 'observe disconnect',
        chain: 'relativeTo relativeToViewport',
      });
    },
    createMediaQueryObserver: () => {
      const prefix = 'createMediaQueryObserver().';
      const pageId = page();
      return lazyObject<MediaWatch>(context, {
        prefix,
        load: async () =>
          (await observers()).createMediaQueryObserver(context, prefix, pageId, lifetime),
        methods: 'observe disconnect',
      });
    },
  };
}
