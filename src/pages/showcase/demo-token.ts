export type DemoRole = 'admin' | 'member';

const DAY = 86_400;

/**
 * A login token like a server's, but without a signature. The runtime only reads the payload. The server of a real app
 * must check the signature.
 */
export function createDemoToken(role: DemoRole, now: number): string {
  const issued = Math.floor(now / 1000);
  const header = { alg: 'none', typ: 'JWT' };
  const payload = {
    uid: role === 'admin' ? 'ada' : 'max',
    role: [role],
    permission: role === 'admin' ? [] : ['stone:read'],
    iat: issued,
    exp: issued + DAY,
  };
  return [header, payload, 'demo'].map((part) => base64Url(JSON.stringify(part))).join('.');
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
