import { expect, expectTypeOf, it } from 'vitest';
import type { ApiName } from '@/pages/showcase/apis/api-entry';
import { type DescribedApi, listApis } from '@/pages/showcase/apis/list-apis';

it('has an entry for every call of the platform, and none for other names', () => {
  expectTypeOf<Exclude<ApiName, DescribedApi>>().toBeNever();
  expectTypeOf<Exclude<DescribedApi, ApiName>>().toBeNever();
});

it('lists each call once', () => {
  const names = listApis().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
