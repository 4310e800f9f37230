export { type Audio, createAudio } from './create-audio';
export {
  createRecorder,
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
