import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Auth, hasPermission, hasRights, hasRole, type User } from '@/platform/account';
import { useProvided } from './use-platform';

export type AuthNow = Pick<Auth, 'setToken' | 'clear' | 'hasRole' | 'hasPermission'> & {
  /** Nobody without a token, with a broken one or with an expired one. */
  readonly user: User | null;
};

/** The signed-in user. Re-renders with every change: here, in another browser tab, and when the token expires. */
export function useAuth(): AuthNow {
  const { auth } = useProvided('useAuth').context;
  const user = useSyncExternalStore(auth.subscribe, auth.user, auth.drawn);
  // The first rendering of a page that was rendered ahead has the user of the server, and so it has their rights.
  const isAhead = user !== auth.user();
  return useMemo(() => {
    const now = () => (isAhead ? user : auth.user());
    return {
      user,
      setToken: auth.setToken,
      clear: auth.clear,
      hasRole: (role) => hasRole(now(), role),
      hasPermission: (permission) => hasPermission(now(), permission),
    };
  }, [auth, user, isAhead]);
}

export type CanProps = {
  /** One of several is enough, as in the route table. */
  roles?: string | readonly string[];
  /** All of several are needed. An admin has every one [S6.2]. */
  permissions?: string | readonly string[];
  /** For everybody else. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows something to those who may see it. The server decides what the user may do. */
export function Can({ roles = [], permissions = [], fallback = null, children }: CanProps) {
  const rights = { roles: [roles].flat(), permissions: [permissions].flat() };
  return <>{hasRights(useAuth(), rights) ? children : fallback}</>;
}
