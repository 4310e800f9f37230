import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { NoticeBar } from '@/components/notice-bar';
import '@/components/kit/tokens.css';
import { mouse } from '../../helpers/touch';

const motion = (value: string) =>
  cdp().send(
    'Emulation.setEmulatedMedia' as never,
    {
      features: [{ name: 'prefers-reduced-motion', value }],
    } as never,
  );

// A mouse left over the bar by another test would stop it.
beforeEach(() =>
  mouse('mouseMoved', { x: 5, y: window.innerHeight - 5 }, { button: 'none', buttons: 0 }),
);

afterEach(async () => {
  cleanup();
  await motion('no-preference');
});

const long = 'The road to the north face is closed until Thursday. '.repeat(4);
const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');

describe('NoticeBar', () => {
  it('is a status, or an alert for a warning or a danger', () => {
    const { rerender } = render(<NoticeBar>Open</NoticeBar>);
    expect(screen.getByRole('status').textContent).toBe('Open');
    rerender(<NoticeBar type="warning">Closed</NoticeBar>);
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(<NoticeBar type="danger">Closed</NoticeBar>);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('scrolls only when its text is too long, and stops while it has the focus', async () => {
    const { rerender } = render(<NoticeBar delay={0}>Short</NoticeBar>);
    const bar = screen.getByRole('status');
    expect(bar.dataset.state).toBe('still');
    rerender(<NoticeBar delay={0}>{long}</NoticeBar>);
    await waitFor(() => expect(bar.dataset.state).toBe('running'));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() => expect(running().length).toBeGreaterThan(0));
    const frames = document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    for (const frame of frames) expect('left' in frame || 'marginLeft' in frame).toBe(false);
    await userEvent.tab();
    expect(bar.contains(document.activeElement)).toBe(true);
    expect(running()).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(running().length).toBeGreaterThan(0));
    rerender(<NoticeBar wrapable>{long}</NoticeBar>);
    await waitFor(() => expect(bar.dataset.state).toBe('still'));
    expect(bar.getBoundingClientRect().height).toBeGreaterThan(60);
  });

  it('shows the start of its text first, in any direction', async () => {
    const arabic = 'الطريق إلى الواجهة الشمالية مغلق حتى يوم الخميس. '.repeat(5);
    for (const [dir, text, side] of [
      ['rtl', long, 'left'],
      ['ltr', arabic, 'right'],
      ['rtl', arabic, 'right'],
    ] as const) {
      render(
        <div dir={dir}>
          <NoticeBar delay={60}>{text}</NoticeBar>
        </div>,
      );
      const bar = screen.getByRole('status');
      await waitFor(() => expect(running().length).toBeGreaterThan(0));
      const words = bar.querySelector('[data-part=text]') ?? bar;
      const strip = words.parentElement ?? bar;
      const edge = () => Math.round(words.getBoundingClientRect()[side]);
      await waitFor(() => expect(edge()).toBe(Math.round(strip.getBoundingClientRect()[side])));
      const { width } = words.getBoundingClientRect();
      const [leave] = running();
      leave?.pause();
      if (leave) leave.currentTime = 60_000 + (width / 50) * 500;
      // Half of the text has left at the side where reading starts.
      const gone = () => strip.getBoundingClientRect()[side] - edge();
      const half = side === 'left' ? width / 2 : -width / 2;
      await waitFor(() => expect(Math.abs(gone() - half)).toBeLessThan(3));
      cleanup();
    }
  });

  it('wraps its whole text under reduced motion', async () => {
    await motion('reduce');
    render(<NoticeBar>{long}</NoticeBar>);
    const bar = screen.getByRole('status');
    await waitFor(() => expect(bar.getBoundingClientRect().height).toBeGreaterThan(60));
    expect(bar.dataset.state).toBe('still');
    expect(document.getAnimations()).toEqual([]);
  });

  it('can be closed, be a link, or be a button', async () => {
    const onOpenChange = vi.fn();
    const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { rerender, container } = render(
      <NoticeBar href="#order" onClick={onClick}>
        On its way
      </NoticeBar>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'On its way' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(<NoticeBar onClick={onClick}>On its way</NoticeBar>);
    await userEvent.click(screen.getByRole('button', { name: 'On its way' }));
    expect(onClick).toHaveBeenCalledTimes(2);
    rerender(
      <NoticeBar closable onOpenChange={onOpenChange}>
        On its way
      </NoticeBar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false, 'close-button']]);
    expect(container.textContent).toBe('');
  });
});
