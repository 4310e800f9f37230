export type { Danmu } from './danmu-list';
export { Video } from './video';
export type { VideoFailure, VideoHandle, VideoProps } from './video-props';
