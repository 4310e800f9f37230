export const enVideo = {
  videoPlayer: 'Video player',
  videoPlay: 'Play',
  videoPause: 'Pause',
  videoReplay: 'Play again',
  videoSeek: 'Position',
  videoTime: '{time} of {duration}',
  videoMute: 'Mute',
  videoUnmute: 'Unmute',
  videoVolume: 'Volume',
  videoRate: 'Speed',
  videoCaptions: 'Captions',
  videoCaptionsOff: 'Off',
  videoDanmu: 'Comments',
  videoFullScreen: 'Full screen',
  videoExitFullScreen: 'Exit full screen',
  videoWaiting: 'Loading',
  videoFailed: 'Could not play the video.',
  videoRetry: 'Try again',
} as const;

export const enAudio = {
  audioPlayer: 'Audio player',
  audioPlay: 'Play',
  audioPause: 'Pause',
  audioSeek: 'Position',
  audioTime: '{time} of {duration}',
  audioFailed: 'Could not play the sound.',
  audioRetry: 'Try again',
} as const;

export const enWebView = {
  webViewLoading: 'Loading',
  webViewFailed: 'Could not load the page.',
  webViewRetry: 'Try again',
} as const;
