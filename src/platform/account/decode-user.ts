import { fromBase64 } from '@/shared/decode-value';
import { attempt, callSafely, originOf, type Report } from '@/shared/errors';
import { isPromise } from '@/shared/values';
import type { Claims } from './auth-config';

export type User = {
  readonly uid: string;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  /** Seconds since 1970. */
  readonly exp?: number;
};

type Payload = Readonly<Record<string, unknown>>;

/** Reads a token's payload [S6.1]. A broken token is no user, never an error. The server checks its signature. */
export function decodeUser(token: string, claims?: Claims, report: Report = () => {}): User | null {
  const payload = attempt(() => payloadOf(token));
  if (!claims || !isRecord(payload)) return userFrom(payload);
  return userFrom(callSafely(report, () => claims(payload), originOf('callback')));
}

/** The time at which the server made the token, in seconds since 1970. Undefined if the token does not say it. */
export function issuedAt(token: unknown): number | undefined {
  const payload = attempt(() => payloadOf(String(token)));
  const iat = isRecord(payload) ? payload['iat'] : undefined;
  return typeof iat === 'number' && Number.isFinite(iat) ? iat : undefined;
}

function payloadOf(token: string): unknown {
  const [, part = ''] = token.split('.');
  const bytes = fromBase64(part.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The user with the right types. Null if it is no object, or if `exp` is not a number. */
export function userFrom(facts: unknown): User | null {
  // A promise does not tell at once who the user is.
  if (!isRecord(facts) || isPromise(facts)) return null;
  const { uid, role, permission, exp } = facts;
  if (exp !== undefined && typeof exp !== 'number') return null;
  return {
    uid: typeof uid === 'string' || typeof uid === 'number' ? String(uid) : '',
    role: stringsIn(role),
    permission: stringsIn(permission),
    ...(exp === undefined ? {} : { exp }),
  };
}

/** The name of a claim in the payload. A list is a path: `['realm_access', 'roles']`. */
export type ClaimName = string | readonly string[];

export type ClaimNames = {
  readonly uid?: ClaimName;
  readonly role?: ClaimName;
  readonly permission?: ClaimName;
  readonly exp?: ClaimName;
};

/**
 * For `auth.claims` of `defineApp`: reads the claims by the names of the product's server. A text of several roles or
 * permissions is split at its spaces, as in the `scope` of OAuth.
 */
export function claimsFrom(names: ClaimNames): Claims {
  const { uid = 'uid', role = 'role', permission = 'permission', exp = 'exp' } = names;
  return (payload) => {
    const read = (name: ClaimName): unknown =>
      [name].flat().reduce<unknown>((value, key) => Object(value)[key], payload);
    const list = (name: ClaimName) => {
      const value = read(name);
      return typeof value === 'string' ? value.split(' ') : value;
    };
    const facts = { uid: read(uid), role: list(role), permission: list(permission) };
    return userFrom({ ...facts, exp: read(exp) });
  };
}

export function hasRole(user: User | null, role: string): boolean {
  return user?.role.includes(role) ?? false;
}

/** The role admin has every permission [S6.2]. */
export function hasPermission(user: User | null, permission: string): boolean {
  return hasRole(user, 'admin') || (user?.permission.includes(permission) ?? false);
}

/** The rights that a user needs: one of the roles, and all permissions. */
export type Rights = {
  readonly roles?: readonly string[] | undefined;
  readonly permissions?: readonly string[] | undefined;
};

export function hasRights(
  auth: { hasRole(role: string): boolean; hasPermission(permission: string): boolean },
  { roles = [], permissions = [] }: Rights,
): boolean {
  return (roles.length === 0 || roles.some(auth.hasRole)) && permissions.every(auth.hasPermission);
}

function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
