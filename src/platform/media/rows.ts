import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { asyncCalls, factories, type Need, joinRows } from '@/platform/call/rows';
import { beginChoice } from './picker';

const calls = () => import('./calls');
const players = () => import('./players');

export const audio = {
  begin: ({ env }: PlatformContext) => env.document.createElement('audio'),
  // Safari plays an element later only if a tap has touched it.
  touch: (element: HTMLAudioElement) => element.load(),
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
};

const recording: Need = ({ navigator, MediaRecorder }) => navigator.mediaDevices && MediaRecorder;

export const recorder = {
  needs: recording,
  host: 'startRecord',
  methods: 'start pause resume stop',
  events: 'Start Pause Resume Stop Error FrameRecorded',
};

export const mediaRows = joinRows(
  asyncCalls(calls, {
    /**
     * Lets the user choose pictures [S9.5]. Call it in a tap [S8.6].
     *
     * @support Everywhere, after a tap; inside WeChat and WeCom their own gallery, nine at most
     */
    chooseImage: { begin: beginChoice('chooseImage'), host: 'chooseImage' },
    /**
     * Lets the user choose or record a video. Call it in a tap [S8.6].
     *
     * @support Everywhere, after a tap
     */
    chooseVideo: { begin: beginChoice('chooseVideo') },
    /**
     * Lets the user choose files. Call it in a tap [S8.6].
     *
     * @support Everywhere, after a tap
     */
    chooseFile: { begin: beginChoice('chooseFile') },
    /**
     * The size, type and orientation of a picture.
     *
     * @rejects abort denied failed http-status invalid not-found offline timeout unsupported
     */
    getImageInfo: {},
    /**
     * The size, duration and type of a video.
     *
     * @rejects abort denied failed http-status invalid not-found offline timeout unsupported
     */
    getVideoInfo: {},
    /**
     * Makes a picture smaller.
     *
     * @support Everywhere; Safari makes no WebP
     * @rejects abort denied failed http-status invalid not-found offline timeout unsupported
     */
    compressImage: {},
    /**
     * Saves a picture to the phone.
     *
     * @support Everywhere as a download; iOS offers its share sheet; not in WeChat
     */
    saveImage: {},
    /**
     * Saves a video to the phone.
     *
     * @support Everywhere as a download; iOS offers its share sheet; not in WeChat
     */
    saveVideoToPhotosAlbum: {},
    /** Writes the content of a canvas to a temporary file. */
    canvasToTempFilePath: {},
  }),
  factories(players, {
    /** An audio player. It ends with the page if `until(lifetime)` or `abortOnUnload` made it. */
    createAudio: audio,
    /** Commands for a video of the page: by its id, the element, or a ref. */
    createVideoContext: {
      begin: (_context: unknown, target: unknown) =>
        refuseUnless(
          Boolean(target) && (typeof target === 'string' || typeof target === 'object'),
          'createVideoContext',
          'parameter.id should be an id or an element',
          'id',
        ),
      methods: 'play pause stop seek playbackRate requestFullScreen exitFullScreen sendDanmu',
    },
    /**
     * Records sound.
     *
     * @support Over https; the browser asks for the microphone. Inside WeChat and WeCom their own: a minute, without pauses, and no file
     */
    createRecorder: recorder,
  }),
);
