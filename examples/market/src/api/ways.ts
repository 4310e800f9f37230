import { type LoaderContext, type Platform, isPlatformError } from 'portico';
import { oidcByServer, passkeys, wechatSignIn } from 'portico/auth';
import type { Way } from './types.ts';

const at = (path: string) => ({
  begin: `/api/ways/${path}/begin`,
  finish: `/api/ways/${path}/finish`,
});

export const keys = passkeys({ signIn: at('passkeys/sign-in'), create: at('passkeys/create') });
export const account = oidcByServer(at('account'));
export const wechat = wechatSignIn(at('wechat'));

/** The ways that the server offers. */
export const fetchWays = async ({ request }: Pick<Platform, 'request'>) =>
  (await request<readonly Way[]>({ url: '/api/ways' })).data;

/** Without an answer, the user signs in with a code. */
export const loadWays = ({ context, platform }: LoaderContext): Promise<readonly Way[]> =>
  context.queryClient
    .fetchQuery({ queryKey: ['ways'], queryFn: () => fetchWays(platform), retry: false })
    .catch(() => []);

/** A user who closes a dialog has done nothing wrong. */
export const isQuiet = (error: unknown) =>
  isPlatformError(error, 'cancel') || isPlatformError(error, 'abort');
