import { anySignal, inTime, type PlatformContext } from '@/platform';
import { attempt } from '@/shared/errors';
import { type Channel, isTelegramOrigin } from './channel';

type EventData = Readonly<Record<string, unknown>>;
type Listener = (data: EventData) => void;

/** Telegram's protocol: calls with names and data go out, events come in. It needs no SDK. */
export type TelegramClient = {
  post(name: string, data?: object): void;
  /** Returns a function that removes the listener. */
  on(event: string, listener: Listener): () => void;
  /** Posts, and resolves to the first of these events. */
  ask(name: string, events: readonly string[], options: AskOptions): Promise<AskResult>;
};

type AskOptions = {
  /** Milliseconds. 0 means no limit, for calls in which the user has to act. */
  readonly timeout: number;
  readonly signal: AbortSignal;
};

type TelegramEvent = { readonly event: string; readonly data: EventData };
type AskResult = TelegramEvent | 'late' | 'aborted';

export function createClient(
  { env, life }: Pick<PlatformContext, 'env' | 'life'>,
  channel: Channel,
): TelegramClient {
  const listeners = new Map<string, Set<Listener>>();

  const receive: Receive = (event, data) => {
    if (life.signal.aborted) return;
    const eventData = Object(data) as EventData;
    for (const listener of [...(listeners.get(String(event)) ?? [])]) listener(eventData);
  };
  listen(env.window, receive, life.signal);

  const post: TelegramClient['post'] = (name, data = {}) => {
    // A client that does not know the name may throw. That must not break the app.
    attempt(() => channel.post(name, data));
  };
  const on: TelegramClient['on'] = (event, listener) => {
    const set = listeners.get(event) ?? new Set<Listener>();
    listeners.set(event, set.add(listener));
    return () => set.delete(listener);
  };

  return {
    post,
    on,
    ask: (name, events, { timeout, signal }) => {
      const either = anySignal([signal, life.signal]);
      const limit = { ms: timeout, signal: either.signal, late: () => 'late' as const };
      let removals: (() => void)[] = [];
      const wait = () =>
        new Promise<AskResult>((resolve) => {
          removals = events.map((event) => on(event, (data) => resolve({ event, data })));
          post(name);
        });
      return inTime<AskResult>(env, limit, wait)
        .catch(() => 'aborted' as const)
        .finally(() => {
          either.end();
          for (const remove of removals) remove();
        });
    },
  };
}

type Receive = (event: unknown, data: unknown) => void;
type Receiver = { receiveEvent?: Receive };
type Receivers = {
  Telegram?: { WebView?: Receiver };
  TelegramGameProxy?: Receiver;
  TelegramGameProxy_receiveEvent?: Receive;
};

/** Clients call one of three functions, which depends on the system and the version. The web version sends messages. */
function listen(window: Window, receive: Receive, life: AbortSignal): void {
  const globals = window as unknown as Receivers;
  globals.Telegram ??= {};
  const stops = [
    followReceiver(globals.Telegram, 'WebView', receive),
    followReceiver(globals, 'TelegramGameProxy', receive),
    wrapReceiver(globals, 'TelegramGameProxy_receiveEvent', receive),
  ];
  life.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || !isTelegramOrigin(origin)) return;
    const message = attempt(() => Object(JSON.parse(String(data))) as EventData);
    if (message) receive(message['eventType'], message['eventData']);
  };
  window.addEventListener('message', onMessage, { signal: life });
}

/**
 * Adds a receiver to the object of this name, and to each object that replaces it: Telegram's own script does so if it
 * loads after the app. Returns a function that ends it.
 */
function followReceiver<N extends string>(
  owner: { [K in N]?: Receiver },
  name: N,
  receive: Receive,
): () => void {
  let current: Receiver = owner[name] ?? {};
  let stop = wrapReceiver(current, 'receiveEvent', receive);
  const visible = { configurable: true, enumerable: true };
  const get = () => current;
  const set = (next: Receiver) => {
    stop();
    current = next;
    // An error must not end the script that sets it.
    stop = attempt(() => wrapReceiver(next, 'receiveEvent', receive)) ?? (() => {});
  };
  Object.defineProperty(owner, name, { ...visible, get, set });
  return () => {
    stop();
    if (Object.getOwnPropertyDescriptor(owner, name)?.get !== get) return;
    Object.defineProperty(owner, name, { ...visible, writable: true, value: current });
  };
}

/**
 * Adds a receiver, and keeps the one that exists: the product may use Telegram's own script. Returns a function that
 * restores the old one. If other code has wrapped the receiver since, it stays and only passes events on.
 */
function wrapReceiver<N extends string>(
  owner: { [K in N]?: Receive },
  name: N,
  receive: Receive,
): () => void {
  const before = owner[name];
  const both: Receive = (event, data) => {
    before?.call(owner, event, data);
    receive(event, data);
  };
  Object.assign(owner, { [name]: both });
  return () => {
    if (owner[name] === both) Object.assign(owner, { [name]: before });
  };
}
