export { type Audio, createAudio, createAudio as createInnerAudioContext } from './audio';
export {
  createRecorder,
  createRecorder as getRecorderManager,
  type Recorder,
  type RecorderResult,
  type RecorderStartParams,
} from './recorder';
export {
  createVideoContext,
  DANMU_EVENT,
  type SendDanmuParams,
  type VideoContext,
} from './video-player';
