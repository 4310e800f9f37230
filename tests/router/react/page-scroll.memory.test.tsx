import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { frame, until, wait } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;
const Tall = () => <div style={{ height: 4000 }} />;

async function scroll(route: string, top: number) {
  const main = scrollerOf(route);
  main.scrollTop = top;
  await frame();
  await frame();
}

const topOf = (route: string) => scrollerOf(route).scrollTop;
const routes = { '/': page(Plain), '/tall': page(Tall), '/next': page(Plain) };

describe('the scroll offset of a page', () => {
  it('is kept while another page covers it', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/tall');
    await scroll('/tall', 1234);
    await app.go('navigate', '/next');
    expect(topOf('/next')).toBe(0);
    await app.back();
    expect(topOf('/tall')).toBe(1234);
  });

  it('is kept over a reload of this page and of a page above', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/tall');
    await scroll('/tall', 777);
    const reloaded = await app.reload();
    await until(() => expect(topOf('/tall')).toBe(777));
    await reloaded.go('navigate', '/next');
    const third = await reloaded.reload();
    await third.back();
    await until(() => expect(topOf('/tall')).toBe(777));
  });

  it('is kept when the page is evicted and mounted again', async () => {
    const app = await openApp({ routes, router: { liveCap: 2 } });
    await app.go('navigate', '/tall');
    await scroll('/tall', 500);
    await app.go('navigate', '/next');
    await app.back();
    await until(() => expect(topOf('/tall')).toBe(500));
  });

  it('is kept for a tab while another tab is shown', async () => {
    const app = await openApp({
      routes: { '/': page(Tall, { tab: true }), '/me': page(Plain, { tab: true }) },
    });
    await scroll('/', 900);
    await app.go('switchTab', '/me');
    await app.go('switchTab', '/');
    expect(topOf('/')).toBe(900);
  });

  it('is 0 for a new page of the same route', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/tall');
    await scroll('/tall', 500);
    await app.back();
    await app.go('navigate', '/tall');
    expect(topOf('/tall')).toBe(0);
  });
});

