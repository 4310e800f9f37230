import {
  type AppConfig,
  defineApp,
  defineRoutes,
  type RouteTable,
  type TabBarConfig,
} from 'portico';
import { describe, expect, expectTypeOf, it } from 'vitest';

const load = async () => ({ default: () => null });
const routes = defineRoutes({ '/': { tab: true, load }, '/me': { tab: true, load } });
const [home, me] = [
  { page: '/', text: 'Home' },
  { page: '/me', text: 'Me' },
] as const;

it('a route whose load() returns no component is a compile error at defineApp', () => {
  const number = defineRoutes({ '/': { load: async () => ({ default: 5 }) } });
  const nothing = defineRoutes({ '/': { load: async () => ({ page: () => null }) } });
  // @ts-expect-error its default export is a number
  defineApp({ routes: number });
  // @ts-expect-error it has no default export
  defineApp({ routes: nothing });
  // @ts-expect-error load returns no module
  defineApp({ routes: defineRoutes({ '/': { load: async () => undefined } }) });
});

describe('[S6.2] defineApp', () => {
  const tab = { tab: true, load } as const;
  const admin = { ...tab, roles: ['admin'] } as const;
  const item = (page: string) => ({ page, text: 'Tab' });

  it.each<[AppConfig, string]>([
    [
      { routes: { '/': tab }, tabBar: { items: [item('/'), item('/shop')] } },
      "tabBar.items[1].page '/shop' is not in the route table. Add the route or correct the key.",
    ],
    [
      { routes: { '/': tab, '/list': { load } }, tabBar: { items: [item('/'), item('/list')] } },
      "tabBar.items[1].page '/list' is not a tab page. Add `tab: true` to the route '/list'.",
    ],
    [
      {
        routes: { '/': tab, '/shop/:id/:part?': tab },
        tabBar: { items: [item('/'), item('/shop/:id/:part?')] },
      },
      "tabBar.items[1].page '/shop/:id/:part?' needs the parameter ':id', which a tab does not have. Make it optional.",
    ],
    [
      { routes: { '/': tab }, tabBar: { items: [item('/'), item('/')] } },
      "tabBar.items[1].page '/' is the page of items[0] too.",
    ],
    [
      { routes: { '/': tab, '/admin': admin }, tabBar: { items: [item('/'), item('/admin')] } },
      "tabBar.items[1].page '/admin' is refused by its own roles or permissions. Set `signIn` for users without them, or give the tab the same `roles` or `permissions`.",
    ],
    [
      { routes: { '/': tab }, locales: 'en' as never },
      "locales should be a list of languages, such as ['en'].",
    ],
    [
      { routes: { '/': tab }, locales: ['en', 7 as never] },
      "locales should be a list of languages, such as ['en'].",
    ],
    [
      { routes: { '/home': tab } },
      "no page of the route table opens at '/', where Home and Back on the first page lead. Add a route '/', or `alias: ['/']` to another.",
    ],
    [
      { routes: { '/': { load, query: { city: 'string' } } } },
      "no page of the route table opens at '/', where Home and Back on the first page lead. Add a route '/', or `alias: ['/']` to another.",
    ],
    [{ routes: { '/': tab }, signIn: '/login' }, "signIn '/login' is not in the route table."],
    [
      { routes: { '/': tab, '/in/:way': { load, roles: ['admin'] } }, signIn: '/in/sms' },
      "signIn '/in/sms' leads to '/in/:way', which has roles or permissions itself.",
    ],
    [
      { routes: { '/a/:b': { load }, '/a/:c': { load } } },
      "'/a/:b' and '/a/:c' match the same addresses. Remove or rename one of them.",
    ],
  ])('throws an error that names the route and the problem: case %#', (config, message) => {
    expect(() => defineApp(config)).toThrow(new Error(`defineApp: ${message}`));
  });

  it('accepts a tab with roles if only users with these roles see the tab', () => {
    const items = [item('/'), { ...item('/admin'), roles: ['admin'] }];
    const config = { routes: { '/': tab, '/admin': admin }, tabBar: { items } };
    expect(defineApp(config)).toBe(config);
  });

  it('accepts a tab with roles if the app has a sign-in page', () => {
    const table = { '/': tab, '/admin': admin, '/login': { load } };
    const config = {
      routes: table,
      tabBar: { items: [item('/'), item('/admin')] },
      signIn: '/login',
    };
    expect(defineApp(config)).toBe(config);
  });
});

describe('the pages of the tabs', () => {
  it('must be keys of the route table', () => {
    defineApp({ routes, tabBar: { items: [{ page: '/', text: 'Home' }, me] } });
    expect(() =>
      // @ts-expect-error misspelt
      defineApp({ routes, tabBar: { items: [home, { page: '/mee', text: 'Me' }] } }),
    ).toThrow("'/mee' is not in the route table");
    expect(() =>
      // @ts-expect-error not in the table
      defineApp({ routes: { '/': { tab: true, load } }, tabBar: { items: [home, me] } }),
    ).toThrow("'/me' is not in the route table");
  });

  it('may be any string that is known only at run time', () => {
    const page: string = '/me';
    const pattern: `/${string}` = '/me';
    const items = [{ page: '/', text: 'Home' }];
    const tabBar: TabBarConfig = { items };
    const wide: RouteTable = routes;
    const whole: AppConfig = { routes, tabBar };
    defineApp({ routes, tabBar });
    defineApp({ routes, tabBar: { items } });
    defineApp({ routes, tabBar: { items: [home, { page, text: 'Me' }] } });
    defineApp({ routes, tabBar: { items: [home, { page: pattern, text: 'Me' }] } });
    defineApp({ routes: wide, tabBar: { items: [{ page, text: 'Me' }] } });
    defineApp(whole);
  });

  it('may be missing', () => {
    defineApp({ routes });
    defineApp({ routes, tabBar: { items: [] } });
    defineApp({ routes, ...(routes && { tabBar: { items: [home] } }) });
  });

  it('keep their literal types, like the rest of the configuration', () => {
    const config = defineApp({ routes, tabBar: { items: [home] }, theme: 'dark' });
    expectTypeOf(config.theme).toEqualTypeOf<'dark'>();
    expectTypeOf(config.tabBar.items[0].page).toEqualTypeOf<'/'>();
  });
});

describe('the words of Portico in messages', () => {
  it('must exist', () => {
    // @ts-expect-error misspelt
    defineApp({ routes, messages: { en: { 'portico.okay': 'Fine' } } });
    // @ts-expect-error misspelt in words that are loaded
    defineApp({ routes, messages: { en: async () => ({ 'portico.okay': 'Fine' }) } });
  });

  it('may be replaced, beside the words of the product', () => {
    const words: Readonly<Record<string, string>> = { 'portico.okay': 'known only at run time' };
    const messages: AppConfig['messages'] = { en: words };
    const en = { ok: 'Good', 'portico.ok': 'Fine', 'portico.calendarSingle': 'Day' } as const;
    const de = async () => ({ 'portico.ok': 'Gut', 'portico.cancel': 'Halt' });
    expect(defineApp({ routes, messages: { en, de, fr: words } }).messages.en).toBe(en);
    defineApp({ routes, messages });
  });
});
