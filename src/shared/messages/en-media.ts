export const enVideo = {
  videoPlayer: 'Video player',
  play: 'Play',
  pause: 'Pause',
  videoReplay: 'Play again',
  seek: 'Position',
  playTime: '{time} of {duration}',
  videoMute: 'Mute',
  videoUnmute: 'Unmute',
  videoVolume: 'Volume',
  videoRate: 'Speed',
  videoCaptions: 'Captions',
  videoCaptionsOff: 'Off',
  videoDanmu: 'Comments',
  videoFullScreen: 'Full screen',
  videoExitFullScreen: 'Exit full screen',
  loading: 'Loading',
  videoFailed: 'Could not play the video.',
  retry: 'Try again',
} as const;

export const enAudio = {
  audioPlayer: 'Audio player',
  play: 'Play',
  pause: 'Pause',
  seek: 'Position',
  playTime: '{time} of {duration}',
  audioFailed: 'Could not play the sound.',
  retry: 'Try again',
} as const;

export const enWebView = {
  loading: 'Loading',
  webViewFailed: 'Could not load the page.',
  retry: 'Try again',
} as const;
