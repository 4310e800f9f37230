import { cleanup, render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformProvider, usePlatform, usePlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

afterEach(cleanup);

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

it('usePlatform returns the same object at every render', () => {
  const { context } = fakePlatform();
  const platform = createPlatform(context, {} as Navigator);
  const seen: unknown[] = [];
  const Page = () => {
    seen.push(usePlatform(), usePlatformContext());
    return null;
  };
  const view = () => (
    <PlatformProvider platform={platform} context={context}>
      <Page />
    </PlatformProvider>
  );
  const { rerender } = render(view());
  rerender(view());
  expect(new Set(seen)).toEqual(new Set([platform, context]));
});

it('usePlatform throws outside of the provider and names the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Page = () => {
    usePlatform();
    return null;
  };
  const { container } = render(
    <Catch>
      <Page />
    </Catch>,
  );
  expect(container.textContent).toBe('usePlatform() must be called inside <PlatformProvider>');
  vi.restoreAllMocks();
});
