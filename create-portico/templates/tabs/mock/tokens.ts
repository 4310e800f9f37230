/** Tokens without a signature: the mock server trusts everybody. A real one signs them. */
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type Claims = {
  readonly uid: string;
  readonly role: readonly string[];
  readonly exp: number;
};

const MINUTES = 60;

/** A token for ten minutes, and one that renews it. */
export function createTokens(uid: string) {
  const claims = { uid, role: ['member'], exp: Math.floor(Date.now() / 1000) + 10 * MINUTES };
  return {
    token: `${encode({ alg: 'none' })}.${encode(claims)}.`,
    refreshToken: `refresh ${uid}`,
  };
}

/** The user of a request, or null without a valid token. */
export function userOf(authorization: string | undefined): string | null {
  const payload = authorization?.replace('Bearer ', '').split('.')[1];
  if (!payload) return null;
  const { uid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return exp * 1000 > Date.now() ? uid : null;
}
