import { useContained } from './use-contained';
import { type PullFingerOptions, usePullFinger } from './use-pull-finger';
import { type PullStateOptions, usePullState } from './use-pull-state';

/** The states and the finger, for what pulls in another way than PullToRefresh. */
export function usePull(options: PullStateOptions & PullFingerOptions) {
  const { state, news, ...machine } = usePullState(options);
  useContained(options.enabled, options.find);
  usePullFinger(options, machine);
  return { state, news, send: machine.send };
}
