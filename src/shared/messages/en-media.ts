export const enVideo = {
  videoPlayer: 'Video player',
  videoPlay: 'Play',
  videoPause: 'Pause',
  videoReplay: 'Play again',
  videoSeek: 'Position',
  videoTime: '{time} of {duration}',
  videoMute: 'Mute',
  videoUnmute: 'Sound on',
  videoVolume: 'Volume',
  videoRate: 'Speed',
  videoCaptions: 'Captions',
  videoCaptionsOff: 'Off',
  videoDanmu: 'Comments',
  videoFullScreen: 'Full screen',
  videoExitFullScreen: 'Leave full screen',
  videoWaiting: 'Loading',
  videoFailed: 'The video cannot be played.',
  videoRetry: 'Try again',
} as const;

export const enAudio = {
  audioPlayer: 'Audio player',
  audioPlay: 'Play',
  audioPause: 'Pause',
  audioSeek: 'Position',
  audioTime: '{time} of {duration}',
  audioFailed: 'The sound cannot be played.',
  audioRetry: 'Try again',
} as const;

export const enWebView = {
  webViewLoading: 'Loading',
  webViewFailed: 'The page did not load.',
  webViewRetry: 'Try again',
} as const;
