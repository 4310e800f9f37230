import {
  type AppConfig,
  defineApp,
  defineRoutes,
  type RouteTable,
  type TabBarConfig,
} from 'portico';
import { describe, expectTypeOf, it } from 'vitest';

const load = async () => ({ default: () => null });
const routes = defineRoutes({ '/': { tab: true, load }, '/me': { tab: true, load } });
const [home, me] = [
  { page: '/', text: 'Home' },
  { page: '/me', text: 'Me' },
] as const;

it('a route whose load brings no component is a compile error at defineApp', () => {
  const number = defineRoutes({ '/': { load: async () => ({ default: 5 }) } });
  const nothing = defineRoutes({ '/': { load: async () => ({ page: () => null }) } });
  // @ts-expect-error its default export is a number
  defineApp({ routes: number });
  // @ts-expect-error it has no default export
  defineApp({ routes: nothing });
  // @ts-expect-error load brings no module at all
  defineApp({ routes: defineRoutes({ '/': { load: async () => undefined } }) });
});

describe('the pages of the tabs', () => {
  it('are keys of the table', () => {
    defineApp({ routes, tabBar: { items: [{ page: '/', text: 'Home' }, me] } });
    // @ts-expect-error misspelt
    defineApp({ routes, tabBar: { items: [home, { page: '/mee', text: 'Me' }] } });
    // @ts-expect-error not in the table
    defineApp({ routes: { '/': { load } }, tabBar: { items: [home, me] } });
  });

  it('may be any text that is known at run time only', () => {
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
    defineApp({ routes: wide, tabBar: { items: [{ page: '/mee', text: 'Me' }] } });
    defineApp(whole);
  });

  it('need not be there', () => {
    defineApp({ routes });
    defineApp({ routes, tabBar: { items: [] } });
    defineApp({ routes, ...(routes && { tabBar: { items: [home] } }) });
  });

  it('keep their types, as all that a product writes', () => {
    const config = defineApp({ routes, tabBar: { items: [home] }, theme: 'dark' });
    expectTypeOf(config.theme).toEqualTypeOf<'dark'>();
    expectTypeOf(config.tabBar.items[0].page).toEqualTypeOf<'/'>();
  });
});
