import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { wait } from '../../helpers/waiting';

const Form = () => (
  <>
    <button type="button">First</button>
    <button type="button">Second</button>
  </>
);
const Own = () => (
  <>
    <h1>Own heading</h1>
    <button type="button">Below</button>
  </>
);
const Bare = () => <p>bare</p>;
const custom = { navigationBar: { type: 'custom' } } as const;
const routes = {
  '/': page(Form, { title: 'Home' }),
  '/list': page(Form, { title: 'List' }),
  '/own': page(Own, custom),
  '/bare': page(Bare, custom),
  '/tab': page(Form, { title: 'Tab', tab: true }),
};

describe('focus', () => {
  it('is not taken by the first page', async () => {
    await openApp({ routes });
    await wait(20);
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the heading of a new page', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }));
  });

  it('goes to the heading of the page that takes the place of another', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.go('redirect', '/own');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Own heading' }));
  });

  it('goes to the page itself where there is no heading', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/bare');
    expect(document.activeElement).toBe(frameOf('/bare').querySelector('main'));
  });

  it('comes back to the element that had it', async () => {
    const app = await openApp({ routes });
    const second = screen.getByRole('button', { name: 'Second' });
    second.focus();
    await app.go('navigate', '/list');
    await app.back();
    expect(document.activeElement).toBe(second);
  });

  it('goes to the heading where that element can not have it any more', async () => {
    const app = await openApp({ routes });
    const second = screen.getByRole<HTMLButtonElement>('button', { name: 'Second' });
    second.focus();
    await app.go('navigate', '/list');
    second.disabled = true;
    await app.back();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
  });

  it('comes back through several pages, each with its own', async () => {
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

  it('goes to the heading when the element that had it is gone', async () => {
    const app = await openApp({ routes });
    screen.getByRole('button', { name: 'Second' }).focus();
    await app.go('navigate', '/list');
    frameOf('/').querySelectorAll('main button')[1]?.remove();
    await app.back();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
    app.unmount();
  });

  it('stays where a page has put it by itself', async () => {
    const Search = () => <input aria-label="search" ref={(input) => input?.focus()} />;
    const app = await openApp({ routes: { ...routes, '/search': page(Search, { title: 'S' }) } });
    await app.go('navigate', '/search');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'search' }));
  });
});
