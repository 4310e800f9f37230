import type { BridgeAnswer, BridgeMessage } from './types';

type Callback = (result: unknown) => unknown;

export type PageBridge = {
  /** Adds the bridge to the page if it is missing. */
  readonly appear: () => void;
  /** Calls the page's listener and returns its result. For some events the result is an answer. */
  readonly emit: (event: string, data: unknown) => unknown;
  readonly setThrowing: (names: readonly string[]) => void;
  readonly setMiniProgram: () => void;
};

export type BridgeSetup = {
  readonly binding: string;
  readonly handle: string;
  readonly isIos: boolean;
  readonly isMiniProgram: boolean;
  /** Milliseconds until the bridge appears. -1: never. */
  readonly delay: number;
  /** The page is in a frame, as on the site. @default false */
  readonly inFrame?: boolean;
  readonly throwing: readonly string[];
};

/**
 * Runs in the page before its first script. Playwright sends it as text, so it cannot use other code of this file. It
 * only passes messages on. The phone outside the page decides the answers, as in a real app.
 */
export function bridgeInPage(setup: BridgeSetup): void {
  const view = window as unknown as Record<string, unknown>;
  if (setup.isIos) Object.assign(window, { __wxjs_is_wkwebview: true });
  // Frames inside the page have no bridge.
  if (window.top !== window && !setup.inFrame) return;

  const withoutHash = () => window.location.href.split('#')[0] ?? '';
  const landing = withoutHash();
  const documentId = `${performance.timeOrigin}-${Math.random()}`;
  const listeners = new Map<string, Callback>();
  let throwing = setup.throwing;

  const post = async (name: string, params: unknown, threw: boolean) => {
    const send = view[setup.binding] as (message: BridgeMessage) => Promise<BridgeAnswer>;
    // The bridge of a real app also carries JSON only.
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
          // In its own microtask, a callback that throws is an uncaught error and does not stop the next one.
          for (const result of results) queueMicrotask(() => callback?.(result));
        },
        // The page was closed.
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
    // The page's scripts must receive the event. A timer would depend on a clock that the test may have replaced.
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
