import { type PullFingerOptions, usePullFinger } from './use-pull-finger';
import { type PullStateOptions, usePullState } from './use-pull-state';

/** The states, and the finger that changes them. */
export function usePull(options: PullStateOptions & PullFingerOptions) {
  const { state, news, ...machine } = usePullState(options);
  usePullFinger(options, machine);
  return { state, news, send: machine.send };
}
