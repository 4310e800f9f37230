import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { frameOf, openApp, page } from '../helpers/open-app';
import { until, untilTrue, wait } from '../helpers/waiting';

const PHONE = [390, 844] as const;

afterEach(() => browserPage.viewport(...PHONE));

const Plain = () => <p>plain</p>;
const side = (text: string, size?: string) => ({
  load: async () => ({ default: () => <button type="button">{text}</button> }),
  ...(size && { size }),
});

async function open(width: number, window: object = {}) {
  await browserPage.viewport(width, 600);
  const app = await openApp({
    window: {
      top: side('Brand', '60px'),
      left: { ...side('Contents', '200px'), label: 'Contents' },
      right: side('Details'),
      ...window,
    },
    routes: {
      '/': page(Plain),
      '/next': page(Plain, { title: 'Next' }),
      '/alone': page(Plain, { leftWindow: false, topWindow: false }),
    },
  });
  // The windows' own code comes after the first screen.
  await untilTrue(() => app.element.querySelector('aside'));
  return app;
}

const boxOf = (route: string) => {
  const { left, top, width } = frameOf(route).getBoundingClientRect();
  return { left, top, width };
};
const shown = (name: string) => screen.queryByRole('button', { name });

describe('[S9.18] windows around the app', () => {
  it('stand beside it from 768 px on', async () => {
    await open(768);
    await screen.findByRole('button', { name: 'Contents' });
    expect(shown('Brand')).toBeTruthy();
    expect(shown('Details')).toBeTruthy();
    expect(boxOf('/')).toEqual({ left: 200, top: 60, width: 288 });
  });

  it('take sizes and styles from calls, and their content lives on', async () => {
    const { platform } = await open(1000);
    const contents = await screen.findByRole('button', { name: 'Contents' });
    await platform.setLeftWindowStyle({ width: '300px', opacity: 0.5 });
    await platform.setTopWindowStyle({ height: 80 });
    await until(() => expect(boxOf('/')).toMatchObject({ left: 300, top: 80 }));
    expect(shown('Contents')).toBe(contents);
    expect(contents.parentElement?.style.opacity).toBe('0.5');
    expect(await platform.getLeftWindowStyle()).toEqual({ width: '300px', opacity: 0.5 });
  });

  it('are not there below 768 px, where the app has the whole width', async () => {
    await open(767);
    await wait(30);
    expect([shown('Brand'), shown('Contents'), shown('Details')]).toEqual([null, null, null]);
    expect(boxOf('/')).toEqual({ left: 0, top: 0, width: 767 });
  });

  it('follow the width, and the pages live on', async () => {
    const app = await open(767);
    const frame = frameOf('/');
    await browserPage.viewport(800, 600);
    await screen.findByRole('button', { name: 'Contents' });
    expect(frameOf('/')).toBe(frame);
    expect(app.stack()).toBe('/');
  });

  it('come around pages that are mounted once', async () => {
    let mounts = 0;
    const Counting = () => {
      useEffect(() => {
        mounts += 1;
      }, []);
      return <p>counting</p>;
    };
    const app = await openApp({
      strict: false,
      window: { left: side('Contents') },
      routes: { '/': page(Counting) },
    });
    await untilTrue(() => app.element.querySelector('aside'));
    expect(mounts).toBe(1);
  });

  it('stand from the app’s own width on', async () => {
    await open(600, { minWidth: 500 });
    expect(await screen.findByRole('button', { name: 'Contents' })).toBeTruthy();
  });

  it('are not there on pages that say so', async () => {
    const app = await open(800);
    await screen.findByRole('button', { name: 'Contents' });
    await app.go('navigate', '/alone');
    expect([shown('Brand'), shown('Contents')]).toEqual([null, null]);
    expect(shown('Details')).toBeTruthy();
    expect(boxOf('/alone')).toMatchObject({ left: 0, top: 0 });
    await app.back();
    await until(() => expect(shown('Contents')).toBeTruthy());
  });

  it('can be hidden and shown by calls', async () => {
    const app = await open(800);
    await screen.findByRole('button', { name: 'Contents' });
    await app.platform.hideLeftWindow();
    await until(() => expect(shown('Contents')).toBeNull());
    await app.platform.hideTopWindow();
    await until(() => expect(shown('Brand')).toBeNull());
    await app.platform.showLeftWindow();
    await until(() => expect(shown('Contents')).toBeTruthy());
  });
});

const WINDOWS = ['left', 'top', 'right'] as const;
const BESIDE = Object.fromEntries(WINDOWS.map((name) => [name, `var(--portico-window-${name})`]));
const Fixed = () => <p style={{ position: 'fixed', margin: 0, ...BESIDE }}>fixed</p>;

/** Where the fixed element is in its page. */
function fixedIn(route: string) {
  const own = frameOf(route).querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
  const { left, top } = boxOf(route);
  return { left: own.left - left, top: own.top - top, width: own.width };
}

