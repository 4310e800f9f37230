export { type AudioHandle, AudioPlayer, type AudioProps } from './audio';
