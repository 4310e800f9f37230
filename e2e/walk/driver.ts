import type { BrowserContext, Page, Request } from '@playwright/test';
import { openBrowserHistory } from 'portico/testing';
import { createApp } from '../support/app';
import { stretchDelay } from '../support/chunks';
import { withOptions } from '../support/options';
import { tokenFor } from '../support/token';
import { twoFrames } from '../support/two-frames';
import type { Variant } from '../variants.mjs';
import { look, watchScreens } from './look';
import { createReports } from './reports';
import { createWalkServer } from './server';
import type { Kind, Step, Meanwhile, Via } from './steps';
import { rolesOf, SIGN_IN, type User } from './table';

export type Driver = Awaited<ReturnType<typeof createDriver>>;

/** The code of all other pages is here before the walk goes on, so that each step has one outcome. */
const PRELOADED = [
  ...['/', '/me', '/news', '/list', '/item/1', '/report', '/account', '/admin', '/guarded'],
  ...['/sign-in', '/filter', '/doubt', '/sheet', '/frame', '/icon', '/pause'],
];

const ANSWER_MS = 8000;
const WAIT_MS = 250;

const WIDE = { width: 1024, height: 768 };

/** Performs the steps of a walk in a browser. */
export async function createDriver(context: BrowserContext, variant: Variant, userAgent: string) {
  const server = createWalkServer();
  const reports = createReports(context);
  await server.watch(context);
  // A document whose app does not start never answers.
  context.setDefaultTimeout(ANSWER_MS);
  const page = await context.newPage();
  const app = createApp(page, variant, userAgent);
  await withOptions(page, { signIn: SIGN_IN });
  await page.addInitScript(watchScreens);
  // On a busy machine the second tap of a double tap may come after the usual 350 ms.
  await stretchDelay(page, 3000, 350);
  const history = await openBrowserHistory(page);
  const narrow = page.viewportSize() ?? WIDE;
  let first = 0;
  let tokens = 0;
  let user: User | null = null;
  let otherTab: Page | null = null;

  const ready = async () => {
    await page.waitForFunction(() => 'fixture' in window);
    await page.evaluate(async (urls) => {
      const { platform, walk } = window.fixture;
      await Promise.all(urls.map((url) => walk.codeAlone(() => platform.preload({ url }))));
    }, PRELOADED);
  };

  /** Each token differs, and so does the order of the roles. */
  const newToken = (uid: User) => {
    tokens += 1;
    const role = tokens % 2 === 0 ? rolesOf[uid].toReversed() : rolesOf[uid];
    return tokenFor({ uid, role, permission: [], exp: 4_000_000_000 + tokens });
  };

  const tab = async (via: Via): Promise<Page> => {
    if (via === 'here') return page;
    if (!otherTab) {
      otherTab = await context.newPage();
      await otherTab.goto(app.href('/list'));
      await otherTab.waitForFunction(() => 'fixture' in window);
      await page.bringToFront();
    }
    return otherTab;
  };

  const setToken = async (uid: User, via: Via) => {
    user = uid;
    const window = await tab(via);
    await window.evaluate(
      (token) => void globalThis.window.fixture.platform.auth.setToken(token),
      newToken(uid),
    );
  };

  const signOut = async (via: Via) => {
    user = null;
    const window = await tab(via);
    await window.evaluate(() => void globalThis.window.fixture.platform.auth.clear());
  };

  const call = async (kind: Kind | 'back', argument: unknown, meanwhile?: Meanwhile) => {
    const token = meanwhile?.do === 'sign in' ? newToken(meanwhile.user) : null;
    if (meanwhile) user = meanwhile.do === 'sign in' ? meanwhile.user : null;
    await page.evaluate(
      async ([name, value, login]) => {
        const { walk, platform } = window.fixture;
        walk.call(() => platform[name](value));
        if (!login) return;
        if (login.after > 0) await new Promise((resolve) => setTimeout(resolve, login.after));
        if (login.token) platform.auth.setToken(login.token);
        else platform.auth.clear();
      },
      [kind, argument, meanwhile && { after: meanwhile.after, token }] as const,
    );
  };

  /** Waits until the browser has arrived. The app may take it back afterwards. */
  const travel = (by: number) =>
    page.evaluate(async (distance) => {
      const arrived = new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        // The history of a frame moves without an event of this document.
        setTimeout(resolve, 400);
      });
      window.history.go(distance);
      await arrived;
    }, by);

  const lastCallEnds = () =>
    page.waitForFunction(() => window.fixture.walk.calls().at(-1) !== 'pending');

  const doubleTap = async (name: string) => {
    const target = app.active.getByRole('button', { name, exact: true });
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`no button ${name}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(80);
    await page.touchscreen.tap(x, y);
    // Wait, so that the next step does not count as a third tap.
    await page.waitForTimeout(400);
  };

  const setOnline = async (isOnline: boolean) => {
    server.setOnline(isOnline);
    await context.setOffline(!isOnline);
  };

  const loseEarly = async () => {
    server.holdScreens(true);
    await page.reload();
    await page.waitForFunction(() => 'fixture' in window);
    await setOnline(false);
    await call('navigate', { url: '/late' });
    await lastCallEnds();
    // The screens for failures do not come, so a plain one appears.
    await twoFrames(page);
    server.holdScreens(false);
    await setOnline(true);
    await app.active
      .getByTestId('url')
      .waitFor({ timeout: 2000 })
      .catch(() => {});
    await ready();
  };

  const perform = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'start':
        await page.goto(app.href(step.url));
        await ready();
        first = await history.index();
        return;
      case 'navigate':
      case 'redirect':
      case 'relaunch':
      case 'switchTab':
        return call(step.do, { url: step.url }, step.meanwhile);
      case 'guard throws':
        await page.evaluate(() => window.fixture.walk.setGuard('throwing'));
        await call('navigate', { url: '/account' });
        await lastCallEnds();
        return page.evaluate(() => window.fixture.walk.setGuard('quick'));
      case 'back':
        return call('back', step.by);
      case 'travel':
        return travel(step.by);
      case 'query':
        return page.evaluate(
          ([q, replace]) => {
            const { walk, platform } = window.fixture;
            const id = platform.pages().at(-1)?.id ?? '';
            walk.handles.get(id)?.setParams?.({ q }, { replace });
          },
          [step.q, step.replace] as const,
        );
      case 'anchor':
        // A second tap adds no entry. In hash mode a script would add one.
        return page.evaluate((hash) => {
          if (!location.hash.endsWith(hash)) location.hash = hash;
        }, step.hash);
      case 'overlay':
        // The dialog can reject when something closes it. The walk looks at the screen.
        return page.evaluate(() => {
          window.fixture.platform.showModal({ title: 'Sure?' }).catch(() => {});
        });
      case 'type':
        return page.evaluate((text) => {
          const top = [...document.querySelectorAll('[data-page][data-state="active"]')].at(-1);
          const { set } =
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
          for (const label of top?.querySelectorAll('label') ?? []) {
            const input = label.querySelector('input');
            if (!input || !/^(Draft|Plain)$/.test(label.textContent?.trim() ?? '')) continue;
            set?.call(input, text);
            input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }
        }, step.text);
      case 'form':
        user = step.user;
        return page.evaluate(
          ([token, goesBack]) => {
            const { walk, platform } = window.fixture;
            const id = platform.pages().at(-1)?.id ?? '';
            const signIn = walk.handles.get(id)?.signIn;
            if (signIn) walk.call(() => signIn(token, goesBack));
          },
          [newToken(step.user), step.goesBack] as const,
        );
      case 'sign in':
        return setToken(step.user, step.via);
      case 'sign out':
        return signOut(step.via);
      case 'renew':
        return user ? setToken(user, step.via) : undefined;
      case 'guards':
        return page.evaluate(() => window.fixture.walk.setGuard('slow'));
      case 'data':
        return server.setData(step.is);
      case 'answer':
        server.answer();
        return page.evaluate(() => window.fixture.walk.answerGuards());
      case 'network':
        return setOnline(step.is === 'on');
      case 'retry':
        return page.evaluate(() => {
          const top = [
            ...document.querySelectorAll('[data-page][data-state="active"] [data-page-content]'),
          ].at(-1);
          // On Android a tap on a root page would also arm the exit prompt, which adds a history entry.
          const stop = (event: Event) => event.stopPropagation();
          document.addEventListener('click', stop);
          top?.querySelector('button')?.click();
          document.removeEventListener('click', stop);
        });
      case 'refresh': {
        const isData = (request: Request) => request.url().includes('/walk/data');
        const asked = Promise.race([
          page.waitForEvent('requestfinished', isData),
          page.waitForEvent('requestfailed', isData),
        ]);
        await page.evaluate(() => void window.fixture.platform.startPullDownRefresh());
        await asked;
        return;
      }
      case 'icon throws':
        await page.evaluate(() => window.fixture.walk.breakIcon(true));
        await twoFrames(page);
        return page.evaluate(() => window.fixture.walk.breakIcon(false));
      case 'late code':
        server.setCode(step.is);
        await call('navigate', { url: '/late' });
        await lastCallEnds();
        return server.setCode('quick');
      case 'frame':
        return page.evaluate(() => {
          const top = [...document.querySelectorAll('[data-page][data-state="active"]')].at(-1);
          const frame = top?.querySelector('iframe');
          return new Promise<void>((resolve) => {
            frame?.addEventListener('load', () => resolve(), { once: true });
            if (frame?.contentWindow) frame.contentWindow.location.href += '2';
            else resolve();
          });
        });
      case 'reload':
        await page.reload();
        return ready();
      case 'early loss':
        return loseEarly();
      case 'address':
        return page.evaluate(
          ([url, replace]) => {
            if (replace) location.replace(`#${url}`);
            else location.hash = url;
          },
          [step.url, step.replace] as const,
        );
      case 'window':
        return page.setViewportSize(step.is === 'wide' ? WIDE : narrow);
      case 'wait':
        return page.waitForTimeout(WAIT_MS);
      case 'double tap':
        return doubleTap(step.button);
      case 'stay':
        await page.evaluate(() => window.fixture.guard.set('leave', false));
        if (step.asked === 'by browser') await travel(-1);
        else {
          await call('back', 1);
          await lastCallEnds();
        }
        return page.evaluate(() => window.fixture.guard.set('leave', true));
    }
  };

  return {
    perform: async (step: Step) => {
      await page.evaluate(() => {
        Reflect.deleteProperty(window, 'walkWasTold');
        Reflect.deleteProperty(window, 'walkWasLoading');
      });
      await perform(step);
    },
    look: async () => {
      const view = await look(page);
      const thrown = [...view.thrown, ...server.thrown().map((text) => ({ text, isMoot: false }))];
      const index = (await history.index()) - first;
      return { view, path: app.pathOf(view.address), index, wrong: reports.judge(thrown) };
    },
  };
}
