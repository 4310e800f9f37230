import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, page, scrollerOf } from '../helpers/open-app';

afterEach(() => {
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;
const Mended = () => <p>mended</p>;

it('code that comes after all leaves the focus in its page', async () => {
  const server = { isDown: true };
  const load = async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: Mended };
  };
  const app = await openApp({ routes: { '/': page(Plain), '/far': { load } } });
  await app.go('navigate', '/far');
  const retry = await screen.findByRole('button', { name: /timed out/ });
  retry.focus();
  server.isDown = false;
  retry.click();
  await screen.findByText('mended');
  expect(document.activeElement).toBe(scrollerOf('/far'));
});

/** A page that is broken, and its button; `mend` lets it stand and presses that. */
async function openBroken() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { isBroken: true };
  const Broken = () => {
    if (state.isBroken) throw new Error('no data');
    return <Mended />;
  };
  const routes = { '/': page(Plain), '/broken': page(Broken, { title: 'Broken' }) };
  const app = await openApp({ routes });
  await app.go('navigate', '/broken');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const mend = async () => {
    state.isBroken = false;
    retry.click();
    await screen.findByText('mended');
  };
  return { retry, mend };
}

it('so does a page that was broken', async () => {
  const { retry, mend } = await openBroken();
  retry.focus();
  await mend();
  expect(document.activeElement).toBe(scrollerOf('/broken'));
});

it('focus outside of the screen stays where it is', async () => {
  const { mend } = await openBroken();
  const heading = screen.getByRole('heading', { name: 'Broken' });
  heading.focus();
  await mend();
  expect(document.activeElement).toBe(heading);
});
