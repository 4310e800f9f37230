import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as door from '@/components';

type Shown = { readonly Demo: FunctionComponent };

const { '/src/components/map/demo.tsx': map, ...demos } = import.meta.glob<Shown>(
  '/src/components/{*,kit/*}/demo.tsx',
);

it('the package can be imported without a window, and exports its components and hooks', () => {
  expect(typeof window).toBe('undefined');
  expect(Object.keys(door).length).toBeGreaterThan(80);
});

// A component that reads the browser while it renders throws here. Overlays have no markup on a server.
it.each(Object.keys(demos))('%s renders on a server without a warning', async (path) => {
  const warn = vi.spyOn(console, 'error');
  const { Demo } = await demos[path]!();
  expect(renderToString(createElement(Demo))).toMatch(/^</);
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

it('a MapView outside of an app throws an error that names the missing provider', async () => {
  const { Demo } = await map!();
  expect(() => renderToString(createElement(Demo))).toThrow(
    'usePlatformContext() must be called inside <PlatformProvider>',
  );
});
