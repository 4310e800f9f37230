import { cleanup } from '@testing-library/react';
import { Shared } from 'portico';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ref = createRef<HTMLDivElement>();
const Home = () => (
  <Shared name="photo" ref={ref} className="small" style={{ width: 40, height: 40 }}>
    photo
  </Shared>
);
const Photo = () => (
  <>
    <Shared name="photo" style={{ width: 200, height: 200 }}>
      photo
    </Shared>
    <Shared name="other">other</Shared>
  </>
);
const Plain = () => <p>plain</p>;

async function open(sharedElements: boolean) {
  const routes = { '/': page(Home), '/photo': page(Photo), '/plain': page(Plain) };
  const start = vi.spyOn(document, 'startViewTransition');
  const app = await openApp({ routes, router: { animation: 100, sharedElements } });
  // The code for shared elements comes after the first page.
  await vi.dynamicImportSettled();
  return { app, start };
}

/** The names of elements that take part in a view transition now. */
const namesNow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shared]')].map(
    ({ dataset, style }) => `${dataset.shared}: ${style.viewTransitionName}`,
  );

describe('Shared', () => {
  it('is a div that takes ref, class and style of its owner', async () => {
    await open(false);
    expect(ref.current?.className).toBe('small');
    expect(ref.current?.dataset.shared).toBe('photo');
  });

  it('moves from the page below to the page above and back, in a view transition', async () => {
    const { app, start } = await open(true);
    await app.platform.navigate({ url: '/photo' });
    await until(() => expect(start).toHaveBeenCalledTimes(1));
    await start.mock.results[0]?.value.ready;
    expect(namesNow()).toEqual(['photo: ', 'photo: portico-shared-0', 'other: ']);
    const moving = document.getAnimations().flatMap(({ effect }) => {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return pseudo ? [pseudo] : [];
    });
    expect(moving).toContain('::view-transition-group(portico-shared-0)');
    await start.mock.results[0]?.value.finished;
    await app.settled();
    expect(app.stack()).toBe('/ > /photo');
    expect(namesNow()).toEqual(['photo: ', 'photo: ', 'other: ']);
    expect(document.documentElement.hasAttribute('data-morphing')).toBe(false);

    await app.back();
    await until(() => expect(start).toHaveBeenCalledTimes(2));
    await start.mock.results[1]?.value.finished;
    await app.settled();
    expect(app.stack()).toBe('/');
  });

  it('starts no view transition for pages without shared elements, nor without the option', async () => {
    const { app, start } = await open(true);
    await app.platform.redirect({ url: '/plain' });
    await app.settled();
    await app.platform.navigate({ url: '/photo' });
    await app.settled();
    expect(start).not.toHaveBeenCalled();
    app.unmount();
    const other = await open(false);
    await other.app.platform.navigate({ url: '/photo' });
    await other.app.settled();
    expect(other.start).not.toHaveBeenCalled();
  });

  it('does not move for users who prefer reduced motion', async () => {
    const { app, start } = await open(true);
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
    await app.platform.navigate({ url: '/photo' });
    await app.settled();
    expect(app.stack()).toBe('/ > /photo');
    expect(start).not.toHaveBeenCalled();
  });

  it('ends a running transition when the user goes back before it has ended', async () => {
    const { app, start } = await open(true);
    await app.platform.navigate({ url: '/photo' });
    await until(() => expect(start).toHaveBeenCalledTimes(1));
    await start.mock.results[0]?.value.ready;
    await app.back();
    await until(() => expect(app.stack()).toBe('/'));
    await app.settled();
    await until(() => expect(start).toHaveBeenCalledTimes(2));
    await start.mock.results[1]?.value.finished;
    const active = app.element.querySelector<HTMLElement>('[data-state="active"]');
    expect(active?.dataset.page).toBe('/');
    expect(namesNow()).toEqual(['photo: ']);
    expect(document.documentElement.hasAttribute('data-morphing')).toBe(false);
  });

  it('lets the last of several quick steps win', async () => {
    const { app } = await open(true);
    await app.platform.navigate({ url: '/photo' });
    await app.back();
    await app.platform.navigate({ url: '/plain' });
    await until(() => expect(app.stack()).toBe('/ > /plain'));
    await app.settled();
    const active = app.element.querySelector<HTMLElement>('[data-state="active"]');
    expect(active?.dataset.page).toBe('/plain');
  });
});
