import { expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';

it('makes a thing once for an app, and another for another app', () => {
  const make = () => ({ count: 0 });
  const { context } = fakePlatform();
  const other = fakePlatform().context;
  expect(context.shelf(make)).toBe(context.shelf(make));
  expect(context.shelf(make)).not.toBe(other.shelf(make));
});

it('hands the app to what makes the thing', () => {
  const { context } = fakePlatform();
  expect(context.shelf((owner) => owner.settings.baseURL)).toBe('');
});
