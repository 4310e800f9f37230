import type { VideoProps } from './video-props';

const OWN: ReadonlySet<string> = new Set([
  ...['src', 'label', 'controls', 'autoplay', 'loop', 'muted', 'objectFit', 'poster', 'preload'],
  ...['crossOrigin', 'initialTime', 'duration', 'danmuList', 'enableDanmu', 'danmuBtn', 'handle'],
  ...['showProgress', 'showFullscreenBtn', 'showPlayBtn', 'showCenterPlayBtn', 'showMuteBtn'],
  ...['showRateBtn', 'pageGesture', 'vslideGesture', 'enableProgressGesture', 'direction'],
  ...['exclusive', 'children', 'onPlay', 'onPause', 'onEnded', 'onTimeUpdate', 'onProgress'],
  ...['onLoadedMetadata', 'onWaiting', 'onError', 'onFullScreenChange', 'onControlsChange'],
  ...['ref', 'className', 'style'],
]);

/** What is for the element around it. */
export function nativeProps(props: VideoProps): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.has(name)));
}
