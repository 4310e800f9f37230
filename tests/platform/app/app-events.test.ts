import { describe, expect, it, vi } from 'vitest';
import {
  onAppHide,
  onAppShow,
  onPageNotFound,
  onTabBarMidButtonTap,
} from '@/platform/app/app-events';
import { fakePlatform } from '../../helpers/fake-platform';

describe('appShow', () => {
  it('[S4.2] onAppShow calls its listener when the app is visible again, until the listener is removed', () => {
    const { context, record, observers } = fakePlatform();
    const shown = vi.fn();
    const hidden = vi.fn();
    const stop = onAppShow(context, shown);
    const stopOther = onAppHide(context, hidden);
    for (const type of ['appHide', 'hide', 'load', 'appShow', 'show']) record(type);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(hidden).toHaveBeenCalledTimes(1);
    stop();
    stopOther();
    expect(observers()).toBe(0);
  });
});

describe('appHide', () => {
  it('[S4.2] onAppHide calls its listener each time the app is hidden', () => {
    const { context, record } = fakePlatform();
    const hidden = vi.fn();
    onAppHide(context, hidden);
    record('appHide');
    record('appShow');
    record('appHide');
    expect(hidden).toHaveBeenCalledTimes(2);
  });
});

describe('pageNotFound', () => {
  const lost = { id: 'p1', route: '', url: '/nowhere?a=b' };

  it('pageNotFound reports the unknown page that the app was opened with, also to a later listener', () => {
    const { context, record, observers } = fakePlatform({ page: lost });
    const heard = vi.fn();
    const stop = onPageNotFound(context, heard);
    record('load', lost);
    expect(heard.mock.calls).toEqual([
      [{ path: '/nowhere', query: { a: 'b' }, isEntryPage: true }],
    ]);
    stop();
    expect(observers()).toBe(0);
  });

  it('pageNotFound reports an unknown page that opens later, and no known page', () => {
    const { context, record } = fakePlatform();
    const heard = vi.fn();
    onPageNotFound(context, heard);
    record('load', { id: 'p2', route: '/item' });
    record('show', { id: 'p3', route: '', url: '/gone' });
    expect(heard).not.toHaveBeenCalled();
    record('load', { id: 'p3', route: '', url: '/gone' });
    expect(heard.mock.calls).toEqual([[{ path: '/gone', query: {}, isEntryPage: false }]]);
  });
});

describe('tabBarMidButtonTap', () => {
  it('tabBarMidButtonTap emits each tap of the button', () => {
    const { context } = fakePlatform();
    const heard = vi.fn();
    const stop = onTabBarMidButtonTap(context, heard);
    for (const listener of context.midButtonTaps) listener();
    stop();
    expect(context.midButtonTaps.size).toBe(0);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
