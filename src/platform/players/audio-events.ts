/** Of an audio element, and what its player calls them. */
export const plainEvents = {
  canplay: 'Canplay',
  play: 'Play',
  pause: 'Pause',
  ended: 'Ended',
  timeupdate: 'TimeUpdate',
  waiting: 'Waiting',
  seeking: 'Seeking',
  seeked: 'Seeked',
} as const;

/** What stop() causes by itself is no news. */
export const partOfStopping: readonly string[] = ['pause', 'timeupdate', 'seeking', 'seeked'];
