import { type ReactNode, useEffect } from 'react';
import { hasRights } from '@/platform/account';
import { useAuth } from './use-auth';
import { usePlatformContext } from './use-platform';

export type CanProps = {
  /** One of several is enough, as in the route table. */
  roles?: string | readonly string[];
  /** All of several are needed. An admin has every one [S6.2]. */
  permissions?: string | readonly string[];
  /** @deprecated Use `roles`, as in the route table. Linters take `role` for a role of ARIA. */
  role?: string | readonly string[];
  /** @deprecated Use `permissions`, as in the route table. */
  permission?: string | readonly string[];
  /** For everybody else. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows something to those who may see it. The server decides what the user may do. */
export function Can({ role, permission, fallback = null, children, ...props }: CanProps) {
  const auth = useAuth();
  const roles = [props.roles ?? role ?? []].flat();
  const permissions = [props.permissions ?? permission ?? []].flat();
  useOldNameWarning('role', role);
  useOldNameWarning('permission', permission);
  return <>{hasRights(auth, { roles, permissions }) ? children : fallback}</>;
}

/** Development warns once of an old name. */
function useOldNameWarning(name: 'role' | 'permission', value: unknown): void {
  const { env, shelf } = usePlatformContext();
  const isOld = import.meta.env.DEV && value !== undefined;
  useEffect(() => {
    if (!isOld) return;
    const { console } = env.window as { readonly console?: Console };
    const warned = shelf(createWarned);
    if (warned.has(name)) return;
    warned.add(name);
    console?.warn(`<Can>: ${name} is now ${name}s`);
  }, [isOld, name, env, shelf]);
}

function createWarned(): Set<string> {
  return new Set();
}
