import { expect, it } from 'vitest';
import { defineRoutes, returns } from '@/router/core/route-def';

const load = async () => ({ default: () => null });

it('a table is given back as it is', () => {
  const table = { '/': { tab: true, load }, '/pick': { result: returns<string>(), load } } as const;
  expect(defineRoutes(table)).toBe(table);
});

it('a result marker only says that there is a result', () => {
  expect(returns<{ colour: string }>()).toEqual({ result: true });
});
