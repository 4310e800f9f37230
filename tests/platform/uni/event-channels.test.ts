import { expect, it, vi } from 'vitest';
import { createEventChannels } from '@/platform/uni/event-channels';
import { fakePlatform } from '../../helpers/fake-platform';

function start() {
  const fake = fakePlatform();
  const channels = createEventChannels(fake.context);
  return { ...fake, channels, ...channels.of('p2') };
}

it('an event reaches the other end of the channel and not its own end', () => {
  const { opener, opened } = start();
  const [here, there] = [vi.fn(), vi.fn()];
  opener.on('a', here);
  opened.on('a', there);
  opener.emit('a', 1, 2);
  expect(there.mock.calls).toEqual([[1, 2]]);
  expect(here).not.toHaveBeenCalled();
  opened.emit('a', 3);
  expect(here.mock.calls).toEqual([[3]]);
});

it('events without a listener wait for the first listener', () => {
  const { opener, opened } = start();
  opener.emit('a', 1);
  opener.emit('a', 2);
  const [first, second] = [vi.fn(), vi.fn()];
  opened.on('a', first);
  opened.on('a', second);
  expect(first.mock.calls).toEqual([[1], [2]]);
  expect(second).not.toHaveBeenCalled();
});

it('events do not wait after the first listener, even if it was removed', () => {
  const { opener, opened } = start();
  opened.on('a', () => {})();
  opener.emit('a', 1);
  const late = vi.fn();
  opened.on('a', late);
  expect(late).not.toHaveBeenCalled();
});

it('`once` hears one event, and `off` removes a listener', () => {
  const { opener, opened } = start();
  const [once, left] = [vi.fn(), vi.fn()];
  opened.once('a', once);
  opened.on('a', left);
  opened.off('a', left);
  opener.emit('a');
  opener.emit('a');
  expect(once).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});

it('both pages share one channel, which is removed with the opened page', () => {
  const { channels, opened, unload } = start();
  expect(channels.of('p2').opened).toBe(opened);
  expect(channels.of('p3').opened).not.toBe(opened);
  unload('p2');
  expect(channels.of('p2').opened).not.toBe(opened);
});

it('a page that replaces the opened page gets its channel', () => {
  const { channels, opener, opened, turnTo, record, unload } = start();
  turnTo({ id: 'p3' });
  record('replace', { id: 'p2' });
  unload('p2');
  expect(channels.of('p3')).toEqual({ opener, opened });
  turnTo({ id: 'p4' });
  record('replace', { id: 'p1' });
  expect(channels.of('p4').opened).not.toBe(opened);
  unload('p3');
  expect(channels.of('p3').opened).not.toBe(opened);
});
