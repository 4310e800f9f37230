import type { Claims } from './auth-config';
import { userFrom } from './decode-user';

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
