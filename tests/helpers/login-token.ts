/** A login token as a server would send it. */
export function tokenOf(payload: object): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  return `${part({ alg: 'HS256' })}.${part({ exp: 99_999_999_999, ...payload })}.signature`;
}
