import { act, cleanup, render, screen } from '@testing-library/react';
import { usePageTitle } from 'portico';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

/** A page whose data arrives when the test says so. */
function filmPage() {
  const data = { arrive: (_name: string | undefined) => {} };
  const Film = () => {
    const [name, setName] = useState<string>();
    data.arrive = setName;
    usePageTitle(name);
    return <p>film</p>;
  };
  return { data, route: page(Film, { title: 'Film' }) };
}

const other = page(() => <p>other</p>, { title: 'Other' });
const home = page(() => <p>home</p>, { title: 'Home' });

/** The title of the page whose bar is on top. */
const bar = () =>
  document.querySelector('[data-page][data-state="active"] h1')?.textContent ?? 'no bar';

it('usePageTitle names the page when its data is there, and keeps the route’s title before', async () => {
  const { data, route } = filmPage();
  const app = await openApp({ routes: { '/': home, '/film': route } });
  await app.go('navigate', '/film');
  expect(bar()).toBe('Film');
  act(() => data.arrive('Yi Yi'));
  await until(() => expect(bar()).toBe('Yi Yi'));
  await until(() => expect(document.title).toBe('Yi Yi'));
  act(() => data.arrive(undefined));
  expect(bar()).toBe('Yi Yi');
  await app.back();
  await until(() => expect([bar(), document.title]).toEqual(['Home', 'Home']));
});

it('data that arrives while another page covers the page names its own page only', async () => {
  const { data, route } = filmPage();
  const app = await openApp({
    routes: { '/': home, '/film': route, '/other': other },
    router: { animation: 200 },
  });
  await app.go('navigate', '/film');
  void app.platform.navigate('/other' as never);
  await until(() => expect(app.stack()).toBe('/ > /film > /other'));
  act(() => data.arrive('Yi Yi'));
  await app.settled();
  await until(() => expect([bar(), document.title]).toEqual(['Other', 'Other']));
  await app.back();
  await until(() => expect([bar(), document.title]).toEqual(['Yi Yi', 'Yi Yi']));
});

it('data that arrives after its page has gone names no page', async () => {
  const { data, route } = filmPage();
  const app = await openApp({ routes: { '/': home, '/film': route }, router: { animation: 200 } });
  await app.go('navigate', '/film');
  void app.platform.back();
  await until(() => expect(app.stack()).toBe('/'));
  act(() => data.arrive('Yi Yi'));
  await app.settled();
  await until(() => expect([bar(), document.title]).toEqual(['Home', 'Home']));
});

it('a page names itself again after a reload, and each page of a route has its own title', async () => {
  const Film = () => {
    usePageTitle('%film%');
    return <p>film</p>;
  };
  const app = await openApp({
    strict: true,
    messages: { en: { film: 'A film' } },
    routes: { '/': home, '/film': page(Film, { title: 'Film' }), '/other': other },
  });
  await app.go('navigate', '/film');
  await app.go('navigate', '/other');
  const reloaded = await app.reload();
  expect(bar()).toBe('Other');
  await reloaded.back();
  await until(() => expect([bar(), document.title]).toEqual(['A film', 'A film']));
});

it('usePageTitle outside a page throws an error that says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Outside = () => {
    usePageTitle('No page');
    return null;
  };
  expect(() =>
    render(
      <StrictMode>
        <Outside />
      </StrictMode>,
    ),
  ).toThrow(/inside/);
  expect(screen.queryByText('No page')).toBeNull();
});
