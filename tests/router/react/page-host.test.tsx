import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { until, untilTrue, wait } from '../../helpers/waiting';

const Plain = () => <button type="button">Plain</button>;
const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
};

const click = (name: string) => screen.getByRole('button', { name }).click();

describe('a page in the stack', () => {
  it('has its route, its id and its state as data attributes of its frame', async () => {
    const app = await openApp({ routes: { '/': page(Plain), '/item/:id': page(Plain) } });
    await app.go('navigate', '/item/7');
    const [home, item] = app.platform.pages();
    expect({ ...frameOf('/').dataset }).toEqual({
      page: '/',
      pageId: home?.id,
      state: 'hidden',
    });
    expect({ ...frameOf('/item/:id').dataset }).toEqual({
      page: '/item/:id',
      pageId: item?.id,
      state: 'active',
    });
    await app.go('redirect', '/').catch(() => {});
    await app.platform.relaunch({ url: '/item/1' });
    expect(document.querySelectorAll('[data-page]')).toHaveLength(1);
  });

  it('is invisible, inert and out of the accessibility tree while it is hidden', async () => {
    const app = await openApp({ routes: { '/': page(Counter), '/next': page(Plain) } });
    expect(frameOf('/').inert).toBe(false);
    await app.go('navigate', '/next');
    expect(getComputedStyle(frameOf('/')).display).toBe('none');
    expect(frameOf('/').inert).toBe(true);
    expect(screen.queryByRole('button', { name: 'Count 0' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Plain' })).toBeTruthy();
    await app.back();
    expect(frameOf('/').inert).toBe(false);
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeTruthy();
  });

  it('keeps its state and its DOM elements while it is hidden', async () => {
    const app = await openApp({ routes: { '/': page(Counter), '/next': page(Plain) } });
    click('Count 0');
    const button = await screen.findByRole('button', { name: 'Count 1' });
    await app.go('navigate', '/next');
    await app.back();
    expect(screen.getByRole('button', { name: 'Count 1' })).toBe(button);
  });

  it('has its own state when its route is opened twice', async () => {
    const app = await openApp({ routes: { '/': page(Counter) } });
    click('Count 0');
    await screen.findByRole('button', { name: 'Count 1' });
    await app.go('navigate', '/?again');
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeTruthy();
    await app.back();
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy();
  });

  it('cleans up its effects while it is hidden, and runs them again when it is shown', async () => {
    let ticks = 0;
    const log: string[] = [];
    const Clock = () => {
      useEffect(() => {
        log.push('wake');
        const timer = setInterval(() => {
          ticks += 1;
        }, 5);
        return () => {
          log.push('sleep');
          clearInterval(timer);
        };
      }, []);
      return <p>clock</p>;
    };
    const app = await openApp({
      strict: false,
      routes: { '/': page(Clock), '/next': page(Plain) },
    });
    await untilTrue(() => ticks > 0);
    await app.go('navigate', '/next');
    await until(() => expect(log).toEqual(['wake', 'sleep']));
    ticks = 0;
    await wait(40);
    expect(ticks).toBe(0);
    await app.back();
    await untilTrue(() => ticks > 0);
    expect(log).toEqual(['wake', 'sleep', 'wake']);
  });

  it('does not render again when another page covers or uncovers it', async () => {
    const renders = { count: 0 };
    const Still = () => {
      renders.count += 1;
      return <p>still</p>;
    };
    const app = await openApp({
      strict: false,
      routes: { '/': page(Still), '/next': page(Plain) },
    });
    await app.go('navigate', '/next');
    await app.back();
    await app.go('navigate', '/next');
    expect(renders.count).toBe(1);
  });
});

describe('the number of mounted pages', () => {
  it('does not exceed the live cap, and an evicted page is mounted again when it is shown', async () => {
    const routes = {
      '/': page(Counter),
      '/a': page(Counter),
      '/b': page(Plain),
      '/c': page(Plain),
    };
    const app = await openApp({ routes, router: { liveCap: 3 } });
    await app.go('navigate', '/a');
    click('Count 0');
    await screen.findByRole('button', { name: 'Count 1' });
    await app.go('navigate', '/b');
    expect(document.querySelectorAll('[data-page]')).toHaveLength(3);
    await app.go('navigate', '/c');
    const mounted = [...document.querySelectorAll<HTMLElement>('[data-page]')];
    expect(mounted.map(({ dataset }) => dataset.page)).toEqual(['/', '/b', '/c']);
    expect(app.stack()).toBe('/ > /a > /b > /c');
    await app.back(2);
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
    expect(app.stack()).toBe('/ > /a');
  });

  it('is 10 at most by default', { tags: 'long' }, async () => {
    const app = await openApp({ routes: { '/': page(Plain) } });
    for (let number = 1; number < 13; number += 1) await app.go('navigate', `/?${number}`);
    expect(document.querySelectorAll('[data-page]')).toHaveLength(10);
    expect(app.platform.pages()).toHaveLength(13);
  });

  it('is one after a reload, and the other pages are mounted when they are shown', async () => {
    const app = await openApp({
      routes: { '/': page(Plain), '/a': page(Counter), '/b': page(Plain) },
    });
    await app.go('navigate', '/a');
    await app.go('navigate', '/b');
    const reloaded = await app.reload();
    expect(reloaded.stack()).toBe('/ > /a > /b');
    expect(document.querySelectorAll('[data-page]')).toHaveLength(1);
    await reloaded.back();
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy();
  });
});

it('a video pauses when its page is hidden, and stays paused when the page is shown again', async () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const Film = () => (
    <video
      muted
      ref={(video) => {
        if (!video || video.srcObject) return;
        video.srcObject = canvas.captureStream(30);
        void video.play().catch(() => {});
      }}
    />
  );
  const app = await openApp({ routes: { '/': page(Film), '/next': page(Plain) } });
  const video = document.querySelector('video') as HTMLVideoElement;
  await untilTrue(() => !video.paused);
  await app.go('navigate', '/next');
  expect(video.paused).toBe(true);
  await app.back();
  expect(video.paused).toBe(true);
});

it('only its scroller scrolls, also to an element that is not in the flow of the page', async () => {
  const Long = () => (
    <>
      <div style={{ height: 4000 }} />
      <span data-testid="mark" style={{ position: 'absolute' }}>
        required
      </span>
      <button type="button">End</button>
    </>
  );
  await openApp({ routes: { '/': page(Long) } });
  screen.getByTestId('mark').scrollIntoView();
  screen.getByRole('button', { name: 'End' }).focus();
  expect(frameOf('/').scrollTop).toBe(0);
  expect(screen.getByRole('main').scrollTop).toBeGreaterThan(3000);
});
