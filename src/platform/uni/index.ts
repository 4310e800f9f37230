// The entry `portico/uni`: the names of uni-app that only ported apps need.
import { interceptorRows, navigationRows, unavailableRows, uniRows } from './rows';

/** Written out, so that the declaration files keep the comments of the rows. */
type Uni = typeof unavailableRows & typeof navigationRows & typeof interceptorRows & typeof uniRows;

/** `defineApp({ calls: [uni] })` adds the calls, and `interface Register { calls: typeof uni }` their types. */
export const uni: Uni = {
  ...unavailableRows,
  ...navigationRows,
  ...interceptorRows,
  ...uniRows,
};

export type * from './calls';
export { type EventChannel, useOpenerChannel } from './event-channels';
export type { NavigateToParams, NavigateToResult } from './navigation';
export type { Animation, AnimationData, AnimationOptions } from './record-animation';
export type { CanvasSize } from './sync-calls';
export type { UnavailableName } from './unavailable';
