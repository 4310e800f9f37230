import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackTop, type BackTopProps } from '@/components/back-top';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const box = () => screen.getByTestId('box');
const far = () => screen.queryByRole('button', { name: 'Back to top' });

function Box({ scrolled = false, ...props }: BackTopProps & { scrolled?: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <StrictMode>
      <div ref={scroller} data-testid="box" style={{ height: 200, overflow: 'auto' }}>
        <a href="#first">First</a>
        <div style={{ height: 3000 }} />
        <BackTop duration={0} {...(scrolled && { scroller })} {...props} />
      </div>
    </StrictMode>
  );
}

async function scrollTo(top: number) {
  box().scrollTop = top;
  await waitFor(() => expect(far() !== null).toBe(top > 200));
}

it('the button appears when the nearest scroller is more than one screen down, and disappears above that', async () => {
  render(<Box />);
  expect(far()).toBeNull();
  await scrollTo(201);
  await scrollTo(200);
});

it('the button appears after the given distance', async () => {
  render(<Box distance={50} />);
  box().scrollTop = 51;
  await waitFor(() => expect(far()).toBeVisible());
});

it('the button is visible at once when the scroller has already been scrolled', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Box />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await scrollTo(500);
  rerender(page('hidden'));
  rerender(page('visible'));
  box().scrollTop = 500;
  await waitFor(() => expect(far()).toBeVisible());
});

it('a press scrolls to the top and moves the focus to the start of the content', async () => {
  const onClick = vi.fn();
  render(<Box onClick={onClick} />);
  await scrollTo(900);
  await userEvent.click(far()!);
  expect(box().scrollTop).toBe(0);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(box()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  expect(box()).not.toHaveAttribute('tabindex');
});

it('a press scrolls smoothly, and a wheel stops it', async () => {
  render(<Box duration={10_000} />);
  await scrollTo(2000);
  far()!.click();
  await waitFor(() => expect(box().scrollTop).toBeLessThan(2000));
  box().dispatchEvent(new WheelEvent('wheel'));
  const stopped = box().scrollTop;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(box().scrollTop).toBe(stopped);
  expect(stopped).toBeGreaterThan(0);
});

it('the focus stays in the scroller when the user scrolls up by hand', async () => {
  render(<Box />);
  await scrollTo(900);
  far()!.focus();
  await scrollTo(0);
  await waitFor(() => expect(box()).toHaveFocus());
});

it('a press does nothing when the owner prevents the click', async () => {
  render(<Box onClick={(event) => event.preventDefault()} />);
  await scrollTo(900);
  far()!.click();
  expect(box().scrollTop).toBe(900);
});

it('the button follows the scroller of its `scroller` prop, wherever that is', async () => {
  function Page() {
    const list = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={list} data-testid="box" style={{ height: 200, overflow: 'auto' }}>
          <div style={{ height: 3000 }} />
        </div>
        <BackTop scroller={list} label="Up" />
      </>
    );
  }
  render(<Page />);
  box().scrollTop = 900;
  expect(await screen.findByRole('button', { name: 'Up' })).toBeVisible();
});

it('without a scroller a press scrolls the window and moves the focus to main', async () => {
  render(
    <main>
      <div style={{ height: 5000 }} />
      <BackTop duration={0} />
    </main>,
  );
  window.scrollTo(0, 3000);
  await waitFor(() => expect(far()).toBeVisible());
  await userEvent.click(far()!);
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('with position="sticky" the button stays in the corner of its scroller and takes no room', async () => {
  render(<Box scrolled position="sticky" />);
  const height = box().scrollHeight;
  await scrollTo(900);
  const [up, around] = [far()!, box()].map((element) => element.getBoundingClientRect());
  expect(around!.bottom - up!.bottom).toBe(16);
  cleanup();
  render(<Box scrolled />);
  expect(box().scrollHeight).toBe(height);
});

it('the button is rendered on a server, and is not visible yet', () => {
  expect(renderToString(<BackTop />)).toContain('data-state="near"');
});
