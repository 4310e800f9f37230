/** @module-tag long */
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { openApp, page } from '../../helpers/open-app';

/** Blocks every request whose URL contains `part`. */
async function block(part: string) {
  const session = cdp() as unknown as { send(method: string, params?: object): Promise<unknown> };
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`*${part}*`] });
  onTestFinished(async () => {
    await session.send('Network.setBlockedURLs', { urls: [] });
    await session.send('Network.disable');
  });
}

it('[S8.4] a plain button loads the page again if the code of the error screen fails too', async () => {
  await block('lazy-screens');
  const server = { isDown: true };
  const load = async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: () => <p>there</p> };
  };
  const app = await openApp({ routes: { '/': page(() => <p>home</p>), '/far': { load } } });
  await app.go('navigate', '/far');
  const name = 'The connection timed out, click the screen to try again';
  await screen.findByRole('button', { name });
  expect(screen.queryByRole('alert')).toBeNull();
  server.isDown = false;
  (await screen.findByRole('button', { name })).click();
  expect(await screen.findByText('there')).toBeTruthy();
});

it('[S8.3] the page loads when the network returns, although the code of the error screen never came', async () => {
  await block('lazy-screens');
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  const server = { isDown: true };
  const load = async () => {
    if (server.isDown) throw new TypeError('Failed to fetch');
    return { default: () => <p>there</p> };
  };
  const app = await openApp({ routes: { '/': page(() => <p>home</p>), '/far': { load } } });
  await app.go('navigate', '/far');
  await screen.findByRole('button', { name: /^No network, please check your connection/ });
  server.isDown = false;
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('there')).toBeTruthy();
});

it('[S8.3] the plain button says that there is no network, and a tap tries again', async () => {
  await block('lazy-screens');
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  const load = async () => {
    throw new TypeError('Failed to fetch');
  };
  const app = await openApp({ routes: { '/': page(() => <p>home</p>), '/far': { load } } });
  await app.go('navigate', '/far');
  const plain = await screen.findByRole('button', {
    name: /^No network, please check your connection/,
  });
  expect(plain.innerText).toBe('No network, please check your connection\nTry again');
  plain.click();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await app.settled();
  expect(
    await screen.findByRole('button', {
      name: 'The connection timed out, click the screen to try again',
    }),
  ).toBeTruthy();
});
