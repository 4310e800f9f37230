export { type RepeatPressOptions, useRepeatPress } from './use-repeat-press';
