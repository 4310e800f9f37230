import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp, page, scrollerOf } from '../../helpers/open-app';

afterEach(() => {
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;
const Repaired = () => <p>repaired</p>;

it('the page gets the focus when its code loads after a tap on the error screen', async () => {
  const server = { isDown: true };
  const load = async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: Repaired };
  };
  const app = await openApp({ routes: { '/': page(Plain), '/far': { load } } });
  await app.go('navigate', '/far');
  const retry = await screen.findByRole('button', { name: /timed out/ });
  retry.focus();
  server.isDown = false;
  retry.click();
  await screen.findByText('repaired');
  expect(document.activeElement).toBe(scrollerOf('/far'));
});

/** Opens a page that crashes, and finds its button. `repair` lets the page render and presses the button. */
async function openBroken() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { isBroken: true };
  const Broken = () => {
    if (state.isBroken) throw new Error('no data');
    return <Repaired />;
  };
  const routes = { '/': page(Plain), '/broken': page(Broken, { title: 'Broken' }) };
  const app = await openApp({ routes });
  await app.go('navigate', '/broken');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const repair = async () => {
    state.isBroken = false;
    retry.click();
    await screen.findByText('repaired');
  };
  return { retry, repair };
}

it('a crashed page gets the focus when it renders again after a tap on its button', async () => {
  const { retry, repair } = await openBroken();
  retry.focus();
  await repair();
  expect(document.activeElement).toBe(scrollerOf('/broken'));
});

it('focus outside the error screen stays where it is', async () => {
  const { repair } = await openBroken();
  const heading = screen.getByRole('heading', { name: 'Broken' });
  heading.focus();
  await repair();
  expect(document.activeElement).toBe(heading);
});
