export { useRepeatPress } from './use-repeat-press';
