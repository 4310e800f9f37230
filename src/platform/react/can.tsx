import type { ReactNode } from 'react';
import { useAuth } from './use-auth';

export type CanProps = {
  /** One of several is enough, as in the route table. */
  role?: string | readonly string[];
  /** All of several are needed. An admin has every one [S6.2]. */
  permission?: string | readonly string[];
  /** For everybody else. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows something to those who may see it. The server decides what the user may do. */
export function Can({ role = [], permission = [], fallback = null, children }: CanProps) {
  const { hasRole, hasPermission } = useAuth();
  const roles = [role].flat();
  const permissions = [permission].flat();
  const may = (roles.length === 0 || roles.some(hasRole)) && permissions.every(hasPermission);
  return <>{may ? children : fallback}</>;
}
