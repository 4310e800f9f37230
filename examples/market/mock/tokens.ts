/** Tokens without a signature: the mock server trusts everybody. A real one signs them. */
const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decode(text: string): unknown {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const codes = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(codes));
}

export type Claims = {
  readonly uid: string;
  readonly role: readonly string[];
  readonly exp: number;
};

const LIFE_SECONDS = 600;
/** The phone number of the shop itself. */
const SHOP_PHONE = '000';

/** A token for ten minutes, and one that renews it. */
export function createTokens(uid: string) {
  const role = uid === SHOP_PHONE ? ['member', 'admin'] : ['member'];
  const claims: Claims = { uid, role, exp: Math.floor(Date.now() / 1000) + LIFE_SECONDS };
  return {
    token: `${encode({ alg: 'none' })}.${encode(claims)}.`,
    refreshToken: `refresh ${uid}`,
  };
}

/** The claims of a token that has not expired. */
export function claimsOf(token: string | undefined): Claims | null {
  const payload = token?.replace('Bearer ', '').split('.')[1];
  if (!payload) return null;
  const claims = decode(payload) as Claims;
  return claims.exp * 1000 > Date.now() ? claims : null;
}
