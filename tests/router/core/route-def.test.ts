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

it("a key without '/' is named in an error, and is none for the compiler either", () => {
  // @ts-expect-error -- keys begin with '/'
  expect(() => defineRoutes({ '/': { load }, list: { load } })).toThrow(
    new Error("defineRoutes: 'list' must begin with '/'"),
  );
  // @ts-expect-error -- keys begin with '/'
  expect(() => defineRoutes({ 'item/:id': { load } })).toThrow("'item/:id' must begin with '/'");
  // @ts-expect-error -- keys begin with '/'
  expect(() => defineRoutes({ '': { load } })).toThrow("'' must begin with '/'");
});

it('guards in a table know what they get', () => {
  const table = defineRoutes({
    '/form': { load, beforeLeave: ({ closing }) => !closing },
  });
  expect(Object.keys(table)).toEqual(['/form']);
});
