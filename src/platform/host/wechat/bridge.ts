import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';

/** What WeChat and WeCom put into a page. */
export type Bridge = {
  invoke(name: string, params: object, answer: (result: unknown) => void): void;
  on(event: string, listener: (data: unknown) => void): void;
};

/** Waits for the bridge: it comes before the page's code, or any time later. Null when it has not come in time. */
export function awaitBridge(env: Env, patience: number): Promise<Bridge | null> {
  const here = bridgeOf(env);
  if (here) return Promise.resolve(here);
  return new Promise((resolve) => {
    const look = () => {
      cancel();
      env.document.removeEventListener('WeixinJSBridgeReady', look);
      resolve(bridgeOf(env));
    };
    // Also without its event: a client that announces it before anyone listens.
    const cancel = env.after(patience, look);
    env.document.addEventListener('WeixinJSBridgeReady', look);
  });
}

/** Runs with the bridge, however late it comes, unless the app is unmounted by then. */
export function whenBridge(
  { env, life: { signal } }: Pick<PlatformContext, 'env' | 'life'>,
  run: (bridge: Bridge) => void,
): void {
  if (signal.aborted) return;
  const here = bridgeOf(env);
  if (here) return run(here);
  const arrive = () => {
    const bridge = bridgeOf(env);
    if (bridge) run(bridge);
  };
  env.document.addEventListener('WeixinJSBridgeReady', arrive, { once: true, signal });
}

export function bridgeOf({ window }: Pick<Env, 'window'>): Bridge | null {
  const { WeixinJSBridge } = window as unknown as { readonly WeixinJSBridge?: Partial<Bridge> };
  return typeof WeixinJSBridge?.invoke === 'function' ? (WeixinJSBridge as Bridge) : null;
}
