import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Cell } from '@/components/cell';
import { KitProvider } from '@/components/kit-provider';
import { openApp, page } from '../../helpers/open-app';

afterEach(cleanup);

/** Stops what the browser would do, and says whether a component has stopped it before. */
function press(name: string, init?: MouseEventInit) {
  const link = screen.getByRole('link', { name });
  let isTaken = false;
  const stop = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link, init);
  return isTaken;
}

it('a plain click on a link goes to the other router, with the path alone', () => {
  const navigate = vi.fn();
  render(
    <KitProvider navigate={navigate}>
      <Cell title="Shop" href="/shop/harbour?from=list#hours" />
      <KitProvider theme="dark">
        <Cell title="Whole" href={`${location.origin}/shop/pier`} />
      </KitProvider>
    </KitProvider>,
  );
  expect([press('Shop'), press('Whole')]).toEqual([true, true]);
  expect(navigate.mock.calls).toEqual([['/shop/harbour?from=list#hours'], ['/shop/pier']]);
});

it('the browser keeps other origins, modifier keys, fragments, and clicks that onClick has prevented', () => {
  const navigate = vi.fn();
  render(
    <KitProvider navigate={navigate}>
      <Cell title="Map" href="https://maps.test/harbour" />
      <Cell title="Call" href="tel:123" />
      <Cell title="Part" href="#hours" />
      <Cell title="Shop" href="/shop" />
      <Cell title="Mine" href="/shop" onClick={(event) => event.preventDefault()} />
    </KitProvider>,
  );
  const taken = ['Map', 'Call', 'Part'].map((name) => press(name));
  expect([...taken, press('Shop', { metaKey: true })]).toEqual([false, false, false, false]);
  expect(press('Mine')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('in an app of Portico its own router opens the page', async () => {
  const navigate = vi.fn();
  const Home = () => (
    <KitProvider navigate={navigate}>
      <Cell title="Shop" href="/shop" />
    </KitProvider>
  );
  const app = await openApp({ routes: { '/': page(Home), '/shop': page(() => null) } });
  screen.getByRole('link', { name: 'Shop' }).click();
  await expect.poll(() => app.stack()).toBe('/ > /shop');
  expect(navigate).not.toHaveBeenCalled();
});
