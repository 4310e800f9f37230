import { usePageScroll, useReachBottom } from 'portico';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openApp, page, scrollerOf, storedPages } from '../../helpers/open-app';
import { frame, untilTrue } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;

/** Scrolls to `distance` pixels above the end, and waits for the scroll listeners. */
async function scrollTo(distance: number) {
  const main = scrollerOf('/list');
  main.scrollTop = main.scrollHeight - main.clientHeight - distance;
  await frame();
  await frame();
}

describe('useReachBottom', () => {
  async function open(def: { readonly reachBottomDistance?: number } = {}) {
    const reached: number[] = [];
    const list: { grow?: (height: number) => void } = {};
    const List = () => {
      const [height, setHeight] = useState(2000);
      list.grow = setHeight;
      useReachBottom(() => void reached.push(height));
      return <div style={{ height }} />;
    };
    const app = await openApp({ routes: { '/': page(Plain), '/list': page(List, def) } });
    await app.go('navigate', '/list');
    return { app, reached, grow: (height: number) => list.grow?.(height) };
  }

  it('[S9.15] is called 50 px before the end, and not earlier', async () => {
    const { reached } = await open();
    await scrollTo(53);
    expect(reached).toEqual([]);
    await scrollTo(50);
    expect(reached).toEqual([2000]);
  });

  it('[S9.15] is called once for each visit to the end', async () => {
    const { reached } = await open();
    await scrollTo(40);
    await scrollTo(10);
    await scrollTo(0);
    expect(reached).toHaveLength(1);
    await scrollTo(300);
    await scrollTo(0);
    expect(reached).toHaveLength(2);
  });

  it('[S9.15] is called again when the list has grown', async () => {
    const { reached, grow } = await open();
    await scrollTo(0);
    grow(3000);
    await frame();
    await scrollTo(20);
    expect(reached).toEqual([2000, 3000]);
  });

  it('[S9.15] uses the `reachBottomDistance` of the route', async () => {
    const { reached } = await open({ reachBottomDistance: 200 });
    await scrollTo(203);
    expect(reached).toEqual([]);
    await scrollTo(200);
    expect(reached).toHaveLength(1);
  });

  it('[S9.15] is not called for a page that fits the screen', async () => {
    const { reached, grow } = await open();
    grow(100);
    await frame();
    scrollerOf('/list').dispatchEvent(new Event('scroll'));
    await frame();
    await frame();
    expect(reached).toEqual([]);
  });
});

describe('usePageScroll', () => {
  it('gets the offset at most once a frame, and only while the page is shown', async () => {
    const offsets: number[] = [];
    const List = () => {
      usePageScroll(({ scrollTop }) => void offsets.push(scrollTop));
      return <div style={{ height: 3000 }} />;
    };
    const app = await openApp({ routes: { '/': page(Plain), '/list': page(List) } });
    await app.go('navigate', '/list');
    const main = scrollerOf('/list');
    for (const top of [10, 20, 30]) {
      main.scrollTop = top;
      main.dispatchEvent(new Event('scroll'));
    }
    await frame();
    await frame();
    expect(offsets.at(-1)).toBe(30);
    expect(offsets.length).toBeLessThanOrEqual(2);
    await app.go('navigate', '/');
    offsets.length = 0;
    main.dispatchEvent(new Event('scroll'));
    await frame();
    await frame();
    expect(offsets).toEqual([]);
  });
});

it('a page that scrolls during its leaving transition stores no offset', {
  tags: 'long',
}, async () => {
  const Tall = () => <p style={{ height: 4000 }}>tall</p>;
  const app = await openApp({
    router: { animation: 300 },
    routes: { '/': page(Plain), '/list': page(Tall) },
  });
  await app.go('navigate', '/list');
  const main = scrollerOf('/list');
  main.scrollTop = 100;
  await frame();
  await frame();
  await app.platform.back();
  main.scrollTop = 140;
  main.dispatchEvent(new Event('scroll'));
  await untilTrue(() => !main.isConnected);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(storedPages()).toEqual([]);
});
