import { asyncCalls, factory, type Need } from '@/platform/call/rows';
import { beginChoice } from '@/platform/picker/take-picker';
import { audioFactory, createVideoContext, recorderFactory } from './player-factories';

const calls = () => import('@/platform/apis/media');

const recording: Need = ({ navigator, MediaRecorder }) => navigator.mediaDevices && MediaRecorder;

export const mediaRows = {
  ...asyncCalls(calls, {
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
    /** The size, type and orientation of a picture. */
    getImageInfo: {},
    /** The size, duration and type of a video. */
    getVideoInfo: {},
    /**
     * Makes a picture smaller.
     *
     * @support Everywhere; Safari makes no WebP
     */
    compressImage: {},
    /**
     * Saves a picture to the phone.
     *
     * @support Everywhere as a download; iOS offers its share sheet; not in WeChat
     */
    saveImage: {},
    /**
     * The reference runtime's name of saveImage.
     *
     * @support Everywhere as a download; iOS offers its share sheet; not in WeChat
     */
    saveImageToPhotosAlbum: {},
    /**
     * Saves a video to the phone.
     *
     * @support Everywhere as a download; iOS offers its share sheet; not in WeChat
     */
    saveVideoToPhotosAlbum: {},
    /** Writes the content of a canvas to a temporary file. */
    canvasToTempFilePath: {},
    /** Reads the pixels of a canvas. */
    canvasGetImageData: {},
    /** Writes pixels to a canvas. */
    canvasPutImageData: {},
  }),
  /** An audio player. It ends with the page if `until(lifetime)` or `abortOnUnload` made it. */
  createAudio: factory(audioFactory('createAudio')),
  /** The reference runtime's name of createAudio. */
  createInnerAudioContext: factory(audioFactory('createInnerAudioContext')),
  /** Commands for a video of the page: by its id, the element, or a ref. */
  createVideoContext: factory(createVideoContext),
  /**
   * Records sound.
   *
   * @support Over https; the browser asks for the microphone. Inside WeChat and WeCom their own: a minute, without pauses, and no file
   */
  createRecorder: factory(recorderFactory('createRecorder'), {
    needs: recording,
    host: 'startRecord',
  }),
  /**
   * The reference runtime's name of createRecorder.
   *
   * @support Over https; the browser asks for the microphone. Inside WeChat and WeCom their own: a minute, without pauses, and no file
   */
  getRecorderManager: factory(recorderFactory('getRecorderManager'), {
    needs: recording,
    host: 'startRecord',
  }),
};
