/** A page of an app at this origin, which talks to the server of a guide through the web server of the origin. */
export function createPage(server: string, origin = 'https://m.example.com') {
  const jar = new Map<string, string>();
  let token = '';

  async function send(path: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${server}${path}`, {
      ...init,
      headers: { Origin: origin, cookie, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    for (const field of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(field) ?? [];
      jar.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  return {
    get: (path: string) => send(path),
    post: (path: string, body: unknown = {}) =>
      send(path, { method: 'POST', body: JSON.stringify(body) }),
    remove: (path: string) => send(path, { method: 'DELETE' }),
    setToken: (given: string) => {
      token = given;
    },
  };
}

/** The page's part of a sign-in that leaves for a service. `visit` returns the address at which the user comes back. */
export async function signInBy(
  page: ReturnType<typeof createPage>,
  api: string,
  visit: (address: string) => Promise<URL>,
) {
  const returnTo = 'https://m.example.com/welcome';
  const begun = await page.post(`${api}/begin`, { returnTo, scope: 'profile' });
  const { searchParams } = await visit(begun.body.address);
  const question = { ...Object.fromEntries(searchParams), returnTo };
  const finished = await page.post(`${api}/finish`, question);
  return { question, finished };
}
