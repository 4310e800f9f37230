import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Env, createEnv } from '@/platform';
import {
  onKeyboardHeightChange,
  onThemeChange,
  onUIStyleChange,
  onWindowResize,
} from '@/platform/device/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

describe('keyboardHeightChange', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('emits the height of the keyboard until its end', () => {
    document.body.appendChild(document.createElement('input')).focus();
    const viewport = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
    const env = { window: { visualViewport: viewport }, document } as unknown as Env;
    const heard: unknown[] = [];
    const end = onKeyboardHeightChange({ ...fakePlatform().context, env }, (event) =>
      heard.push(event),
    );
    const resize = (height: number) => {
      Object.assign(viewport, { height });
      viewport.dispatchEvent(new Event('resize'));
    };
    resize(500);
    resize(800);
    end();
    resize(500);
    expect(heard).toEqual([{ height: 300 }, { height: 0 }]);
  });
});

describe('onThemeChange', () => {
  const context = fakePlatform({ env: createEnv(window) }).context;
  const root = document.documentElement;
  const observed = () => new Promise((resolve) => setTimeout(resolve, 20));

  afterEach(() => {
    vi.restoreAllMocks();
    root.removeAttribute('data-theme');
  });

  /** Imitates the colour scheme of the system. */
  function system(dark: boolean) {
    const query = Object.assign(new EventTarget(), { matches: dark });
    vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
    return (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    };
  }

  it('emits when the system changes and when the app changes its theme', async () => {
    const turn = system(false);
    const heard: unknown[] = [];
    const end = onThemeChange(context, (event) => heard.push(event));
    turn(true);
    expect(heard).toEqual([{ theme: 'dark' }]);
    root.dataset.theme = 'light';
    await observed();
    expect(heard).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
    turn(false);
    root.dataset.theme = 'dark';
    end();
    await observed();
    turn(true);
    expect(heard).toHaveLength(2);
  });

  it('onUIStyleChange emits the theme under its older name', async () => {
    const turn = system(false);
    const heard: unknown[] = [];
    const end = onUIStyleChange(context, (event) => heard.push(event));
    turn(true);
    expect(heard).toEqual([{ style: 'dark' }]);
    end();
  });
});

describe('windowResize', () => {
  it('emits once after several resizes', () => {
    const clock = fakePlatform();
    const env = { ...createEnv(window), after: clock.env.after };
    const heard: unknown[] = [];
    const end = onWindowResize(fakePlatform({ env }).context, (event) => heard.push(event));
    window.dispatchEvent(new Event('resize'));
    clock.pass(49);
    window.dispatchEvent(new Event('resize'));
    clock.pass(49);
    expect(heard).toEqual([]);
    clock.pass(1);
    expect(heard).toEqual([
      {
        deviceOrientation: 'portrait',
        size: {
          windowWidth: 390,
          windowHeight: 844,
          screenWidth: window.screen.width,
          screenHeight: window.screen.height,
        },
      },
    ]);
    window.dispatchEvent(new Event('resize'));
    end();
    clock.pass(1000);
    window.dispatchEvent(new Event('resize'));
    clock.pass(1000);
    expect(heard).toHaveLength(1);
  });

  it('emits nothing for a window that is narrower than any phone', () => {
    const clock = fakePlatform();
    const narrow = windowWith({ innerWidth: 80 });
    const env = { ...createEnv(narrow), after: clock.env.after };
    const heard: unknown[] = [];
    const end = onWindowResize(fakePlatform({ env }).context, (event) => heard.push(event));
    narrow.dispatchEvent(new Event('resize'));
    clock.pass(50);
    end();
    expect(heard).toEqual([]);
  });
});
