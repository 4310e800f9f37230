/** @module-tag long */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  goes,
  type How,
  isOn,
  leftOf,
  moving,
  openStandalone,
  putFinger,
  stateOf,
  stays,
  watchListLeave,
  type Where,
} from '../../helpers/finger';
import { frameOf, lookAway, type OpenApp } from '../../helpers/open-app';
import { untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('nothing starts', () => {
  const ignored = async (app: OpenApp, where: Where, to: Where, how?: How) => {
    const finger = putFinger(where, how);
    await finger.move(to);
    expect(moving()).toBe(0);
    finger.lift(100);
    await stays(app);
  };

  it('[S2.8] away from the edge, downward, outward, with a mouse or a second finger', async () => {
    const app = await openStandalone();
    await ignored(app, { x: 21 }, { x: 300 });
    await ignored(app, { x: 10 }, { x: 12, y: 700 });
    await ignored(app, { x: 15 }, { x: 0 });
    await ignored(app, { x: 10 }, { x: 300 }, { type: 'mouse' });
    await ignored(app, { x: 10 }, { x: 300 }, { pointer: 8 });
  });

  it('[S2.8] at the first page', async () => {
    const app = await openStandalone();
    await app.back();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    expect(moving()).toBe(0);
    finger.lift(100);
    await app.settled();
    expect(app.stack()).toBe('/');
  });

  it('[S2.8] while a page is still on its way', async () => {
    const app = await openStandalone();
    await app.platform.navigate({ url: '/item' });
    const finger = putFinger({ x: 10 }, { on: frameOf('/item') });
    await finger.move({ x: 300 });
    finger.lift(100);
    await app.settled();
    expect(app.stack()).toBe('/ > /list > /item');
  });

  it('[S2.8] on a page below, and below an open layer', async () => {
    const app = await openStandalone();
    await ignored(app, { x: 10 }, { x: 300 }, { on: frameOf('/') });
    const choice = app.platform.showActionSheet({ itemList: ['One'] });
    await untilTrue(() => document.querySelector('[role="dialog"]'));
    for (const on of [frameOf('/list'), document.querySelector('[role="dialog"]')]) {
      const finger = putFinger({ x: 10 }, { on });
      await finger.move({ x: 300 });
      expect([stateOf('/'), leftOf('/list')]).toEqual(['hidden', 0]);
      finger.lift(100);
    }
    expect(app.stack()).toBe('/ > /list');
    await app.platform.back();
    await expect(choice).rejects.toMatchObject({ code: 'cancel' });
  });
});

describe('what comes in between', () => {
  it('[S2.8] a history that takes its time finds the page gone, not back', async () => {
    const schedule = (task: () => void) => void setTimeout(task, 500);
    const app = await openStandalone({}, [], { schedule });
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    finger.lift(100);
    const lefts = await watchListLeave();
    expect(lefts[0]).toBeGreaterThanOrEqual(200);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(lefts.filter((left) => left === 390).length).toBeGreaterThan(10);
    await goes(app);
  });

  it('[S2.8] a second finger has no say', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 110 });
    const second = putFinger({ x: 15 }, { pointer: 8 });
    await second.move({ x: 300 });
    expect(leftOf('/list')).toBe(100);
    second.lift();
    await finger.move({ x: 60 });
    expect(leftOf('/list')).toBe(50);
    finger.lift(100);
    await stays(app);
  });

  it('[S2.8] another back takes the page over from the finger', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    void app.platform.back();
    const lefts = await watchListLeave();
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(200);
    finger.lift(100);
    await goes(app);
  });

  it('[S2.8] a new page takes the finger off', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    await app.platform.navigate({ url: '/item' });
    await finger.move({ x: 300 });
    finger.lift(100);
    await app.settled();
    expect(app.stack()).toBe('/ > /list > /item');
    expect([stateOf('/'), stateOf('/list'), moving()]).toEqual(['hidden', 'hidden', 0]);
  });

  it('[S2.8] nobody looking puts the page back', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    lookAway(true);
    await stays(app);
    await finger.move({ x: 300 });
    finger.lift(100);
    await stays(app);
    lookAway(false);
  });

  it('[S2.8] a finger that never came up again does not stand in the way of the next', async () => {
    const app = await openStandalone();
    const lost = putFinger({ x: 10 });
    await lost.move({ x: 210 });
    putFinger({ x: 200 });
    await stays(app);
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    finger.lift(100);
    await goes(app);
  });

  it('[S2.8] the end of the app is the end of it', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    app.unmount();
    expect(isOn()).toBe(false);
    finger.lift(100);
    await wait(50);
  });
});
