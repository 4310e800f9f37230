// A worse network for one window: its requests and sockets. Code and pictures use the real network.
import type { PhoneChoice } from './switches';

type Network = PhoneChoice['network'];

/** The wait of each request and message of a slow network. */
const SLOW_MS = 2000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Changes `fetch`, `WebSocket` and `navigator.onLine` of a window. Call it before the app starts. */
export function createNetwork(window: Window & typeof globalThis, first: Network) {
  const { fetch, WebSocket: Socket } = window;
  let network: Network = 'good';
  let count = 0;
  const sockets = new Set<WebSocket>();

  /** Whether the next request is lost. */
  const isLost = () => {
    count += 1;
    return network === 'offline' || (network === 'flaky' && count % 2 === 0);
  };

  // A failed `fetch` rejects with a TypeError in every browser.
  window.fetch = async (input, init) => {
    const signal = init?.signal ?? (input instanceof window.Request ? input.signal : undefined);
    if (network === 'slow') await Promise.race([wait(SLOW_MS), aborted(signal)]);
    if (isLost()) throw new TypeError('Failed to fetch');
    return fetch.call(window, input, init);
  };

  window.WebSocket = new Proxy(Socket, {
    construct: (target, args: ConstructorParameters<typeof WebSocket>) => {
      const socket = new target(...args);
      sockets.add(socket);
      socket.addEventListener('close', () => sockets.delete(socket));
      if (network === 'offline') socket.close();
      return socket;
    },
  });

  Object.defineProperty(window.navigator, 'onLine', {
    configurable: true,
    get: () => network !== 'offline',
  });

  const change = (next: Network) => {
    if (next === network) return;
    const before = network;
    network = next;
    if (next === 'offline') for (const socket of sockets) socket.close();
    if (next === 'offline') window.dispatchEvent(new Event('offline'));
    else if (before === 'offline') window.dispatchEvent(new Event('online'));
  };
  change(first);
  return { change };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
