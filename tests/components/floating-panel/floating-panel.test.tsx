import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FloatingPanel, type FloatingPanelProps } from '@/components/floating-panel';
import { touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const panel = () => screen.getByRole('region', { name: 'Places' });
const handle = () => screen.getByRole('button', { name: 'Resize' });
const content = () => screen.getByText('First').parentElement as HTMLElement;
const top = 44;
const page = window.innerHeight - top;

/** The visible height of the panel in px, after all animations. */
async function shown() {
  await Promise.all(
    panel()
      .getAnimations()
      .map((motion) => motion.finished),
  );
  return Math.round(window.innerHeight - panel().getBoundingClientRect().top);
}

function tree(props: Partial<FloatingPanelProps> = {}) {
  return (
    <StrictMode>
      <main style={{ position: 'fixed', inset: `${top}px 0 0`, overflow: 'auto' }}>
        <FloatingPanel label="Places" anchors={[100, 200, 0.5]} {...props}>
          <p>First</p>
          <div style={{ height: 2000 }} />
          <button type="button">Last</button>
        </FloatingPanel>
      </main>
    </StrictMode>
  );
}

it('the panel rests at its lowest anchor, or at its default height', async () => {
  const { unmount } = render(tree());
  expect(await shown()).toBe(100);
  unmount();
  render(tree({ defaultHeight: 0.5 }));
  expect(await shown()).toBe(Math.round(page / 2));
});

it('the anchors may be in any order and in any unit', async () => {
  render(tree({ anchors: [0.5, 200, 100], defaultHeight: 100 }));
  await userEvent.click(handle());
  expect(await shown()).toBe(200);
});

it('the panel follows a finger on its header, and rests at the nearest anchor', async () => {
  const onHeightChange = vi.fn();
  render(tree({ onHeightChange }));
  await shown();
  const finger = await touch(handle());
  await finger.move({ y: -70 });
  expect(panel().getBoundingClientRect().top).toBeLessThan(window.innerHeight - 150);
  await finger.move({ y: 0 }, 10);
  await finger.up();
  expect(await shown()).toBe(200);
  expect(onHeightChange.mock.calls).toEqual([[200]]);
});

it('the panel returns to its height when the browser cancels the touch', async () => {
  const onHeightChange = vi.fn();
  render(tree({ onHeightChange }));
  await shown();
  const finger = await touch(handle());
  await finger.move({ y: -150 });
  await finger.cancel();
  await waitFor(async () => expect(await shown()).toBe(100));
  expect(onHeightChange).not.toHaveBeenCalled();
});

it('the panel returns to the height that its owner keeps', async () => {
  const onHeightChange = vi.fn();
  render(tree({ height: 100, onHeightChange }));
  await shown();
  const finger = await touch(handle());
  await finger.move({ y: -100 });
  await finger.move({ y: 0 }, 10);
  await finger.up();
  await waitFor(() => expect(onHeightChange).toHaveBeenCalledWith(200));
  expect(await shown()).toBe(100);
});

it('a drag on the content opens the panel fully, and the next drag scrolls the content', async () => {
  render(tree({ anchors: [100, 300] }));
  await shown();
  const first = await touch(screen.getByText('First'));
  await first.move({ y: -180 });
  await first.move({ y: 0 }, 10);
  await first.up();
  expect(await shown()).toBe(300);
  expect(content().scrollTop).toBe(0);
  const second = await touch({ x: 100, y: window.innerHeight - 100 });
  await second.move({ y: -80 });
  await second.up();
  await waitFor(() => expect(content().scrollTop).toBeGreaterThan(20));
  expect(await shown()).toBe(300);
});

it('a drag on content at its top pulls the panel down', async () => {
  render(tree({ anchors: [100, 300], defaultHeight: 300 }));
  await shown();
  const finger = await touch(screen.getByText('First'));
  await finger.move({ y: 170 });
  await finger.move({ y: 0 }, 10);
  await finger.up();
  expect(await shown()).toBe(100);
});

it('with headerOnly a drag on the content does not move the panel', async () => {
  render(tree({ headerOnly: true }));
  await shown();
  const finger = await touch(screen.getByText('First'));
  await finger.move({ y: -150 });
  await finger.up();
  expect(await shown()).toBe(100);
});

it('a press and the arrow keys, Home and End change the height', async () => {
  const onHeightChange = vi.fn();
  render(tree({ onHeightChange }));
  expect(handle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{Enter}{End}{Home}');
  expect(onHeightChange.mock.calls.flat()).toEqual([200, 0.5, 100, 0.5, 100]);
  await userEvent.keyboard('{End}');
  expect(handle()).toHaveAttribute('aria-expanded', 'true');
});

it('Tab to content below the edge of the screen opens the panel fully', async () => {
  render(tree());
  await shown();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  expect(await shown()).toBe(Math.round(page / 2));
});

it('onResize reports the height in pixels during a drag and after it', async () => {
  const onResize = vi.fn();
  render(tree({ onResize }));
  expect(onResize.mock.calls).toEqual([[100]]);
  const finger = await touch(handle());
  await finger.move({ y: -80 });
  expect(onResize.mock.lastCall![0]).toBeGreaterThan(140);
  await finger.move({ y: 0 }, 10);
  await finger.up();
  await waitFor(() => expect(onResize).toHaveBeenLastCalledWith(200));
});

it('the page behind the panel can still be used', async () => {
  const onClick = vi.fn();
  render(
    <>
      <button type="button" style={{ position: 'fixed', top: 60 }} onClick={onClick}>
        Behind
      </button>
      {tree()}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Behind' }), { force: true });
  expect(document.querySelector('[inert]')).toBeNull();
});

it('the panel keeps its height while its page is hidden', async () => {
  const shownPage = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{tree()}</Activity>;
  const { rerender } = render(shownPage('visible'));
  await userEvent.click(handle());
  rerender(shownPage('hidden'));
  rerender(shownPage('visible'));
  expect(await shown()).toBe(200);
});

it('an anchor that is a fraction follows the height of the page', async () => {
  render(tree({ anchors: [100, 0.5], defaultHeight: 0.5 }));
  await shown();
  screen.getByRole('main').style.bottom = '200px';
  await waitFor(async () => expect(await shown()).toBe(Math.round((page - 200) / 2)));
});

it('the panel can be rendered on a server', () => {
  expect(renderToString(tree())).toContain('aria-label="Places"');
});
