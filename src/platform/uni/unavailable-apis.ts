import { enLate } from '@/shared/messages';
import { type Api, defineApi } from '@/platform/call/define';

/** The advice to a product that uses a call. It is the cause of the error. */
const advice: { readonly [N in string]?: string } = {
  login:
    'host.credential() serves LINE, Telegram and DingTalk. In WeChat, use wechatSignIn of portico/auth: see docs/guides/sign-in-in-wechat.md',
};

/** Each of them rejects and says why, in production too [S8.11]. */
export function unavailableApis<N extends string>(
  names: readonly N[],
): { readonly [M in N]: Api<unknown, never> } {
  return Object.fromEntries(names.map((name) => [name, unavailableApi(name)])) as never;
}

function unavailableApi(name: string): Api<unknown, never> {
  return defineApi(name, {
    check: () => ({ value: null }),
    run: ({ messages }, _params, fail) => {
      const instead = advice[name];
      const cause = instead === undefined ? undefined : new Error(`${name}: ${instead}`);
      throw fail('unsupported', messages.using(enLate)('notImplemented'), cause);
    },
  });
}
