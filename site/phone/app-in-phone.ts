// The app inside the frame of a phone: it starts as the switches say, follows them, and tells what it shows.
import { type AppConfig, createBrowserHistory, type HistoryDriver, type Platform } from 'portico';
import { createNetwork } from './network';
import { CHOICE, linkToPage, type PhoneReport } from './protocol';
import { directionOf, type PhoneChoice, readChoice } from './switches';

type Mounted = { readonly platform: Platform };

/** Starts the app of this window. `mount` gets the configuration for the phone. */
export async function startInPhone(
  config: AppConfig,
  mount: (config: AppConfig) => Mounted,
): Promise<void> {
  const choice = readChoice(window.frameElement?.getAttribute(CHOICE));
  const network = createNetwork(window, choice.network);
  /** The choice of the user while the app starts. */
  let early: { readonly choice: PhoneChoice; readonly screen?: string | undefined } = { choice };
  let follow = (next: PhoneChoice, screen = early.screen) => {
    early = { choice: next, screen };
  };
  const link = linkToPage(window.parent, ({ choice: next, screen }) => follow(next, screen));
  const host = await hostFor(choice.host, link.report);
  const report = () => link.report(whatIsShown());
  const first = withReports(
    host ? { ...config, host: { ...config.host, ...host } } : config,
    report,
  );
  const { platform } = mount(first);
  const follower = createFollower(platform, network);
  follow = follower.follow;
  follow(early.choice, early.screen);
  await follower.settled();
  follower.watch((locale, theme) => link.report({ phone: 'chose', locale, theme }));
  // The title changes after the address.
  new MutationObserver(report).observe(document.head, { childList: true, subtree: true });
  link.report({ phone: 'ready' });
  report();
}

/** Follows the switches, and notices what the user chooses in the app itself. */
function createFollower(platform: Platform, network: ReturnType<typeof createNetwork>) {
  const root = document.documentElement;
  const shownTheme = () => root.dataset.theme ?? 'auto';
  let shown: Partial<PhoneChoice> = {};
  let applied: Partial<PhoneChoice> = {};
  let changed = () => {};
  /** The number of choices that the app is about to take over. */
  let waiting = 0;
  let queue = Promise.resolve();
  const attributes = new MutationObserver(() => changed());

  const apply = async (next: PhoneChoice, screen?: string) => {
    const last = applied;
    applied = next;
    try {
      // The user may have changed both in the app.
      if (next.theme !== shownTheme()) await platform.setTheme(next.theme);
      if (next.locale !== platform.getLocale()) await platform.setLocale(next.locale);
    } finally {
      waiting -= 1;
    }
    // After the language, which sets its own direction.
    if (next.direction !== 'auto') root.dir = next.direction;
    else if ((last.direction ?? 'auto') !== 'auto') root.dir = directionOf(next.locale);
    // The phone made these changes, not the user.
    attributes.takeRecords();
    if (screen !== undefined) await platform.relaunch({ url: screen });
  };

  const follow = (next: PhoneChoice, screen?: string) => {
    shown = next;
    waiting += 1;
    root.style.fontSize = next.textSize === '100' ? '' : `${next.textSize}%`;
    network.change(next.network);
    // One after the other: a language that loads slowly must not replace a later choice.
    queue = queue
      .then(() => apply(next, screen))
      // The app stays as it is if a language does not load or a screen is left at once.
      .catch(() => {});
  };

  const watch = (tell: (locale: string, theme: string) => void) => {
    changed = () => {
      // The old theme of an app that is still changing is no choice of the user.
      if (waiting > 0) return;
      if (root.lang !== shown.locale || shownTheme() !== shown.theme) tell(root.lang, shownTheme());
    };
    attributes.observe(root, { attributeFilter: ['lang', 'data-theme'] });
  };
  return { follow, settled: () => queue, watch };
}

function whatIsShown(): PhoneReport {
  const { pathname, search, hash } = window.location;
  return { phone: 'shows', path: pathname + search + hash, title: document.title };
}

/** The settings of a messaging app. A browser needs none. */
async function hostFor(host: PhoneChoice['host'], report: (report: PhoneReport) => void) {
  if (host === 'browser') return undefined;
  const { installHost } = await import('./hosts');
  return installHost(host, (name, params) =>
    report({ phone: 'called', name, params: JSON.stringify(params ?? {}) }),
  );
}

/** The configuration with a history that tells of each new address. */
function withReports(config: AppConfig, changed: () => void): AppConfig {
  const { history: open = createBrowserHistory } = config.router ?? {};
  const history: typeof open = (options) => {
    const driver = open(options);
    const told =
      <A extends unknown[]>(write: (...args: A) => boolean) =>
      (...args: A) => {
        const isDone = write(...args);
        changed();
        return isDone;
      };
    const telling: HistoryDriver = {
      ...driver,
      push: told(driver.push),
      replace: told(driver.replace),
      listen: (listener) =>
        driver.listen((event) => {
          listener(event);
          changed();
        }),
    };
    return telling;
  };
  return { ...config, router: { ...config.router, history } };
}
