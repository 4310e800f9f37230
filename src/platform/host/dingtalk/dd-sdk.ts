/** As much of DingTalk's SDK as is used. The product installs it: its type is not ours to demand. */
export type DingTalkSdk = {
  config(fields: object): void;
  ready(run: () => void): void;
  error(run: (error: unknown) => void): void;
};

type Call = (params: object) => Promise<unknown>;

/** What `import('dingtalk-jsapi')` gives, or the global of DingTalk's script; null for anything else. */
export function dingTalkOf(loaded: unknown): DingTalkSdk | null {
  const given = Object(loaded) as { readonly default?: unknown };
  const found = [given.default, given].find(
    (candidate) => typeof (Object(candidate) as Partial<DingTalkSdk>).config === 'function',
  );
  return (found as DingTalkSdk | undefined) ?? null;
}

/** A call by its path, like biz.util.scan; null where the product has left it out of its SDK. */
export function callOf(sdk: DingTalkSdk | null, path: string): Call | null {
  const call = path
    .split('.')
    .reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], sdk);
  return typeof call === 'function' ? (call as Call) : null;
}
