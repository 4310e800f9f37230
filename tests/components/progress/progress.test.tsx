import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '@/components/progress';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const bar = () => screen.getByRole('progressbar');
const growth = () =>
  bar()
    .getAnimations({ subtree: true })
    .find((one) => !(one instanceof CSSTransition));

describe('Progress', () => {
  it('[S5.9] has a role, a name and a value in its range, also after a change', () => {
    const { rerender } = render(<Progress label="Cut" percent={40} showInfo />);
    expect(bar().getAttribute('aria-label')).toBe('Cut');
    expect(bar().getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText('40%')).toBeTruthy();
    rerender(<Progress label="Cut" percent={900} showInfo />);
    expect(bar().getAttribute('aria-valuenow')).toBe('100');
    expect(bar().dataset.state).toBe('complete');
    rerender(<Progress label="Cut" percent="nothing" showInfo />);
    expect(bar().getAttribute('aria-valuenow')).toBe('0');
    rerender(<Progress label="Cut" indeterminate showInfo />);
    expect(bar().hasAttribute('aria-valuenow')).toBe(false);
    expect(bar().textContent).toBe('');
  });

  it('is 6 px thick by default, and for an invalid strokeWidth', () => {
    const { rerender } = render(<Progress percent={40} />);
    expect(bar().firstElementChild!.getBoundingClientRect().height).toBe(6);
    rerender(<Progress percent={40} strokeWidth={Number.NaN} />);
    expect(bar().firstElementChild!.getBoundingClientRect().height).toBe(6);
  });

  it('fills the given percent from the start side, in both text directions', () => {
    render(
      <div style={{ width: 200 }}>
        <Progress percent={25} style={{ transition: 'none' }} />
      </div>,
    );
    const track = bar().firstElementChild!;
    const right = () => track.firstElementChild!.getBoundingClientRect().right;
    expect(right() - track.getBoundingClientRect().left).toBe(50);
    cleanup();
    render(
      <div dir="rtl" style={{ width: 200 }}>
        <Progress percent={25} />
      </div>,
    );
    const other = bar().firstElementChild!.getBoundingClientRect();
    expect(
      other.right - bar().firstElementChild!.firstElementChild!.getBoundingClientRect().left,
    ).toBe(50);
  });

  it('has the right length when it appears after it was hidden', () => {
    const ui = (display: string) => (
      <div style={{ display, inlineSize: 200 }}>
        <Progress percent={25} style={{ transition: 'none' }} />
      </div>
    );
    const { rerender } = render(ui('none'));
    rerender(ui('block'));
    const track = bar().firstElementChild!;
    const { right } = track.firstElementChild!.getBoundingClientRect();
    expect(right - track.getBoundingClientRect().left).toBe(50);
  });

  it('draws a circle with a dashed stroke', () => {
    render(
      <Progress type="circle" percent={30} size={80} showInfo>
        Paid
      </Progress>,
    );
    const arc = bar().querySelectorAll('circle')[1]!;
    expect(arc.getAttribute('pathLength')).toBe('100');
    expect(arc.style.strokeDashoffset).toBe('70');
    expect(bar().textContent).toBe('Paid');
    expect(bar().querySelector('svg')!.getBoundingClientRect().width).toBe(80);
  });

  it('grows by 1 % in 30 ms, from 0 or from its last value, and reports the end', async () => {
    const onActiveEnd = vi.fn();
    const view = (percent: number, mode: 'backwards' | 'forwards') => (
      <StrictMode>
        <Progress percent={percent} active activeMode={mode} onActiveEnd={onActiveEnd} />
      </StrictMode>
    );
    const { rerender } = render(view(50, 'forwards'));
    expect(growth()?.effect?.getTiming().duration).toBe(1500);
    growth()?.finish();
    await waitFor(() => expect(onActiveEnd).toHaveBeenCalledTimes(1));
    expect(onActiveEnd).toHaveBeenCalledWith(50);
    rerender(view(80, 'forwards'));
    expect(growth()?.effect?.getTiming().duration).toBe(900);
    growth()?.finish();
    await waitFor(() => expect(onActiveEnd).toHaveBeenCalledTimes(2));
    rerender(view(20, 'backwards'));
    expect(growth()?.effect?.getTiming().duration).toBe(600);
    expect(onActiveEnd).toHaveBeenCalledTimes(2);
  });

  it('does not grow again when its page reappears', async () => {
    const onActiveEnd = vi.fn();
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Progress percent={50} active onActiveEnd={onActiveEnd} />
      </Activity>
    );
    const { rerender } = render(view('visible'));
    growth()?.finish();
    await waitFor(() => expect(onActiveEnd).toHaveBeenCalledTimes(1));
    rerender(view('hidden'));
    rerender(view('visible'));
    expect(growth()).toBeUndefined();
  });
});
