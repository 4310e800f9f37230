import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from './shown';

afterEach(cleanup);

it.each(Object.entries(shown))('%s says nothing about data that it can use', (_, { ui }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = render(ui({}));
  rerender(ui({}));
  expect(warn.mock.calls.flat().filter((text) => String(text).includes('all of the data'))).toEqual(
    [],
  );
});
