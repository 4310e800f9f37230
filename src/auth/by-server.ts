import type { Answer } from './journey';
import { createRedirectSignIn, type Provider, type RedirectSignIn } from './redirect-sign-in';
import type { Session } from './session';

/** The two paths of your server: `handlers` of `portico/sign-in`. */
export type ServerPaths = {
  readonly begin: string;
  readonly finish: string;
};

type Named<Options extends object> = Pick<Provider<Options>, 'name' | 'id' | 'isAvailable'> & {
  /** The part of the options that the server needs. */
  readonly ask: (options: Options, locale: string) => object;
};

/** The product's server knows the service, and makes the session. The tokens of the service stay there. */
export function signInByServer<Options extends object>(
  { begin, finish }: ServerPaths,
  { ask, ...named }: Named<Options>,
): RedirectSignIn<Options> {
  const { travel: _, ...signIn } = createRedirectSignIn<Options>({
    ...named,
    begin: async (options, { platform, context, returnTo }) => {
      const data = { returnTo, ...ask(options, context.messages.getState().locale) };
      const answer = platform.request<{ address: string }>({ url: begin, method: 'POST', data });
      return { address: Object((await answer).data).address };
    },
    finish: async ({ code, state, iss }: Answer, _keep, { platform, returnTo }) => {
      const data = { code, state, iss, returnTo };
      return (await platform.request<Session>({ url: finish, method: 'POST', data })).data;
    },
  });
  return signIn;
}
