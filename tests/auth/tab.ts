import type { AppExtensionTarget, UserFacts } from '@/platform';
import { oidcByServer, wechatSignIn } from '@/auth';

type Entry = { href: string; state: unknown; document: number };

export const APP = 'https://shop.test/app';
const SERVICE = 'https://service.test';

/** `hangs`: the service does not answer, so the document of the app stays. */
export type Way = 'silent' | 'asks' | 'hangs';

/** Other answers of the product's server. */
type Answers = { readonly begin?: unknown; readonly finish?: unknown; readonly app?: string };

/**
 * One tab of a browser: its history with documents, the app in them, and a service that signs users in. An entry gets a new
 * document when the user comes back to it, as in a browser without a back/forward cache.
 */
export function createTab(way: () => Way, answers: Answers = {}, most = Infinity) {
  const entries: Entry[] = [];
  const stored = new Map<string, string>();
  /** All tabs of the browser have this storage. */
  const shared = new Map<string, string>();
  const posted: string[] = [];
  const reported: string[] = [];
  let index = -1;
  let documents = 0;
  let codes = 0;
  let visits = 0;
  let user: string | null = null;
  let failing = false;
  let isBlocked = false;
  /** The traversals that the browser has begun. */
  let moves: number[] = [];
  let app: ReturnType<typeof startApp> | null = null;

  const entry = () => entries[index] as Entry;

  /** Browsers keep 50 entries or more, and drop the oldest. */
  const limit = () => {
    if (entries.length <= most) return;
    entries.shift();
    index -= 1;
  };

  const load = () => {
    entry().document = documents += 1;
    app?.stop();
    app = null;
    if (entry().href.startsWith(`${SERVICE}/silent`)) {
      visits += 1;
      return place(returnOf(entry().href, { code: `code-${(codes += 1)}` }));
    }
    if (entry().href.startsWith(SERVICE)) {
      visits += 1;
      return;
    }
    app = startApp();
  };
  /** Another document takes the entry. */
  const place = (href: string) => {
    entries[index] = { href, state: null, document: 0 };
    load();
  };
  const push = (href: string) => {
    entries.splice(index + 1);
    entries.push({ href, state: null, document: 0 });
    index += 1;
    limit();
    load();
  };
  const traverse = (delta: number) => {
    const target = entries[index + delta];
    if (!target) return;
    const isSame = target.document === entry().document;
    index += delta;
    if (isSame) app?.moved();
    else load();
  };

  const session = {
    get length() {
      return stored.size;
    },
    key: (wanted: number) => [...stored.keys()][wanted] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isBlocked) throw new DOMException('no', 'SecurityError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };

  function startApp() {
    const mine = documents;
    const isHere = () => documents === mine;
    const write = (state: unknown, href: string | undefined, next: number) => {
      if (next > index) entries.splice(next);
      const url = new URL(href ?? entry().href, entry().href).href;
      entries[next] = { href: url, state, document: mine };
      index = next;
      limit();
    };
    const events = new EventTarget();
    const window = Object.assign(events, {
      sessionStorage: session,
      localStorage: {
        getItem: (key: string) => shared.get(key) ?? null,
        setItem: (key: string, value: string) => void shared.set(key, value),
        removeItem: (key: string) => void shared.delete(key),
      },
      history: {
        get state() {
          return entry().state;
        },
        get length() {
          return entries.length;
        },
        pushState: (state: unknown, _title: string, href?: string) => write(state, href, index + 1),
        replaceState: (state: unknown, _title: string, href?: string) => write(state, href, index),
        go: (delta: number) => void moves.push(delta),
        back: () => void moves.push(-1),
      },
      location: {
        get href() {
          return entry().href;
        },
        get search() {
          return new URL(entry().href).search;
        },
        get pathname() {
          return new URL(entry().href).pathname;
        },
        get hash() {
          return new URL(entry().href).hash;
        },
        replace: (href: string) => void (isHere() && way() !== 'hangs' && place(href)),
      },
    });
    const timers: (() => void)[] = [];
    let isHeld = false;
    const life = new AbortController();
    const request = async ({ url, data }: { url: string; data: Record<string, string> }) => {
      if (url === '/begin' && 'begin' in answers) return { data: answers.begin };
      if (url === '/begin') {
        const query = new URLSearchParams({ to: data['returnTo'] ?? '', state: `state-${visits}` });
        return { data: { address: `${SERVICE}/${way()}?${query}` } };
      }
      posted.push(`${data['code']}`);
      if (failing) throw new Error('the server is busy');
      if ('finish' in answers) return { data: answers.finish };
      return { data: { token: `token of ${data['code']}` } };
    };
    const signIn = wechatSignIn({ begin: '/begin', finish: '/finish' });
    const target = {
      platform: {
        href: () => '/app/',
        request,
        host: { env: () => ({ app: answers.app ?? 'wechat' }) },
      },
      context: {
        env: {
          window,
          errors: { report: (error: unknown) => void reported.push(`${error}`) },
          after: (_ms: number, run: () => void) => void timers.push(run),
        },
        auth: {
          owner: () => user,
          setToken: (token: string) => void (user = token),
          setUser: ({ uid }: UserFacts) => void (user = `${uid}`),
        },
        settings: { namespace: 'app' },
        messages: { getState: () => ({ locale: 'en' }) },
        life,
      },
      hold: (until: Promise<unknown>) => {
        isHeld = true;
        void until.then(() => {
          isHeld = false;
        });
      },
    };
    // Another provider reads the address first. It has not begun the journey.
    const other = oidcByServer({ begin: '/other/begin', finish: '/other/finish' });
    other.start(target as unknown as AppExtensionTarget);
    let stop = signIn.start(target as unknown as AppExtensionTarget);
    return {
      signIn,
      /** The pages of the app are not there yet. */
      isHeld: () => isHeld,
      moved: () => window.dispatchEvent(new Event('popstate')),
      /** The document comes out of the back/forward cache. */
      comeBack: () =>
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      /** The same sign-in in a new mount of the app. */
      remount: () => {
        life.abort();
        stop();
        const next = { ...target, context: { ...target.context, life: new AbortController() } };
        stop = signIn.start(next as unknown as AppExtensionTarget);
      },
      /** The clock reaches every time-out. */
      wait: () => {
        for (const run of timers.splice(0)) run();
      },
      stop: () => {
        life.abort();
        stop();
      },
    };
  }

  push(`${APP}/`);
  return {
    app: () => app,
    /** The browser does what it has begun. */
    settle: async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      while (moves.length > 0) {
        const all = moves;
        moves = [];
        for (const delta of all) traverse(delta);
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      }
    },
    /** A browser that drops the traversals. */
    dropMoves: () => {
      moves = [];
    },
    open: (path: string, state: unknown) => {
      if (!app) return;
      entries.splice(index + 1);
      entries.push({ href: `${APP}${path}`, state, document: entry().document });
      index += 1;
      limit();
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    reload: () => load(),
    visit: push,
    isAsking: () => entry().href.startsWith(`${SERVICE}/asks`),
    answer: (given: 'allow' | 'reject') => {
      const answer = given === 'allow' ? { code: `code-${(codes += 1)}` } : {};
      push(returnOf(entry().href, answer));
    },
    fail: (isFailing: boolean) => {
      failing = isFailing;
    },
    forgetStorage: () => stored.clear(),
    /**
     * Another document of the tab gets the answer of the service, and goes back to the app. `old`: a document from the cache
     * has the storage of the tab as it was when it left.
     */
    answerElsewhere: (code: string, storage: 'new' | 'old') => {
      for (const [key, text] of stored) {
        const journey = Object(JSON.parse(text || 'null')) as { readonly state?: string };
        if (journey.state === undefined) continue;
        shared.set(`${key}:${journey.state}`, JSON.stringify({ code }));
        if (storage === 'new') stored.set(key, JSON.stringify({ ...journey, answer: { code } }));
      }
    },
    /** The secrets that the browser keeps after the tab. */
    kept: () => [...shared.keys()],
    blockStorage: () => {
      isBlocked = true;
    },
    signOut: () => {
      user = null;
    },
    signInElsewhere: (name: string) => {
      user = name;
    },
    user: () => user,
    entry: () => ({ href: entry().href, state: entry().state, index }),
    hrefs: () => entries.map(({ href }) => href),
    posted: () => posted,
    reported: () => reported,
    visits: () => visits,
  };
}

function returnOf(href: string, answer: Record<string, string>): string {
  const { searchParams } = new URL(href);
  const query = new URLSearchParams({ ...answer, state: searchParams.get('state') ?? '' });
  return `${searchParams.get('to')}?${query}`;
}
