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

describe('the start of an edge swipe', () => {
  const expectIgnored = async (app: OpenApp, where: Where, to: Where, how?: How) => {
    const finger = putFinger(where, how);
    await finger.move(to);
    expect(moving()).toBe(0);
    finger.lift(100);
    await stays(app);
  };

  it('[S2.8] a swipe does not start away from the edge, downward, outward, with a mouse or with a second finger', async () => {
    const app = await openStandalone();
    await expectIgnored(app, { x: 21 }, { x: 300 });
    await expectIgnored(app, { x: 10 }, { x: 12, y: 700 });
    await expectIgnored(app, { x: 15 }, { x: 0 });
    await expectIgnored(app, { x: 10 }, { x: 300 }, { type: 'mouse' });
    await expectIgnored(app, { x: 10 }, { x: 300 }, { pointer: 8 });
  });

  it('[S2.8] a swipe does not start on the first page', async () => {
    const app = await openStandalone();
    await app.back();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 300 });
    expect(moving()).toBe(0);
    finger.lift(100);
    await app.settled();
    expect(app.stack()).toBe('/');
  });

  it('[S2.8] a swipe does not start while a page is still moving', async () => {
    const app = await openStandalone();
    await app.platform.navigate({ url: '/item' });
    const finger = putFinger({ x: 10 }, { on: frameOf('/item') });
    await finger.move({ x: 300 });
    finger.lift(100);
    await app.settled();
    expect(app.stack()).toBe('/ > /list > /item');
  });

  it('[S2.8] a swipe does not start on a page below, or while a layer is open', async () => {
    const app = await openStandalone();
    await expectIgnored(app, { x: 10 }, { x: 300 }, { on: frameOf('/') });
    const sheet = app.platform.showActionSheet({ itemList: ['One'] });
    await untilTrue(() => document.querySelector('[role="dialog"]'));
    for (const on of [frameOf('/list'), document.querySelector('[role="dialog"]')]) {
      const finger = putFinger({ x: 10 }, { on });
      await finger.move({ x: 300 });
      expect([stateOf('/'), leftOf('/list')]).toEqual(['hidden', 0]);
      finger.lift(100);
    }
    expect(app.stack()).toBe('/ > /list');
    await app.platform.back();
    await expect(sheet).rejects.toMatchObject({ code: 'cancel' });
  });
});

describe('an edge swipe that is interrupted', () => {
  it('[S2.8] the swiped page stays off the screen until a slow history has gone back', async () => {
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

  it('[S2.8] a second finger does not move the page', async () => {
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

  it('[S2.8] a back call during a swipe moves the page on from where the finger holds it', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    void app.platform.back();
    const lefts = await watchListLeave();
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(200);
    finger.lift(100);
    await goes(app);
  });

  it('[S2.8] a page that opens during a swipe ends the swipe', async () => {
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

  it('[S2.8] the page returns to its place when the app is hidden during a swipe', async () => {
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

  it('[S2.8] a new swipe works after a finger whose pointerup event never arrived', async () => {
    const app = await openStandalone();
    const lostFinger = putFinger({ x: 10 });
    await lostFinger.move({ x: 210 });
    putFinger({ x: 200 });
    await stays(app);
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    finger.lift(100);
    await goes(app);
  });

  it('[S2.8] unmounting the app ends a running swipe', async () => {
    const app = await openStandalone();
    const finger = putFinger({ x: 10 });
    await finger.move({ x: 210 });
    app.unmount();
    expect(isOn()).toBe(false);
    finger.lift(100);
    await wait(50);
  });
});
