import { expect, it } from 'vitest';
import { createMapRegistry, type MapHandle } from '@/platform/maps/registry';

const handle = () => ({}) as MapHandle;

it('finds a map by its id, until it is gone', () => {
  const registry = createMapRegistry();
  const [one, two] = [handle(), handle()];
  const remove = registry.register('a', one);
  registry.register('b', two);
  expect([registry.find('a'), registry.find('b')]).toEqual([one, two]);
  expect(registry.find('a')).toBe(one);
  remove();
  remove();
  expect(registry.find('a')).toBeUndefined();
  expect(registry.find('b')).toBe(two);
});

it('prefers the map of the page that asks, else the newest', () => {
  const registry = createMapRegistry();
  const [below, above] = [handle(), handle()];
  registry.register('a', below, 'p1');
  const remove = registry.register('a', above, 'p2');
  expect(registry.find('a', 'p1')).toBe(below);
  expect(registry.find('a', 'p2')).toBe(above);
  expect(registry.find('a', 'p3')).toBe(above);
  remove();
  expect(registry.find('a')).toBe(below);
});
