export type DingTalkSetup = {
  readonly binding: string;
  readonly config: 'granted' | 'refused' | 'never';
  readonly replies: Readonly<Record<string, object | 'never'>>;
};

/** Runs in the page before any script of its own. It is sent there as text, so it uses nothing from around it. */
export function dingTalkInPage(setup: DingTalkSetup): void {
  const send = (window as unknown as Record<string, unknown>)[setup.binding] as (
    name: string,
    params: unknown,
  ) => void;

  const call = (name: string, reply: object | 'never') => async (params: unknown) => {
    send(name, params);
    if (reply === 'never') await new Promise(() => {});
    if ('errorCode' in Object(reply)) throw reply;
    return reply;
  };

  const dd: Record<string, unknown> = {
    config: (fields: unknown) => send('config', fields),
    ready: (run: () => void) => {
      if (setup.config === 'granted') queueMicrotask(run);
    },
    error: (run: (error: unknown) => void) => {
      const error = { errorCode: 3, errorMessage: 'jsapi signature is invalid' };
      if (setup.config === 'refused') queueMicrotask(() => run(error));
    },
  };
  for (const [path, reply] of Object.entries(setup.replies)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<Record<string, unknown>>((at, name) => {
      at[name] ??= {};
      return at[name] as Record<string, unknown>;
    }, dd);
    owner[last] = call(path, reply);
  }
  Object.assign(window, { dd });
}
