import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { untilTrue, wait } from '../../helpers/waiting';

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

describe('the focus', () => {
  it('does not move when the app opens its first page', async () => {
    await openApp({ routes });
    await wait(20);
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the heading of a new page', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }));
  });

  it('moves to the heading of a page that replaces another page', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.go('redirect', '/own');
    const heading = screen.getByRole('heading', { name: 'Own heading' });
    await untilTrue(() => document.activeElement === heading);
  });

  it('moves to the `main` element of a page without a heading', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/bare');
    expect(document.activeElement).toBe(frameOf('/bare').querySelector('main'));
  });

  it('returns to the element that had it before', async () => {
    const app = await openApp({ routes });
    const second = screen.getByRole('button', { name: 'Second' });
    second.focus();
    await app.go('navigate', '/list');
    await app.back();
    expect(document.activeElement).toBe(second);
  });

  it('moves to the heading if the element that had it is disabled now', async () => {
    const app = await openApp({ routes });
    const second = screen.getByRole<HTMLButtonElement>('button', { name: 'Second' });
    second.focus();
    await app.go('navigate', '/list');
    second.disabled = true;
    await app.back();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
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
    expect(document.activeElement).toBe(below);
    await app.travel(-1);
    expect(document.activeElement).toBe(first);
  });

  it('moves to the heading if the element that had it is gone', async () => {
    const app = await openApp({ routes });
    screen.getByRole('button', { name: 'Second' }).focus();
    await app.go('navigate', '/list');
    frameOf('/').querySelectorAll('main button')[1]?.remove();
    await app.back();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
    app.unmount();
  });

  it('stays on an element that the new page has focused', async () => {
    const Search = () => <input aria-label="search" ref={(input) => input?.focus()} />;
    const app = await openApp({ routes: { ...routes, '/search': page(Search, { title: 'S' }) } });
    await app.go('navigate', '/search');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'search' }));
  });
});
