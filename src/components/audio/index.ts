export { Audio, type AudioHandle, type AudioProps } from './audio';
