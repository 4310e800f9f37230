import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import { type Channel, isTelegramOrigin } from './channel';

type Hear = (data: Readonly<Record<string, unknown>>) => void;

/** Telegram's protocol: names and data go out, events come in. No SDK of theirs (docs/host.md). */
export type TelegramClient = {
  post(name: string, data?: object): void;
  /** Returns its cancel. */
  on(event: string, hear: Hear): () => void;
  /** The first of these events after a post. */
  ask(post: string, events: readonly string[], how: AskOptions): Promise<TelegramEvent | Unheard>;
};

type AskOptions = {
  /** Milliseconds; null where the visitor has something to do meanwhile. */
  readonly patience: number | null;
  readonly signal: AbortSignal;
};

/** No event came in time, or nobody waits any more. */
type Unheard = 'late' | 'aborted';

type TelegramEvent = {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export function createClient(
  { env, life }: Pick<PlatformContext, 'env' | 'life'>,
  channel: Channel,
): TelegramClient {
  const hearers = new Map<string, Set<Hear>>();

  const receive = (event: unknown, data: unknown) => {
    if (life.signal.aborted) return;
    const facts = Object(data) as Readonly<Record<string, unknown>>;
    for (const hear of [...(hearers.get(String(event)) ?? [])]) hear(facts);
  };
  listen(env.window, receive, life.signal);

  const post: TelegramClient['post'] = (name, data = {}) => {
    // A client that does not know the name must not break the app.
    attempt(() => channel.post(name, data));
  };
  const on: TelegramClient['on'] = (event, hear) => {
    const those = hearers.get(event) ?? new Set<Hear>();
    hearers.set(event, those.add(hear));
    return () => those.delete(hear);
  };

  return {
    post,
    on,
    ask: (name, events, { patience, signal }) =>
      new Promise((resolve) => {
        const end = (found: TelegramEvent | Unheard) => {
          stop();
          for (const cancel of cancels) cancel();
          for (const ending of [signal, life.signal]) ending.removeEventListener('abort', leave);
          resolve(found);
        };
        const leave = () => end('aborted');
        const stop = patience === null ? () => {} : env.after(patience, () => end('late'));
        const cancels = events.map((event) => on(event, (data) => end({ event, data })));
        for (const ending of [signal, life.signal]) ending.addEventListener('abort', leave);
        if (signal.aborted || life.signal.aborted) return leave();
        post(name);
      }),
  };
}

type Receive = (event: unknown, data: unknown) => void;
type Receiver = { receiveEvent?: Receive };
type Receivers = {
  Telegram?: { WebView?: Receiver };
  TelegramGameProxy?: Receiver;
  TelegramGameProxy_receiveEvent?: Receive;
};

/** Clients call one of three functions, by system and age; the web version sends messages. */
function listen(window: Window, receive: Receive, life: AbortSignal): void {
  const globals = window as unknown as Receivers;
  globals.Telegram ??= {};
  globals.Telegram.WebView ??= {};
  globals.TelegramGameProxy ??= {};
  const stops = [
    hearToo(globals.Telegram.WebView, 'receiveEvent', receive),
    hearToo(globals.TelegramGameProxy, 'receiveEvent', receive),
    hearToo(globals, 'TelegramGameProxy_receiveEvent', receive),
  ];
  life.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || !isTelegramOrigin(origin)) return;
    const message = attempt(() => Object(JSON.parse(String(data))) as Record<string, unknown>);
    if (message) receive(message['eventType'], message['eventData']);
  };
  window.addEventListener('message', onMessage, { signal: life });
}

/**
 * Whoever listened before goes on listening: the product may have Telegram's own script. Returns its end; one that
 * somebody else has wrapped meanwhile stays, and passes on only.
 */
function hearToo<N extends string>(
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