describe('[S9.18] a page that moves beside the windows', () => {
  it('has its fixed elements where they are at rest', async () => {
    await browserPage.viewport(1000, 600);
    const bare = { navigationBar: { type: 'custom' } } as const;
    const app = await openApp({
      router: { animation: 1000 },
      window: { top: side('Brand', '60px'), left: side('Contents', '200px'), right: side('More') },
      routes: { '/': page(Fixed, bare), '/next': page(Fixed, bare) },
    });
    await screen.findByRole('button', { name: 'Contents' });
    expect(fixedIn('/')).toEqual({ left: 0, top: 0, width: 520 });

    const going = app.go('navigate', '/next');
    await untilTrue(() => frameOf('/').getAnimations().length > 0);
    const motions = app.element.getAnimations({ subtree: true });
    for (const motion of motions) {
      motion.pause();
      motion.currentTime = 500;
    }
    expect(boxOf('/').left).toBeLessThan(200);
    expect(fixedIn('/')).toEqual({ left: 0, top: 0, width: 520 });
    expect(fixedIn('/next')).toEqual({ left: 0, top: 0, width: 520 });

    for (const motion of motions) motion.finish();
    await going;
    expect(boxOf('/next')).toEqual({ left: 200, top: 60, width: 520 });
    expect(fixedIn('/next')).toEqual({ left: 0, top: 0, width: 520 });
  });
});

describe('[S9.18] drawers where there is no room', () => {
  it('come over the app by a call, and go by a tap beside them', async () => {
    const app = await open(390);
    await app.platform.showLeftWindow();
    const drawer = await screen.findByRole('dialog', { name: 'Contents' });
    expect(await screen.findByRole('button', { name: 'Contents' })).toBeTruthy();
    expect(document.activeElement).toBe(drawer);
    expect(frameOf('/').closest('[inert]')).toBeTruthy();
    screen.getByRole('button', { name: 'Close' }).click();
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(frameOf('/').closest('[inert]')).toBeNull();
  });

  it('go by Escape', async () => {
    const app = await open(390);
    await app.platform.showRightWindow();
    await screen.findByRole('dialog', { name: 'Right panel' });
    await userEvent.keyboard('{Escape}');
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be opened again', async () => {
    const app = await open(390);
    for (let times = 0; times < 2; times += 1) {
      await app.platform.showLeftWindow();
      await screen.findByRole('dialog', { name: 'Contents' });
      await app.platform.hideLeftWindow();
      await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

describe('[S9.18] a drawer and the page below it', () => {
  async function openDrawer() {
    const app = await open(390);
    await app.go('navigate', '/next');
    await app.platform.showLeftWindow();
    const link = await screen.findByRole('button', { name: 'Contents' });
    link.focus();
    return app;
  }
  const closed = () => until(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('back closes the drawer, and then the page', async () => {
    const app = await openDrawer();
    app.history.travel(-1);
    await closed();
    expect(app.stack()).toBe('/ > /next');
    await app.travel(-1);
    expect(app.stack()).toBe('/');
  });

  it('closed by other means, it leaves nothing for back to close', async () => {
    const app = await openDrawer();
    await app.platform.hideLeftWindow();
    await closed();
    await app.travel(-1);
    expect(app.stack()).toBe('/');
  });

  it('goes when another page comes, which has the focus', async () => {
    const app = await openDrawer();
    await app.go('navigate', '/next?again');
    await closed();
    expect(frameOf('/next').closest('[inert]')).toBeNull();
    await until(() => expect(document.activeElement?.textContent).toBe('Next'));
    expect(frameOf('/next').contains(document.activeElement)).toBe(true);
    await app.travel(-1);
    expect(app.stack()).toBe('/ > /next');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[S9.18] what a window is on a wide screen and its drawer on a narrow one', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Contents' });

  it('shown beside the app, it does not come over it later', async () => {
    const app = await open(800);
    await app.platform.hideLeftWindow();
    await app.platform.showLeftWindow();
    await browserPage.viewport(390, 600);
    await until(() => expect(shown('Brand')).toBeNull());
    expect(dialog()).toBeNull();
  });

  it('hidden beside the app, it still opens over it, and stays hidden beside it', async () => {
    const app = await open(800);
    await app.platform.hideLeftWindow();
    await browserPage.viewport(390, 600);
    await until(() => expect(shown('Brand')).toBeNull());
    await app.platform.showLeftWindow();
    await until(() => expect(dialog()).toBeTruthy());
    await browserPage.viewport(800, 600);
    await screen.findByRole('button', { name: 'Brand' });
    expect(shown('Contents')).toBeNull();
  });

  it('closed over the app, it stands beside it where there is room', async () => {
    const app = await open(390);
    await app.platform.showLeftWindow();
    await until(() => expect(dialog()).toBeTruthy());
    await app.platform.hideLeftWindow();
    await until(() => expect(dialog()).toBeNull());
    await browserPage.viewport(800, 600);
    expect(await screen.findByRole('button', { name: 'Contents' })).toBeTruthy();
  });

  it('open over the app, it is closed when the screen was wide for a while', async () => {
    const app = await open(390);
    await app.platform.showLeftWindow();
    await until(() => expect(dialog()).toBeTruthy());
    await browserPage.viewport(800, 600);
    await screen.findByRole('button', { name: 'Brand' });
    await browserPage.viewport(390, 600);
    await until(() => expect(shown('Brand')).toBeNull());
    expect(dialog()).toBeNull();
  });

  it('asked for on a page without it, it does not come on another', async () => {
    const app = await open(390);
    await app.go('navigate', '/alone');
    await app.platform.showLeftWindow();
    await app.back();
    await wait(30);
    expect(dialog()).toBeNull();
  });
});
