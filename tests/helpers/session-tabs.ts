import { onTestFinished, vi } from 'vitest';
import {
  type AuthConfig,
  type AuthReason,
  createEnv,
  type Env,
  type RefreshInput,
  startSession,
} from '@/platform';
import { platformOf } from './platform-of';
import { realPlatform } from './start-call';

type Tokens = { readonly token: string; readonly refreshToken: string };

export const HOUR_MS = 3_600_000;
export const ann = { uid: 'ann', role: ['member'], permission: [] };

let apps = 0;
/** A separate app for each test, so that tests share no lock and no stored value. */
export const newApp = () => `session-${(apps += 1)}`;

type Options = { readonly namespace?: string; readonly clock?: number };

/** A frame has its own window, storage events, locks and channels, as a browser tab has. */
export function openSession(auth: AuthConfig, { namespace = newApp(), clock = 0 }: Options = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const real = createEnv(frame.contentWindow as Window & typeof globalThis);
  const env: Env = { ...real, date: () => Date.now() + clock };
  const { context } = realPlatform({ env, auth, namespace });
  const platform = platformOf(context);
  const reasons: AuthReason[] = [];
  context.auth.subscribe(({ reason }) => void reasons.push(reason));
  startSession(context);
  const close = () => {
    context.life.abort();
    frame.remove();
  };
  onTestFinished(close);
  const client = platform.createClient({ baseURL: '/api', auth: true });
  return { context, auth: platform.auth, client, platform, reasons, frame, close };
}

const plain = platformOf(realPlatform().context).createClient({ baseURL: '/api' });

export async function newTokens(expiresIn: number): Promise<Tokens> {
  const phone = `139${String(Math.random()).slice(2, 10)}`;
  await plain.post('/auth/code', { phone });
  const { data } = await plain.get<{ messages: unknown }>('/auth/outbox', { data: { phone } });
  const [code] = /\b\d{6}\b/.exec(JSON.stringify(data.messages)) ?? [];
  return (await plain.post<Tokens>('/auth/sign-in', { phone, code, expiresIn })).data;
}

/** The recipe of docs/platform/account.md. It keeps the refresh tokens that it used. */
export function recipe() {
  const used: (string | null)[] = [];
  const refresh = async ({ refreshToken, send }: RefreshInput) => {
    used.push(refreshToken);
    const data = { refreshToken };
    return (await send<Tokens>({ url: '/api/auth/refresh', method: 'POST', data })).data;
  };
  return { used, refresh };
}

export const signIn = ({ auth }: Pick<ReturnType<typeof openSession>, 'auth'>, tokens: Tokens) =>
  auth.setToken(tokens.token, { refreshToken: tokens.refreshToken });

/** Why each call failed. Undefined for a call that did not. */
export async function failuresOf(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) => (result.status === 'rejected' ? result.reason : undefined));
}

/** The paths and bearers of all requests, in their order. */
export function watchRequests() {
  const fetched = vi.spyOn(window, 'fetch');
  const requests = () =>
    fetched.mock.calls.map(([input, init]) =>
      input instanceof Request ? input : new Request(input, { headers: init?.headers ?? {} }),
    );
  return {
    paths: () => requests().map(({ url }) => new URL(url).pathname),
    bearers: () =>
      requests().flatMap(({ headers }) => {
        const bearer = headers.get('authorization');
        return bearer === null ? [] : [bearer];
      }),
  };
}
