import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IndexBar, type IndexBarProps, IndexSection } from '@/components/index-bar';
import { tap, touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

async function show(props: Partial<IndexBarProps> = {}, height = 600, onRender = () => {}) {
  render(
    <div data-testid="scroller" style={{ height, overflow: 'auto' }}>
      <Profiler id="bar" onRender={onRender}>
        <IndexBar {...props}>
          {letters.map((letter) => (
            <IndexSection key={letter} index={letter}>
              <div style={{ height: 200 }}>Rows of {letter}</div>
            </IndexSection>
          ))}
        </IndexBar>
      </Profiler>
    </div>,
    { wrapper: StrictMode },
  );
  await expect.poll(() => bar().offsetHeight).toBeGreaterThan(200);
}

const scroller = () => screen.getByTestId('scroller');
const bar = () => screen.getByRole('slider');
const now = () => bar().getAttribute('aria-valuetext');
const topOf = (letter: string) =>
  screen.getByRole('group', { name: letter }).getBoundingClientRect().top -
  scroller().getBoundingClientRect().top;

describe('IndexBar', () => {
  it('a tap on a letter scrolls to its section and reports the letter', async () => {
    const [onChange, onSelect] = [vi.fn(), vi.fn()];
    await show({ onChange, onSelect });
    const box = bar().getBoundingClientRect();
    await tap({ x: box.left + 14, y: box.top + (box.height * 7.5) / 26 });
    await expect.poll(now).toBe('H');
    expect(Math.round(topOf('H'))).toBe(0);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('H');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('H');
  });

  it('follows a finger along the bar, shows the letter in a bubble, and does not render', {
    tags: 'long',
  }, async () => {
    const onRender = vi.fn();
    await show({}, 600, onRender);
    const box = bar().getBoundingClientRect();
    const step = box.height / 26;
    const finger = await touch({ x: box.left + 14, y: box.top + step * 2.5 });
    await finger.move({ y: step * 3 });
    expect(now()).toBe('F');
    expect(bar().dataset.state).toBe('dragged');
    expect(screen.getAllByText('F').some((one) => /bubble/.test(one.className))).toBe(true);
    onRender.mockClear();
    await finger.move({ y: 2 }, 4);
    expect(onRender).not.toHaveBeenCalled();
    await finger.move({ y: 900 });
    expect(now()).toBe('Z');
    await finger.up();
    await expect.poll(() => bar().dataset.state).toBe('still');
    expect(now()).toBe('Z');
  });

  it('is a single slider for the keyboard', async () => {
    await show({ label: 'Stones' });
    act(() => bar().focus());
    expect(bar().getAttribute('aria-label')).toBe('Stones');
    await userEvent.keyboard('{ArrowDown}');
    expect(now()).toBe('B');
    await userEvent.keyboard('m');
    expect(now()).toBe('M');
    expect(Math.round(topOf('M'))).toBe(0);
    await userEvent.keyboard('{End}');
    expect(now()).toBe('Z');
    expect(bar().getAttribute('aria-valuemax')).toBe('25');
  });

  it('shows the section at the top of the scroller, whose title sticks', async () => {
    const onChange = vi.fn();
    await show({ onChange });
    scroller().scrollTop = screen.getByRole('group', { name: 'D' }).offsetTop + 100;
    await expect.poll(now).toBe('D');
    expect(onChange).toHaveBeenLastCalledWith('D');
    const title = screen.getByRole('heading', { name: 'D' }).getBoundingClientRect();
    expect(title.top).toBe(scroller().getBoundingClientRect().top);
  });

  it('folds 26 letters into 320 px, and each letter can still be reached', async () => {
    await show({}, 320);
    const box = () => bar().getBoundingClientRect();
    await expect.poll(() => box().height).toBeGreaterThan(200);
    expect(box().height).toBeLessThanOrEqual(320);
    expect(screen.getAllByText('•').length).toBeGreaterThan(5);
    const { left, top, height } = box();
    await tap({ x: left + 14, y: top + (height * 1.5) / 26 });
    await expect.poll(now).toBe('B');
  });

  it('is at the left edge in a right-to-left list', async () => {
    await show({ dir: 'rtl' });
    expect(bar().getBoundingClientRect().left).toBe(scroller().getBoundingClientRect().left);
  });

  it('reports the choice when its owner scrolls the list', async () => {
    const onSelect = vi.fn();
    render(
      <IndexBar letters={['1', '2']} onSelect={onSelect}>
        <p>Rows</p>
      </IndexBar>,
    );
    act(() => bar().focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('2');
  });
});
