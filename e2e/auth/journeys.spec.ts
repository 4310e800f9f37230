import { devices, type Page } from '@playwright/test';
import { installWeChat, type Profile, profiles } from 'portico/testing';
import { type App, expect, test as base, withOptions } from '../helpers';
import { type Sight, takeAsOne, takeAsTwo } from './journey.mjs';
import { watchSecrets } from './secrets';
import { signOutHere, uid } from './session';
import { openWay, type Person, type Way, type WayName } from './ways';

const emulations = {
  'Safari on an iPhone': { phone: devices['iPhone 15'], profile: null },
  'Chrome on Android': { phone: devices['Pixel 7'], profile: null },
  'WeChat on iOS': { phone: profiles.wechatIos, profile: profiles.wechatIos },
  'WeChat on Android': { phone: profiles.wechatAndroid, profile: profiles.wechatAndroid },
};
type Emulation = keyof typeof emulations;

function phoneOf(emulation: Emulation) {
  const { phone, profile } = emulations[emulation];
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = phone;
  return { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch, profile };
}

type Row = {
  readonly emulation: Emulation;
  /** Two people take the whole journey. */
  readonly asTwo: readonly WayName[];
  /** One person takes its first half: only the browser differs from the row above. */
  readonly asOne: readonly WayName[];
};

/** Browsers have passkeys, and WeChat has its own accounts. Only the way by the server is everywhere. */
const table: readonly Row[] = [
  { emulation: 'Safari on an iPhone', asTwo: ['oidc'], asOne: ['oidcByServer', 'passkeys'] },
  { emulation: 'Chrome on Android', asTwo: ['passkeys'], asOne: ['oidc', 'oidcByServer'] },
  { emulation: 'WeChat on iOS', asTwo: ['wechat'], asOne: ['oidcByServer'] },
  { emulation: 'WeChat on Android', asTwo: ['oidcByServer'], asOne: ['wechat'] },
];

type Parts = {
  profile: Profile | null;
  wayName: WayName;
  way: Way;
  secrets: ReturnType<typeof watchSecrets>;
  /** A second tab of the app. */
  other: Page;
};

const test = base.extend<Parts>({
  profile: [null, { option: true }],
  wayName: ['oidc', { option: true }],
  way: async ({ page, app, traps, context, profile, wayName }, provide) => {
    await withOptions(page, { signIn: '/welcome' });
    if (profile) await installWeChat(context, { profile });
    const way = await openWay(wayName, { page, app, traps });
    await provide(way);
    await way.close();
  },
  secrets: async ({ context, app }, provide) => {
    await provide(watchSecrets(context, app.href('/')));
  },
  other: async ({ context, app }, provide) => {
    const other = await context.newPage();
    await other.goto(app.href('/list'));
    await provide(other);
  },
});

const QUICK = [50, 100, 200, 400];

/** Null while the document changes. */
const personIn = async (page: Page) => (await uid(page))?.replace(/^.*#/, '') ?? null;

/** The hands and the eyes of a user of Chromium. */
async function handsOf({ app, page, way, other, secrets }: Parts & { app: App; page: Page }) {
  const session = await page.context().newCDPSession(page);
  const behind = async () => {
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
    // No entry of the app has an answer. The addresses of the service have a state of their own.
    const own = entries.map(({ url }) => url).filter((url) => url.startsWith(app.href('/')));
    expect(own.filter((url) => /[?&](?:code|state)=/.test(url))).toEqual([]);
    const met = entries.slice(0, currentIndex + 1).map(({ url }) => url);
    return met.filter((url) => url !== 'about:blank').map(app.pathOf);
  };
  const note = app.active.getByLabel('Note');
  const look = async (): Promise<Sight> => {
    const { stack, path, active, moving } = await app.view();
    expect([stack.split(' > ').at(-1), active, moving]).toEqual([path, 1, 0]);
    return {
      stack,
      behind: await behind(),
      user: await personIn(page),
      note: await app.active
        .locator('textarea')
        .evaluateAll((all) => (all[0] as HTMLTextAreaElement | undefined)?.value ?? null),
      alerts: await app.active.getByRole('alert').allTextContents(),
      other: await personIn(other),
      exchanges: way.exchanges(),
    };
  };
  return {
    open: (path: string) => page.goto(app.href(path)),
    follow: (path: string) => app.tap('navigate', path),
    write: (text: string) => note.fill(text),
    signIn: async (person: Person) => {
      await way.be(person);
      await app.press(`Sign in by ${way.name}`);
      await way.finish(page, person);
      await expect.poll(() => personIn(page), { timeout: 30_000 }).toBe(person);
      const kept = await page.evaluate(() => window.fixture.platform.auth.refreshToken());
      expect(kept !== null).toBe(way.keepsTokens);
      await secrets.learn(page);
    },
    back: () => page.goBack(),
    reload: () => page.reload(),
    signOutElsewhere: () => signOutHere(other),
    sees: (sight: Sight) =>
      expect.poll(() => look().catch(String), { intervals: QUICK }).toEqual(sight),
  };
}

for (const { emulation, asTwo, asOne } of table) {
  for (const wayName of [...asTwo, ...asOne]) {
    const isLong = asTwo.includes(wayName);
    const who = isLong ? 'two people' : 'a guest';

    test.describe(`[S1.2] ${wayName} in ${emulation}`, () => {
      test.use({ ...phoneOf(emulation), wayName });

      test(`leads ${who} from a shared link to a guarded page and on, and no address, console or storage has a code or a token`, async ({
        app,
        page,
        way,
        other,
        secrets,
        profile,
      }) => {
        // A dozen documents load on the way.
        test.slow();
        const hands = await handsOf({ app, page, way, other, secrets, profile, wayName });
        await (isLong ? takeAsTwo(hands) : takeAsOne(hands));
        expect(secrets.leaks()).toEqual([]);
        // The service has sent each person back once.
        const people = isLong ? 2 : 1;
        expect(secrets.answers()).toBe(wayName === 'passkeys' ? 0 : people);
      });
    });
  }
}
