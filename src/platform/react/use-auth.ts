import { useMemo, useSyncExternalStore } from 'react';
import type { Auth, User } from '@/platform/account';
import { useProvided } from './use-platform';

export type AuthNow = Pick<Auth, 'setToken' | 'clear' | 'hasRole' | 'hasPermission'> & {
  /** Nobody without a token, with a broken one or with an expired one. */
  readonly user: User | null;
};

/** A page that was rendered ahead does not know its user. */
const nobody = () => null;

/** The signed-in user. Re-renders with every change: here, in another browser tab, and when the token expires. */
export function useAuth(): AuthNow {
  const { auth } = useProvided('useAuth').context;
  const user = useSyncExternalStore(auth.subscribe, auth.user, nobody);
  return useMemo(() => {
    const { setToken, clear, hasRole, hasPermission } = auth;
    return { user, setToken, clear, hasRole, hasPermission };
  }, [auth, user]);
}
