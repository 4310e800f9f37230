export { repeatDelay } from './repeat-delay';
export { type RepeatPressOptions, useRepeatPress } from './use-repeat-press';
