import { describe, expect, it } from 'vitest';
import { networkStatusChange } from '@/platform/device/calls';
import { fakePlatform } from '../../../helpers/fake-platform';
import { events } from '@/platform/call/rows';
import { callsOfRows } from '../../../helpers/platform-of';

describe('networkStatusChange', () => {
  function start(connection?: EventTarget) {
    const { context } = fakePlatform();
    const { window } = context.env;
    const navigator = { onLine: true, connection };
    Object.assign(window, { navigator });
    const heard: unknown[] = [];
    const end = networkStatusChange(context, (status) => heard.push(status));
    const turn = (onLine: boolean) => {
      navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    };
    return { heard, end, turn };
  }

  it('tells of going offline and of coming back, once each', () => {
    const { heard, turn } = start();
    turn(false);
    turn(false);
    turn(true);
    expect(heard).toEqual([
      { isConnected: false, networkType: 'none' },
      { isConnected: true, networkType: 'unknown' },
    ]);
  });

  it('tells of another kind of network, but not of every change of speed', () => {
    const connection = Object.assign(new EventTarget(), { type: 'wifi', downlink: 10 });
    const { heard } = start(connection);
    connection.downlink = 3;
    connection.dispatchEvent(new Event('change'));
    Object.assign(connection, { type: 'cellular', effectiveType: '4g' });
    connection.dispatchEvent(new Event('change'));
    expect(heard).toEqual([{ isConnected: true, networkType: '4g' }]);
  });

  it('is silent after its end', () => {
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
  it('gives its calls the reference’s names', () => {
    const { context } = fakePlatform();
    const load = () => import('@/platform/device/calls');
    const calls = callsOfRows(context, events(load, { uIStyleChange: {} }));
    expect(Object.keys(calls)).toEqual(['onUIStyleChange', 'offUIStyleChange']);
  });
});
