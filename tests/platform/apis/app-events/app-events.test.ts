import { describe, expect, it, vi } from 'vitest';
import {
  appHide,
  appShow,
  pageNotFound,
  pushMessage,
  tabBarMidButtonTap,
} from '@/platform/app/app-events';
import { fakePlatform } from '../../../helpers/fake-platform';
import { invokePushCallback } from '@/platform/app/calls';

describe('appShow', () => {
  it('[S4.2] calls the listener when the app is visible again, until it is removed', () => {
    const { context, record, observers } = fakePlatform();
    const shown = vi.fn();
    const hidden = vi.fn();
    const stop = appShow(context, shown);
    const stopOther = appHide(context, hidden);
    for (const type of ['appHide', 'hide', 'load', 'appShow', 'show']) record(type);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(hidden).toHaveBeenCalledTimes(1);
    stop();
    stopOther();
    expect(observers()).toBe(0);
  });
});

describe('appHide', () => {
  it('[S4.2] tells that the app is out of sight, each time', () => {
    const { context, record } = fakePlatform();
    const hidden = vi.fn();
    appHide(context, hidden);
    record('appHide');
    record('appShow');
    record('appHide');
    expect(hidden).toHaveBeenCalledTimes(2);
  });
});

describe('pageNotFound', () => {
  const lost = { id: 'p1', route: '', url: '/nowhere?a=b' };

  it('tells of the page that the app was opened with, also when it is there first', () => {
    const { context, record, observers } = fakePlatform({ page: lost });
    const heard = vi.fn();
    const stop = pageNotFound(context, heard);
    record('load', lost);
    expect(heard.mock.calls).toEqual([
      [{ path: '/nowhere', query: { a: 'b' }, isEntryPage: true }],
    ]);
    stop();
    expect(observers()).toBe(0);
  });

  it('tells of one that the app went to later, and of no page that there is', () => {
    const { context, record } = fakePlatform();
    const heard = vi.fn();
    pageNotFound(context, heard);
    record('load', { id: 'p2', route: '/item' });
    record('show', { id: 'p3', route: '', url: '/gone' });
    expect(heard).not.toHaveBeenCalled();
    record('load', { id: 'p3', route: '', url: '/gone' });
    expect(heard.mock.calls).toEqual([[{ path: '/gone', query: {}, isEntryPage: false }]]);
  });
});

describe('pushMessage', () => {
  it('brings what the push service has told', async () => {
    const { context } = fakePlatform();
    const heard = vi.fn();
    const stop = pushMessage(context, heard);
    const tell = invokePushCallback(context);
    await tell({ type: 'pushMsg', message: { n: 1 } });
    await tell({ type: 'click', message: 'x' });
    await tell({ type: 'clientId', cid: 'c' });
    stop();
    await tell({ type: 'pushMsg' });
    expect(heard.mock.calls).toEqual([
      [{ type: 'receive', data: { n: 1 } }],
      [{ type: 'click', data: 'x' }],
    ]);
  });
});

describe('tabBarMidButtonTap', () => {
  it('tells of each tap', () => {
    const { context } = fakePlatform();
    const heard = vi.fn();
    const stop = tabBarMidButtonTap(context, heard);
    for (const hear of context.midButtonTaps) hear();
    stop();
    expect(context.midButtonTaps.size).toBe(0);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
