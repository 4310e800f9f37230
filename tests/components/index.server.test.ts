import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as door from '@/components';

type Shown = { readonly Demo: FunctionComponent };

const { '/src/components/map/demo.tsx': map, ...demos } = import.meta.glob<Shown>(
  '/src/components/{*,kit/*}/demo.tsx',
);

it('is imported where there is no window, and what it gives are components and hooks', () => {
  expect(typeof window).toBe('undefined');
  expect(Object.keys(door).length).toBeGreaterThan(80);
});

// What reads the browser while it renders throws here; what is layered above a page has no mark-up on a server.
it.each(Object.keys(demos))('%s is rendered on a server, without a warning', async (path) => {
  const warn = vi.spyOn(console, 'error');
  const { Demo } = await demos[path]!();
  expect(renderToString(createElement(Demo))).toMatch(/^</);
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

it('a MapView, whose source of tiles is the app’s, says that it lacks one', async () => {
  const { Demo } = await map!();
  expect(() => renderToString(createElement(Demo))).toThrow(
    'usePlatformContext() must be called inside <PlatformProvider>',
  );
});
