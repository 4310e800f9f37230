import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchKeyboard } from '@/app/watch-keyboard';
import { createEnv } from '@/platform';
import { until, wait } from '../helpers/open-app';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Probe = () => <input aria-label="field" />;

function show() {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 844, scale: 1 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as unknown as VisualViewport);
  const { container } = render(<Probe />);
  let open = false;
  const stop = watchKeyboard(createEnv(window), (now) => {
    open = now;
  });
  onTestFinished(() => stop?.());
  return {
    input: container.querySelector('input') as HTMLElement,
    state: () => (open ? 'open' : 'closed'),
    resize: (size: { width?: number; height?: number; scale?: number }) => {
      Object.assign(viewport, size);
      viewport.dispatchEvent(new Event('resize'));
    },
  };
}

describe('the screen keyboard', () => {
  it('is up when somebody types and the visible part is more than 150 px lower', async () => {
    const { input, state, resize } = show();
    input.focus();
    resize({ height: 844 - 300 });
    await until(() => expect(state()).toBe('open'));
    resize({ height: 844 });
    await until(() => expect(state()).toBe('closed'));
  });

  it('is not up when only the browser’s bars came', async () => {
    const { input, state, resize } = show();
    input.focus();
    resize({ height: 844 - 150 });
    await wait(20);
    expect(state()).toBe('closed');
  });

  it('is not up when nobody types', async () => {
    const { state, resize } = show();
    resize({ height: 500 });
    await wait(20);
    expect(state()).toBe('closed');
  });

  it('is not up when the phone was turned, or the page zoomed in', async () => {
    const { input, state, resize } = show();
    input.focus();
    resize({ width: 844, height: 390 });
    await wait(20);
    expect(state()).toBe('closed');
    resize({ width: 422, height: 195, scale: 2 });
    await wait(20);
    expect(state()).toBe('closed');
  });
});