describe('a reloaded page that grows later', () => {
  async function open() {
    let data = createDeferred();
    const Growing = () => {
      const [height, setHeight] = useState(200);
      useEffect(() => {
        let current = true;
        void data.promise.then(() => current && setHeight(4000));
        return () => {
          current = false;
        };
      }, []);
      return <div style={{ height }} />;
    };
    const app = await openApp({ routes: { '/': page(Plain), '/growing': page(Growing) } });
    await app.go('navigate', '/growing');
    data.resolve();
    await until(() => expect(scrollerOf('/growing').scrollHeight).toBe(4000));
    await scroll('/growing', 1500);
    data = createDeferred();
    await app.reload();
    return { grow: () => data.resolve() };
  }

  it('gets its offset back when it is tall enough', async () => {
    const { grow } = await open();
    await wait(50);
    expect(topOf('/growing')).toBe(0);
    grow();
    await until(() => expect(topOf('/growing')).toBe(1500));
  });

  it('gets its offset back even if its data takes longer than four seconds', {
    tags: 'long',
  }, async () => {
    const { grow } = await open();
    await wait(4000);
    grow();
    await until(() => expect(topOf('/growing')).toBe(1500));
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'does not get its offset back after a %s event of the user',
    async (type) => {
      const { grow } = await open();
      scrollerOf('/growing').dispatchEvent(new Event(type, { bubbles: true }));
      grow();
      await until(() => expect(scrollerOf('/growing').scrollHeight).toBe(4000));
      await wait(50);
      expect(topOf('/growing')).toBe(0);
    },
  );
});

it('a page that grows inside an element with `display: contents` gets its offset back too', async () => {
  const list = { length: 40, add: (_length: number) => {} };
  const List = () => {
    const [length, setLength] = useState(list.length);
    list.add = setLength;
    return (
      <div style={{ display: 'contents' }}>
        {Array.from({ length }, (_, index) => (
          <div key={index} style={{ height: 100 }} />
        ))}
      </div>
    );
  };
  const app = await openApp({ routes: { '/': page(List) } });
  await scroll('/', 2000);
  list.length = 1;
  await app.reload();
  await wait(50);
  expect(topOf('/')).toBe(0);
  list.add(40);
  await until(() => expect(topOf('/')).toBe(2000));
});

describe('a page that another screen replaces for a while', () => {
  it('gets its offset back when its code loads, even if the user has tapped on the loading screen', async () => {
    let code = createDeferred<{ default: typeof Tall }>();
    code.resolve({ default: Tall });
    const late = { load: () => code.promise };
    const app = await openApp({ routes: { '/': page(Plain), '/late': late } });
    await app.go('navigate', '/late');
    await until(() => expect(scrollerOf('/late').scrollHeight).toBe(4000));
    await scroll('/late', 1500);
    code = createDeferred();
    const reloaded = app.reload();
    await until(() => scrollerOf('/late').dispatchEvent(new Event('pointerdown')));
    code.resolve({ default: Tall });
    await reloaded;
    await until(() => expect(topOf('/late')).toBe(1500));
  });

  it('keeps its offset while a shorter error screen is in its place', async () => {
    const state = { broken: false, set: (_broken: boolean) => {} };
    const Fragile = () => {
      const [broken, set] = useState(false);
      state.set = set;
      if (broken) throw new Error('broken');
      return <Tall />;
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    await openApp({ routes: { '/': page(Fragile) } });
    await scroll('/', 1500);
    state.set(true);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    await frame();
    await frame();
    retryButton.click();
    await until(() => expect(topOf('/')).toBe(1500));
  });
});

describe('a reloaded list that is shorter for a while', () => {
  /** Scrolls to 2000 and reloads. The list now ends at 750. */
  async function open() {
    const list = { height: 4000, set: (_height: number) => {} };
    const List = () => {
      const [height, setHeight] = useState(list.height);
      list.set = setHeight;
      return <div style={{ height }} />;
    };
    const app = await openApp({ routes: { '/': page(List), '/next': page(Plain) } });
    await scroll('/', 2000);
    list.height = 750 + scrollerOf('/').clientHeight;
    const reloaded = await app.reload();
    await until(() => expect(topOf('/')).toBe(750));
    return { app: reloaded, list, set: (height: number) => list.set(height) };
  }

  it('does not get its offset back after a `pageScrollTo` call', async () => {
    const { app, set } = await open();
    await app.platform.pageScrollTo({ scrollTop: 0, duration: 0 });
    await frame();
    await frame();
    set(4000);
    await wait(50);
    expect(topOf('/')).toBe(0);
  });

  it('remembers the offset of a `pageScrollTo` call', async () => {
    const { app } = await open();
    await app.platform.pageScrollTo({ scrollTop: 100, duration: 0 });
    await frame();
    await frame();
    const reloaded = await app.reload();
    await reloaded.go('navigate', '/next');
    await reloaded.back();
    expect(topOf('/')).toBe(100);
  });

  it('still gets its offset back after it gets even shorter', async () => {
    const { set } = await open();
    set(300 + scrollerOf('/').clientHeight);
    await until(() => expect(topOf('/')).toBe(300));
    await wait(50);
    set(4000);
    await until(() => expect(topOf('/')).toBe(2000));
  });

  it('does not poll in every frame while it waits for more content', async () => {
    const { set } = await open();
    await wait(50);
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const reads = vi.spyOn(scrollerOf('/'), 'scrollTop', 'get');
    onTestFinished(() => void vi.restoreAllMocks());
    await wait(200);
    expect(frames.mock.calls).toEqual([]);
    expect(reads.mock.calls).toEqual([]);
    reads.mockRestore();
    set(4000);
    await until(() => expect(topOf('/')).toBe(2000));
  });

  it('still has its old offset after another page opens and the document reloads', async () => {
    const { app, list } = await open();
    await wait(50);
    await app.go('navigate', '/next');
    list.height = 4000;
    const reloaded = await app.reload();
    await reloaded.back();
    await until(() => expect(topOf('/')).toBe(2000));
  });
});
