export type FakeWindow = Window & {
  readonly calls: readonly string[];
  /** Sends a popstate, as the browser does after Back or Forward. */
  pop(state: unknown, href: string, more?: { readonly hasUAVisualTransition?: boolean }): void;
  /** Gives the window the Navigation API, with entries of these keys. */
  setEntries(keys: readonly string[], index: number): void;
  /** Makes writes throw, as in Safari after 100 of them in 30 seconds. */
  refuseWrites(): void;
};

/** The parts of a window that the history driver uses. */
export function createFakeWindow(href: string): FakeWindow {
  const calls: string[] = [];
  const events = new EventTarget();
  const location = { pathname: '', search: '', hash: '' };
  let state: unknown = null;
  let refusing = false;

  const move = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'https://app.test');
    Object.assign(location, { pathname, search, hash });
  };
  const write = (method: string) => (next: unknown, _title: string, to: string) => {
    if (refusing) throw new DOMException('too many calls', 'SecurityError');
    calls.push(`${method} ${to}`);
    state = structuredClone(next);
    move(to);
  };
  move(href);

  const window = {
    location,
    history: {
      get state() {
        return state;
      },
      length: 7,
      pushState: write('push'),
      replaceState: write('replace'),
      go: (delta: number) => calls.push(`go ${delta}`),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    calls,
    pop: (next: unknown, to: string, more: object = {}) => {
      state = next;
      move(to);
      events.dispatchEvent(Object.assign(new Event('popstate'), { state: next, ...more }));
    },
    setEntries: (keys: readonly string[], index: number) => {
      const traverseTo = (key: string) => {
        calls.push(`traverse to ${key}`);
        const interrupted = () => Promise.reject(new DOMException('interrupted', 'AbortError'));
        return { committed: interrupted(), finished: interrupted() };
      };
      const entries = () => keys.map((key) => ({ key }));
      const currentEntry = { key: keys[index], index };
      Object.assign(window, { navigation: { entries, currentEntry, traverseTo } });
    },
    refuseWrites: () => {
      refusing = true;
    },
  };
  return window as unknown as FakeWindow;
}
