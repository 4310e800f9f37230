export { type Audio, createAudio, createAudio as createInnerAudioContext } from './create-audio';
export {
  createRecorder,
  createRecorder as getRecorderManager,
  type Recorder,
  type RecorderResult,
  type RecorderStartParams,
} from './create-recorder';
export {
  createVideoContext,
  DANMU_EVENT,
  type SendDanmuParams,
  type VideoContext,
} from './create-video-context';
