import { useSyncExternalStore } from 'react';
import type { RedirectSignIn, SignInState } from './redirect-sign-in';

export type SignInNow<Options extends object> = Pick<
  RedirectSignIn<Options>,
  'signIn' | 'dismiss'
> & {
  readonly state: SignInState;
  /** Whether the service works in this browser or in this messaging app. False on a server. */
  readonly isAvailable: boolean;
};

/** A sign-in on another site, for its page. Renders again when its state changes. */
export function useSignIn<Options extends object>(
  service: RedirectSignIn<Options>,
): SignInNow<Options> {
  const { subscribe, state, isAvailable, signIn, dismiss } = service;
  return {
    state: useSyncExternalStore(subscribe, state, idle),
    isAvailable: useSyncExternalStore(subscribe, isAvailable, no),
    signIn,
    dismiss,
  };
}

const IDLE: SignInState = { kind: 'idle' };
/** For a server, and for the first rendering of its document. */
const idle = () => IDLE;
const no = () => false;
