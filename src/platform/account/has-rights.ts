import type { Auth } from './auth';

/** The rights that a user needs: one of the roles, and all permissions. */
export type Rights = {
  readonly roles?: readonly string[] | undefined;
  readonly permissions?: readonly string[] | undefined;
};

export function hasRights(
  { hasRole, hasPermission }: Pick<Auth, 'hasRole' | 'hasPermission'>,
  { roles = [], permissions = [] }: Rights,
): boolean {
  return (roles.length === 0 || roles.some(hasRole)) && permissions.every(hasPermission);
}
