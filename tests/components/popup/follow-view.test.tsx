import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Popup } from '@/components/popup';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function fakeView() {
  const view = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
  });
  vi.stubGlobal('visualViewport', view);
  return (change: Partial<typeof view>) => {
    Object.assign(view, change);
    view.dispatchEvent(new Event('resize'));
  };
}

const boxOf = () => screen.getByRole('dialog').getBoundingClientRect();

it('the panel stays above the on-screen keyboard', async () => {
  const change = fakeView();
  render(
    <Popup open label="Note">
      <div style={{ height: 200 }}>Short</div>
    </Popup>,
  );
  await waitFor(() => expect(boxOf().bottom).toBeCloseTo(window.innerHeight, 0));
  // Without a keyboard no variable is set, so that the styles of the content are computed only once.
  expect(screen.getByRole('dialog').parentElement!.style).toHaveLength(0);
  change({ height: window.innerHeight - 300 });
  expect(boxOf().bottom).toBeCloseTo(window.innerHeight - 300, 0);
  change({ height: window.innerHeight });
  expect(boxOf().bottom).toBeCloseTo(window.innerHeight, 0);
});

it('a tall panel stays between the top of the visual viewport and the keyboard', async () => {
  const change = fakeView();
  render(
    <Popup open side="center" label="Note">
      <div style={{ overflow: 'auto' }}>
        <div style={{ height: 3000 }}>Tall</div>
        <input aria-label="Field" data-autofocus />
      </div>
    </Popup>,
  );
  await waitFor(() => expect(boxOf().height).toBeGreaterThan(100));
  change({ height: 400, offsetTop: 120 });
  expect(boxOf().top).toBeGreaterThanOrEqual(120);
  expect(boxOf().bottom).toBeLessThanOrEqual(520);
  const field = screen.getByRole('textbox').getBoundingClientRect();
  expect(field.bottom).toBeLessThanOrEqual(boxOf().bottom);
  expect(field.top).toBeGreaterThanOrEqual(boxOf().top);
});
