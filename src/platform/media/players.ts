export * from './audio';
export { createAudio as createInnerAudioContext } from './audio';
export * from './recorder';
export { createRecorder as getRecorderManager } from './recorder';
export * from './video-player';
