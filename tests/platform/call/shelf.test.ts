import { expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';

it('the shelf makes each value once for an app', () => {
  const make = () => ({ count: 0 });
  const { context } = fakePlatform();
  const other = fakePlatform().context;
  expect(context.shelf(make)).toBe(context.shelf(make));
  expect(context.shelf(make)).not.toBe(other.shelf(make));
});

it('the shelf passes the context to the function that makes the value', () => {
  const { context } = fakePlatform();
  expect(context.shelf((owner) => owner.settings.baseURL)).toBe('');
});
