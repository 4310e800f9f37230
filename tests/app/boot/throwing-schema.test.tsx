import { screen } from '@testing-library/react';
import { createApp, defineApp, Link, useLink, usePage } from 'portico';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as v from 'valibot';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const BROKEN = '/list?filter=abc';

/** It throws for a text that is no JSON, as the schemas of many products do. */
const query = v.object({ filter: v.pipe(v.string(), v.transform(JSON.parse)) });

const Home = () => (
  <>
    <p>bread</p>
    <Link to={{ url: BROKEN }}>Broken</Link>
    <a {...useLink(BROKEN)}>Content</a>
    <Link to={{ url: '/list?filter=[1,2]' }}>Good</Link>
  </>
);
const List = () => <p>{JSON.stringify(usePage('/list' as never).params)}</p>;

const routes = { '/': page(Home), '/list': page(List, { query }) };

const notFound = () => screen.findByRole('heading', { level: 2, name: 'Page not found' });

describe('an address whose query makes the schema of its route throw', () => {
  it('opens the app with "Page not found", and the address stays', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { href } = location;
    history.replaceState(null, '', `#${BROKEN}`);
    const element = document.body.appendChild(document.createElement('div'));
    const app = createApp(
      defineApp({ routes, locale: 'en', router: { mode: 'hash', animation: 0 } }),
    );
    const { platform, unmount } = app.mount(element);
    onTestFinished(() => {
      unmount();
      element.remove();
      history.replaceState(null, '', href);
    });
    await notFound();
    expect(platform.pages()).toMatchObject([{ route: '', url: BROKEN }]);
    expect(location.hash).toBe(`#${BROKEN}`);
    expect(report).not.toHaveBeenCalled();
  });

  it('breaks no page that links to it, and a tap on the link opens nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await openApp({ routes });
    expect(screen.getByText('bread')).toBeTruthy();
    expect(screen.getByText('Broken').getAttribute('href')).toBeNull();
    await userEvent.click(screen.getByText('Broken'));
    await userEvent.click(screen.getByRole('link', { name: 'Content' }));
    expect(app.stack()).toBe('/');
    expect(warn).toHaveBeenCalled();
    for (const [text] of warn.mock.calls) {
      expect(text).toMatch(/^navigation refused: parameter\.params\.query: .+ in the url$/);
    }
    expect(error).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Good' }));
    expect(await screen.findByText('{"filter":[1,2]}')).toBeTruthy();
    expect(app.stack()).toBe('/ > /list?filter=%5B1%2C2%5D');
  });

  it('keeps the address and the stack together as the user goes there, back and forward', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const app = await openApp({ routes });
    const here = () => [app.history.entries[app.history.index]?.url, app.stack()];
    app.history.visit(BROKEN);
    await notFound();
    await app.settled();
    expect(here()).toEqual([BROKEN, `/ > ${BROKEN}`]);
    await app.travel(-1);
    expect(here()).toEqual(['/', '/']);
    await app.travel(1);
    expect(here()).toEqual([BROKEN, `/ > ${BROKEN}`]);
    await notFound();
    await app.go('navigate', '/list?filter=3');
    await until(() => expect(here()).toEqual(['/list?filter=3', `/ > ${BROKEN} > /list?filter=3`]));
    expect(await screen.findByText('{"filter":3}')).toBeTruthy();
  });
});
