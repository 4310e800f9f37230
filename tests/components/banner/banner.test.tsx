import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner, type BannerProps } from '@/components/banner';
import { mouse, tap } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/%3E';
const items = [
  { image, title: 'Slate', href: '#slate', itemId: 'a' },
  { image, title: 'Granite', href: '#granite', itemId: 'b' },
  { image, title: 'Marble', href: '#marble', itemId: 'c' },
];

const show = (props: Partial<BannerProps> = {}) =>
  render(<Banner label="News" items={items} style={{ inlineSize: 300 }} {...props} />);
const banner = () => screen.getByRole('group', { name: 'News' });

describe('Banner', () => {
  it('[S9.12] shows the next picture every 3000 ms, with a transition of 300 ms', async () => {
    await mouse('mouseMoved', { x: 380, y: 830 }, { button: 'none', buttons: 0 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onChange = vi.fn();
    const onAnimationFinish = vi.fn();
    show({ onChange, onAnimationFinish });
    // The interval starts only after the pictures have rendered.
    while (!screen.queryByRole('button', { name: /automatic/ })) await frame();
    await frame();
    await frame();
    vi.advanceTimersByTime(2999);
    expect(onChange).not.toHaveBeenCalled();
    const begun = performance.now();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1, { source: 'autoplay', itemId: 'b' });
    while (onAnimationFinish.mock.calls.length === 0) await frame();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(295);
  });

  it('has a named link for each picture, and only the current one is reachable', async () => {
    const onClick = vi.fn();
    show({ autoplay: false, items: items.map((item) => ({ ...item, onClick })) });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#slate']);
    expect(screen.getByRole('link', { name: 'Slate' })).toBe(links[0]);
    expect(screen.getByRole('group', { name: 'Slate, 1 of 3' })).toBeTruthy();
    links[0]?.addEventListener('click', (event) => event.preventDefault());
    await tap(links[0] as HTMLElement);
    await expect
      .poll(() => onClick.mock.calls)
      .toEqual([[expect.objectContaining({ type: 'click' })]]);
  });

  it('shows titles on the pictures, or uses the titles as the names of the pictures', () => {
    const { rerender } = show({ autoplay: false, showTitle: true });
    expect(screen.getByText('Slate')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Slate' }).querySelector('img')?.alt).toBe('');
    rerender(<Banner label="News" items={items} autoplay={false} />);
    expect(screen.getByRole('img', { name: 'Slate' })).toBeTruthy();
  });

  it('has a button for an item with onClick only, and neither button nor link for a plain item', async () => {
    const onClick = vi.fn();
    const { rerender } = show({ autoplay: false, items: [{ image, title: 'Slate', onClick }] });
    await userEvent.click(screen.getByRole('button', { name: 'Slate' }));
    expect(onClick).toHaveBeenCalledOnce();
    rerender(<Banner label="News" items={[{ image, title: 'Slate' }]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: 'Slate' })).toBeTruthy();
  });

  it('shows the position as lines, dots or a fraction, or not at all', () => {
    const { rerender } = show({ autoplay: false });
    const dots = () => screen.queryAllByRole('button', { name: /, \d of \d$/ });
    expect(dots()).toHaveLength(3);
    expect(dots()[0]?.parentElement?.dataset.mode).toBe('line');
    rerender(<Banner label="News" items={items} autoplay={false} indicator="dot" />);
    expect(dots()[0]?.parentElement?.dataset.mode).toBe('dot');
    rerender(<Banner label="News" items={items} autoplay={false} indicator="fraction" />);
    expect([dots().length, screen.getByText('1 / 3').parentElement?.dataset.mode]).toEqual([
      0,
      'fraction',
    ]);
    rerender(<Banner label="News" items={items} autoplay={false} indicator="none" />);
    expect([dots().length, screen.queryByText('1 / 3')]).toEqual([0, null]);
  });

  it('draws the neighbours of the current picture at 92 %', () => {
    show({ autoplay: false, previousMargin: 20, nextMargin: 20 });
    const widths = [...banner().querySelectorAll('[data-cell]')].map((cell) =>
      Math.round(cell.getBoundingClientRect().width),
    );
    expect(widths).toEqual([260, 239, 239]);
  });

  it('shows that its pictures are loading, and does not move meanwhile', () => {
    const { rerender } = show({ loading: true });
    expect(banner().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Banner label="News" items={items} style={{ inlineSize: 300 }} />);
    expect(banner().getAttribute('aria-busy')).toBeNull();
    expect(screen.getByRole('link', { name: 'Slate' })).toBeTruthy();
  });
});
