import type { PageEvent } from 'portico';
import { expect, it, vi } from 'vitest';
import { createTestApp } from 'portico/testing/app';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Page = () => <p>page</p>;

const routes = {
  '/': page(Page, { tab: true }),
  '/me': page(Page, { tab: true }),
  '/film/:id': page(Page),
};

const tabBar = {
  items: [
    { page: '/', text: 'Home' },
    { page: '/me', text: 'Me' },
  ],
} as const;

const line = ({ type, page: { route, url }, reason }: PageEvent) =>
  [type, url === route ? url : `${url} of ${route}`, reason && `by ${reason}`]
    .filter(Boolean)
    .join(' ');

it('[S4.1] onPageEvent hears the events of all pages in their order, with the route and the address', async () => {
  const app = await openApp({ routes, tabBar });
  const heard: string[] = [];
  const stop = app.platform.onPageEvent((event) => heard.push(line(event)));
  await app.go('navigate', '/film/7');
  await app.back();
  await app.go('switchTab', '/me');
  const expected = [
    'hide /',
    'load /film/7 of /film/:id',
    'show /film/7 of /film/:id by navigate',
    'ready /film/7 of /film/:id',
    'unload /film/7 of /film/:id',
    'show / by back',
    'hide /',
    'load /me',
    'show /me by tab',
    'ready /me',
  ];
  await until(() => expect(heard).toEqual(expected));
  stop();
  await app.go('switchTab', '/');
  expect(heard).toHaveLength(10);
});

it('onPageEvent hears the first page too if it is called before the app is mounted', async () => {
  const { mount, platform } = createTestApp({ locale: 'en', routes, tabBar });
  const heard: string[] = [];
  platform.onPageEvent((event) => heard.push(line(event)));
  const element = document.createElement('div');
  document.body.append(element);
  const { unmount } = mount(element);
  await until(() => expect(heard).toEqual(['load /', 'show / by navigate', 'ready /']));
  unmount();
  element.remove();
});

it('after a reload only the page on top is shown, with the id that it had', async () => {
  const before = await openApp({ routes, tabBar });
  await before.go('navigate', '/film/7');
  const [, film] = before.platform.pages();
  before.unmount();
  const options = { history: before.history.reload() };
  const { mount, platform } = createTestApp({ locale: 'en', routes, tabBar }, options);
  const heard: string[] = [];
  const ids = new Set<string>();
  platform.onPageEvent((event) => {
    heard.push(line(event));
    ids.add(event.page.id);
  });
  const element = document.createElement('div');
  document.body.append(element);
  const { unmount } = mount(element);
  const expected = [
    'load /film/7 of /film/:id',
    'show /film/7 of /film/:id by navigate',
    'ready /film/7 of /film/:id',
  ];
  await until(() => expect(heard).toEqual(expected));
  expect([...ids]).toEqual([film?.id]);
  unmount();
  element.remove();
});

it('a listener that throws is reported, and the pages and other listeners go on', async () => {
  const app = await openApp({ routes, tabBar });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stop = app.platform.onPageEvent(() => {
    throw new Error('broken statistics');
  });
  const heard: string[] = [];
  app.platform.onPageEvent((event) => heard.push(event.type));
  await app.go('navigate', '/film/7');
  await until(() => expect(heard).toEqual(['hide', 'load', 'show', 'ready']));
  expect(error).toHaveBeenCalledTimes(4);
  stop();
});
