import { jwtDecode } from 'jwt-decode';
import { attempt } from '@/shared/errors';

export type User = {
  readonly uid: string;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  /** Seconds since 1970. */
  readonly exp?: number;
};

/** Reads a token's payload [S6.1]. A broken token is nobody, never a throw; its signature is the server's business. */
export function decodeUser(token: string): User | null {
  const payload = readPayload(token);
  if (!payload) return null;
  const { uid, role, permission, exp } = payload;
  if (exp !== undefined && typeof exp !== 'number') return null;
  return {
    uid: typeof uid === 'string' || typeof uid === 'number' ? String(uid) : '',
    role: stringsIn(role),
    permission: stringsIn(permission),
    ...(exp === undefined ? {} : { exp }),
  };
}

function readPayload(token: string): Readonly<Record<string, unknown>> | null {
  const payload: unknown = attempt(() => jwtDecode(token));
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? (payload as Record<string, unknown>)
    : null;
}

function stringsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
