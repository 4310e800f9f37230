import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { until, untilTrue, wait } from '../../helpers/waiting';

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
  // The code of the windows loads after the first screen.
  await untilTrue(() => app.element.querySelector('aside'));
  return app;
}

const boxOf = (route: string) => {
  const { left, top, width } = frameOf(route).getBoundingClientRect();
  return { left, top, width };
};
const windowButton = (name: string) => screen.queryByRole('button', { name });

describe('[S9.18] windows around the app', () => {
  it('appear beside it from a width of 768 px', async () => {
    await open(768);
    await screen.findByRole('button', { name: 'Contents' });
    expect(windowButton('Brand')).toBeTruthy();
    expect(windowButton('Details')).toBeTruthy();
    expect(boxOf('/')).toEqual({ left: 200, top: 60, width: 288 });
  });

  it('get sizes and styles from calls, and their content stays mounted', async () => {
    const { platform } = await open(1000);
    const contents = await screen.findByRole('button', { name: 'Contents' });
    await platform.setLeftWindowStyle({ width: '300px', opacity: 0.5 });
    await platform.setTopWindowStyle({ height: 80 });
    await until(() => expect(boxOf('/')).toMatchObject({ left: 300, top: 80 }));
    expect(windowButton('Contents')).toBe(contents);
    expect(contents.parentElement?.style.opacity).toBe('0.5');
    expect(await platform.getLeftWindowStyle()).toEqual({ width: '300px', opacity: 0.5 });
  });

  it('do not appear below 768 px, and the app has the whole width', async () => {
    await open(767);
    await wait(30);
    expect([windowButton('Brand'), windowButton('Contents'), windowButton('Details')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(boxOf('/')).toEqual({ left: 0, top: 0, width: 767 });
  });

  it('appear when the viewport becomes wider, and the pages stay mounted', async () => {
    const app = await open(767);
    const frame = frameOf('/');
    await browserPage.viewport(800, 600);
    await screen.findByRole('button', { name: 'Contents' });
    expect(frameOf('/')).toBe(frame);
    expect(app.stack()).toBe('/');
  });

  it('load before the pages mount, so that the pages mount only once', async () => {
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

  it('appear from the configured minWidth', async () => {
    await open(600, { minWidth: 500 });
    expect(await screen.findByRole('button', { name: 'Contents' })).toBeTruthy();
  });

  it('do not appear on pages whose route disables them', async () => {
    const app = await open(800);
    await screen.findByRole('button', { name: 'Contents' });
    await app.go('navigate', '/alone');
    expect([windowButton('Brand'), windowButton('Contents')]).toEqual([null, null]);
    expect(windowButton('Details')).toBeTruthy();
    expect(boxOf('/alone')).toMatchObject({ left: 0, top: 0 });
    await app.back();
    await until(() => expect(windowButton('Contents')).toBeTruthy());
  });

  it('can be hidden and shown by calls', async () => {
    const app = await open(800);
    await screen.findByRole('button', { name: 'Contents' });
    await app.platform.hideLeftWindow();
    await until(() => expect(windowButton('Contents')).toBeNull());
    await app.platform.hideTopWindow();
    await until(() => expect(windowButton('Brand')).toBeNull());
    await app.platform.showLeftWindow();
    await until(() => expect(windowButton('Contents')).toBeTruthy());
  });
});

const WINDOWS = ['left', 'top', 'right'] as const;
const BESIDE = Object.fromEntries(WINDOWS.map((name) => [name, `var(--portico-window-${name})`]));
const Fixed = () => <p style={{ position: 'fixed', margin: 0, ...BESIDE }}>fixed</p>;

/** The box of the fixed element, relative to its page. */
function fixedIn(route: string) {
  const box = frameOf(route).querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
  const { left, top } = boxOf(route);
  return { left: box.left - left, top: box.top - top, width: box.width };
}

describe('[S9.18] a moving page beside the windows', () => {
  it('keeps its fixed elements where they are at rest', async () => {
    await browserPage.viewport(1000, 600);
    const bare = { navigationBar: { type: 'custom' } } as const;
    const app = await openApp({
      router: { animation: 1000 },
      window: { top: side('Brand', '60px'), left: side('Contents', '200px'), right: side('More') },
      routes: { '/': page(Fixed, bare), '/next': page(Fixed, bare) },
    });
    await screen.findByRole('button', { name: 'Contents' });
    expect(fixedIn('/')).toEqual({ left: 0, top: 0, width: 520 });

    const navigation = app.go('navigate', '/next');
    await untilTrue(() => frameOf('/').getAnimations().length > 0);
    const animations = app.element.getAnimations({ subtree: true });
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 500;
    }
    expect(boxOf('/').left).toBeLessThan(200);
    expect(fixedIn('/')).toEqual({ left: 0, top: 0, width: 520 });
    expect(fixedIn('/next')).toEqual({ left: 0, top: 0, width: 520 });

    for (const animation of animations) animation.finish();
    await navigation;
    expect(boxOf('/next')).toEqual({ left: 200, top: 60, width: 520 });
    expect(fixedIn('/next')).toEqual({ left: 0, top: 0, width: 520 });
  });
});

describe('[S9.18] drawers on a narrow screen', () => {
  it('open over the app by a call, and close on a tap beside them', async () => {
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

  it('close on Escape', async () => {
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

describe('[S9.18] a drawer above a page', () => {
  async function openDrawer() {
    const app = await open(390);
    await app.go('navigate', '/next');
    await app.platform.showLeftWindow();
    const link = await screen.findByRole('button', { name: 'Contents' });
    link.focus();
    return app;
  }
  const drawerCloses = () => until(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('closes on the first Back, and the page closes on the second', async () => {
    const app = await openDrawer();
    app.history.travel(-1);
    await drawerCloses();
    expect(app.stack()).toBe('/ > /next');
    await app.travel(-1);
    expect(app.stack()).toBe('/');
  });

  it('leaves no extra Back step after a call has closed it', async () => {
    const app = await openDrawer();
    await app.platform.hideLeftWindow();
    await drawerCloses();
    await app.travel(-1);
    expect(app.stack()).toBe('/');
  });

  it('closes when another page opens, and that page gets the focus', async () => {
    const app = await openDrawer();
    await app.go('navigate', '/next?again');
    await drawerCloses();
    expect(frameOf('/next').closest('[inert]')).toBeNull();
    await until(() => expect(document.activeElement?.textContent).toBe('Next'));
    expect(frameOf('/next').contains(document.activeElement)).toBe(true);
    await app.travel(-1);
    expect(app.stack()).toBe('/ > /next');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[S9.18] a side window whose viewport changes its width', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Contents' });

  it('does not open as a drawer after a call has shown it beside the app', async () => {
    const app = await open(800);
    await app.platform.hideLeftWindow();
    await app.platform.showLeftWindow();
    await browserPage.viewport(390, 600);
    await until(() => expect(windowButton('Brand')).toBeNull());
    expect(dialog()).toBeNull();
  });

  it('opens as a drawer although it is hidden beside the app, and stays hidden there', async () => {
    const app = await open(800);
    await app.platform.hideLeftWindow();
    await browserPage.viewport(390, 600);
    await until(() => expect(windowButton('Brand')).toBeNull());
    await app.platform.showLeftWindow();
    await until(() => expect(dialog()).toBeTruthy());
    await browserPage.viewport(800, 600);
    await screen.findByRole('button', { name: 'Brand' });
    expect(windowButton('Contents')).toBeNull();
  });

  it('appears beside the app after its drawer was closed', async () => {
    const app = await open(390);
    await app.platform.showLeftWindow();
    await until(() => expect(dialog()).toBeTruthy());
    await app.platform.hideLeftWindow();
    await until(() => expect(dialog()).toBeNull());
    await browserPage.viewport(800, 600);
    expect(await screen.findByRole('button', { name: 'Contents' })).toBeTruthy();
  });

  it('has no open drawer after the viewport was wide', async () => {
    const app = await open(390);
    await app.platform.showLeftWindow();
    await until(() => expect(dialog()).toBeTruthy());
    await browserPage.viewport(800, 600);
    await screen.findByRole('button', { name: 'Brand' });
    await browserPage.viewport(390, 600);
    await until(() => expect(windowButton('Brand')).toBeNull());
    expect(dialog()).toBeNull();
  });

  it('does not open on another page after a call on a page that disables it', async () => {
    const app = await open(390);
    await app.go('navigate', '/alone');
    await app.platform.showLeftWindow();
    await app.back();
    await wait(30);
    expect(dialog()).toBeNull();
  });
});
