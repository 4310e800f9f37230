export type { Danmu } from './danmu';
export { Video } from './video';
export type { VideoFailure, VideoHandle, VideoProps } from './video-props';
