import type { ReactNode } from 'react';
import { hasRights } from '@/platform/account';
import { useAuth } from './use-auth';

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
