import type { GuardUser } from '@/router/routes/route-table';

/** A user whose only role has their own name. null: the user is signed out. */
export function userOf(name: string | null): GuardUser | null {
  return name === null ? null : { uid: name, role: [name], permission: [] };
}
