import { expect, it } from 'vitest';
import { type MapHandle, createMapRegistry } from '@/platform/maps/registry';

const handle = () => ({}) as MapHandle;

it('find returns a map by its id until the map is removed', () => {
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

it('find prefers the map of the given page, then the newest map', () => {
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
