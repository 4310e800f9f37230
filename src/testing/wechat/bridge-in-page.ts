import type { BridgeAnswer, BridgeMessage } from './types';

type Callback = (result: unknown) => unknown;

export type PageBridge = {
  /** Puts the bridge into the page, if it is not there. */
  readonly appear: () => void;
  /** Tells the page's listener; what it returns, which for some events is an answer. */
  readonly emit: (event: string, data: unknown) => unknown;
  readonly setThrowing: (names: readonly string[]) => void;
  readonly setMiniProgram: () => void;
};

export type BridgeSetup = {
  readonly binding: string;
  readonly handle: string;
  readonly isIos: boolean;
  readonly isMiniProgram: boolean;
  /** Milliseconds until the bridge is there; -1 is never. */
  readonly delay: number;
  readonly throwing: readonly string[];
};

/**
 * Runs in the page before any script of its own. It is sent there as text, so it uses nothing from around it. All that
 * it does is to carry messages: what they are answered is decided outside, as by a real app.
 */
export function bridgeInPage(setup: BridgeSetup): void {
  const view = window as unknown as Record<string, unknown>;
  if (setup.isIos) Object.assign(window, { __wxjs_is_wkwebview: true });
  // Frames inside the page have no bridge.
  if (window.top !== window) return;

  const withoutHash = () => window.location.href.split('#')[0] ?? '';
  const landing = withoutHash();
  const documentId = `${performance.timeOrigin}-${Math.random()}`;
  const listeners = new Map<string, Callback>();
  let throwing = setup.throwing;

  const post = async (name: string, params: unknown, threw: boolean) => {
    const send = view[setup.binding] as (message: BridgeMessage) => Promise<BridgeAnswer>;
    // What is no JSON gets lost on the way, as between a page and a real app.
    const message = { document: documentId, landing, current: withoutHash(), name, params, threw };
    const answer = await send(JSON.parse(JSON.stringify(message)) as BridgeMessage);
    throwing = answer.throwing;
    return answer.results;
  };

  const bridge = {
    invoke: (name: string, params?: unknown, callback?: Callback) => {
      const threw = throwing.includes(name);
      post(name, params ?? {}, threw).then(
        (results) => {
          // One that throws does not silence the next, and is an uncaught error of the page.
          for (const result of results) queueMicrotask(() => callback?.(result));
        },
        // The page has gone, and its bridge with it.
        () => {},
      );
      if (!threw) return;
      throwing = throwing.filter((other) => other !== name);
      throw new Error(`${name} threw`);
    },
    call: (name: string) => bridge.invoke(name),
    on: (event: string, callback: Callback) => {
      listeners.set(event, callback);
    },
  };

  const setMiniProgram = () => {
    Object.assign(window, { __wxjs_environment: 'miniprogram' });
  };

  const appear = () => {
    if (view.WeixinJSBridge) return;
    view.WeixinJSBridge = bridge;
    if (setup.isMiniProgram) setMiniProgram();
    const tell = () => document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    // Scripts of the page are to hear it, and no timer is in the way of a test's own clock.
    if (document.readyState !== 'loading') tell();
    else window.addEventListener('DOMContentLoaded', tell, { once: true });
  };

  const control: PageBridge = {
    appear,
    emit: (event, data) => listeners.get(event)?.(data),
    setThrowing: (names) => {
      throwing = names;
    },
    setMiniProgram,
  };
  Object.defineProperty(window, setup.handle, { value: control });
  if (setup.delay === 0) appear();
  else if (setup.delay > 0) window.setTimeout(appear, setup.delay);
}
