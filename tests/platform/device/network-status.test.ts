import { describe, expect, it } from 'vitest';
import { events } from '@/platform/call/rows';
import { getNetworkType, onNetworkStatusChange } from '@/platform/device/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { callsOfRows } from '../../helpers/platform-of';

describe('getNetworkType', () => {
  const ask = (navigator: object) => {
    const { context } = fakePlatform();
    Object.assign(context.env.window, { navigator });
    return getNetworkType(context)();
  };

  it.each([
    [{ onLine: false }, 'none'],
    [{ onLine: false, connection: { type: 'wifi' } }, 'none'],
    [{ onLine: true }, 'unknown'],
    [{ onLine: true, connection: { type: 'wifi', effectiveType: '4g' } }, 'wifi'],
    [{ onLine: true, connection: { type: 'cellular', effectiveType: '3g' } }, '3g'],
    [{ onLine: true, connection: { type: 'cellular', effectiveType: 'slow-2g' } }, '2g'],
    [{ onLine: true, connection: { type: 'cellular', effectiveType: '5g' } }, '5g'],
    [{ onLine: true, connection: { effectiveType: '4g' } }, '4g'],
    [{ onLine: true, connection: { type: 'ethernet', effectiveType: '4g' } }, 'unknown'],
    [{ onLine: true, connection: { type: 'none' } }, 'none'],
  ])('resolves for %j with %s', async (navigator, networkType) => {
    expect(await ask(navigator)).toEqual({ networkType });
  });
});

describe('networkStatusChange', () => {
  function start(connection?: EventTarget) {
    const { context } = fakePlatform();
    const { window } = context.env;
    const navigator = { onLine: true, connection };
    Object.assign(window, { navigator });
    const heard: unknown[] = [];
    const end = onNetworkStatusChange(context, (status) => heard.push(status));
    const turn = (onLine: boolean) => {
      navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    };
    return { heard, end, turn };
  }

  it('emits once when the phone goes offline and once when it is back', () => {
    const { heard, turn } = start();
    turn(false);
    turn(false);
    turn(true);
    expect(heard).toEqual([
      { isConnected: false, networkType: 'none' },
      { isConnected: true, networkType: 'unknown' },
    ]);
  });

  it('emits for another kind of network, but not for another speed', () => {
    const connection = Object.assign(new EventTarget(), { type: 'wifi', downlink: 10 });
    const { heard } = start(connection);
    connection.downlink = 3;
    connection.dispatchEvent(new Event('change'));
    Object.assign(connection, { type: 'cellular', effectiveType: '4g' });
    connection.dispatchEvent(new Event('change'));
    expect(heard).toEqual([{ isConnected: true, networkType: '4g' }]);
  });

  it('emits nothing after its end', () => {
    const connection = Object.assign(new EventTarget(), { type: 'wifi' });
    const { heard, end, turn } = start(connection);
    end();
    turn(false);
    connection.type = 'none';
    connection.dispatchEvent(new Event('change'));
    expect(heard).toEqual([]);
  });
});

describe('uiStyleChange', () => {
  it('its calls are onUIStyleChange and offUIStyleChange', () => {
    const { context } = fakePlatform();
    const load = () => import('@/platform/device/calls');
    const calls = callsOfRows(context, events(load, { onUIStyleChange: {} }));
    expect(Object.keys(calls)).toEqual(['onUIStyleChange', 'offUIStyleChange']);
  });
});
