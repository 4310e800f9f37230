/** The error of a call that must fail. */
export async function failureOf(call: () => unknown): Promise<Error> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('the call did not fail with an Error');
}

export const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  origin = 'https://m.example.com',
) =>
  new Request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The cookie of an answer, as the browser sends it back. */
export const cookieOf = (response: Response) =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
