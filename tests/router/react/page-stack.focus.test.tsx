import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { frame, until, untilTrue, wait } from '../../helpers/waiting';

const Form = () => (
  <>
    <button type="button">First</button>
    <button type="button">Second</button>
  </>
);
const WithHeading = () => (
  <>
    <h1>Own heading</h1>
    <button type="button">Below</button>
  </>
);
const WithoutHeading = () => <p>bare</p>;
const custom = { navigationBar: { type: 'custom' } } as const;
const routes = {
  '/': page(Form, { title: 'Home' }),
  '/list': page(Form, { title: 'List' }),
  '/own': page(WithHeading, custom),
  '/bare': page(WithoutHeading, custom),
  '/tab': page(Form, { title: 'Tab', tab: true }),
};

/** The focus moves when the new page is on the screen. */
const hasFocus = (element: Element | null) =>
  until(() => expect(document.activeElement).toBe(element));

describe('the focus', () => {
  it('does not move when the app opens its first page', async () => {
    await openApp({ routes });
    await wait(20);
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the heading of a new page', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await hasFocus(screen.getByRole('heading', { name: 'List' }));
  });

  it('moves to the heading of a page that replaces another page', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.go('redirect', '/own');
    await hasFocus(screen.getByRole('heading', { name: 'Own heading' }));
  });

  it('moves to the `main` element of a page without a heading', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/bare');
    await hasFocus(frameOf('/bare').querySelector('[data-page-content]'));
  });

  it('returns to the element that had it before', async () => {
    const app = await openApp({ routes });
    const second = screen.getByRole('button', { name: 'Second' });
    second.focus();
    await app.go('navigate', '/list');
    await app.back();
    await hasFocus(second);
  });

  it('moves to the heading if the element that had it is disabled now', async () => {
    const app = await openApp({ routes });
    const second = screen.getByRole<HTMLButtonElement>('button', { name: 'Second' });
    second.focus();
    await app.go('navigate', '/list');
    second.disabled = true;
    await app.back();
    await hasFocus(screen.getByRole('heading', { name: 'Home' }));
  });

  it('returns on each of several pages to the element that had it there', async () => {
    const app = await openApp({ routes });
    const first = screen.getByRole('button', { name: 'First' });
    first.focus();
    await app.go('navigate', '/list');
    const below = screen.getByRole('button', { name: 'Second' });
    below.focus();
    await app.go('navigate', '/own');
    await app.travel(-1);
    await hasFocus(below);
    await app.travel(-1);
    await hasFocus(first);
  });

  it('moves to the heading if the element that had it is gone', async () => {
    const app = await openApp({ routes });
    screen.getByRole('button', { name: 'Second' }).focus();
    await app.go('navigate', '/list');
    frameOf('/').querySelectorAll('[data-page-content] button')[1]?.remove();
    await app.back();
    await hasFocus(screen.getByRole('heading', { name: 'Home' }));
    app.unmount();
  });

  it('stays on an element that the new page has focused', async () => {
    const Search = () => <input aria-label="search" ref={(input) => input?.focus()} />;
    const app = await openApp({ routes: { ...routes, '/search': page(Search, { title: 'S' }) } });
    await app.go('navigate', '/search');
    await hasFocus(screen.getByRole('textbox', { name: 'search' }));
  });

  it('moves to the new page also if a dialog gives it back to the page before meanwhile', async () => {
    const app = await openApp({ routes, router: { animation: 100 } });
    const opener = screen.getByRole('button', { name: 'First' });
    await app.platform.navigate({ url: '/list' });
    opener.focus();
    await hasFocus(screen.getByRole('heading', { name: 'List' }));
  });

  const move = fc.constantFrom('open', 'back', 'tab', 'key', 'press', 'frame');

  it('is on the page in front after any moves, however fast they follow each other', async () => {
    const tabs = { '/': page(Form, { title: 'Home', tab: true }), '/tab': routes['/tab'] };
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
        const app = await openApp({ routes: { ...routes, ...tabs }, router: { animation: 40 } });
        const { platform } = app;
        const front = () => frameOf(platform.pages().at(-1)?.route ?? '');
        const run: Record<(typeof moves)[number], () => unknown> = {
          open: () => platform.navigate({ url: '/list' }).catch(() => {}),
          back: () => platform.pages().length > 1 && platform.back().catch(() => {}),
          tab: () => platform.switchTab({ url: '/tab' }).catch(() => {}),
          key: () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
          press: () => front().querySelector<HTMLElement>('[data-page-content] button')?.focus(),
          frame,
        };
        for (const each of moves) await run[each]();
        await app.settled();
        const hasMoved = app.stack() !== '/';
        await untilTrue(() => !hasMoved || front().contains(document.activeElement));
        await app.settled();
        for (let drawn = 0; drawn < 4; drawn += 1) await frame();
        if (hasMoved) expect(front().contains(document.activeElement)).toBe(true);
        app.unmount();
      }),
      { numRuns: 30 },
    );
  });
});
