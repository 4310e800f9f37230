import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WindowLayout, type WindowLayoutProps } from '@/components/window-layout';
import '@/components/kit/tokens.css';

afterEach(async () => {
  cleanup();
  await page.viewport(390, 844);
});

const labels = { left: 'Contents', right: 'Details', close: 'Close' };

function Layout(props: Partial<WindowLayoutProps>) {
  return (
    <div style={{ height: 400 }}>
      <WindowLayout top="Top" left="Left" right="Right" labels={labels} {...props}>
        <button type="button">App</button>
      </WindowLayout>
    </div>
  );
}

const show = (props: Partial<WindowLayoutProps> = {}) => render(<Layout {...props} />);
const aside = (name: string) => screen.queryByRole('complementary', { name });
const main = () => screen.getByText('App').parentElement as HTMLElement;

describe('WindowLayout on a wide screen', () => {
  it('[S9.18] shows the windows around the app from 768 px on', async () => {
    await page.viewport(768, 600);
    show();
    expect(screen.getByText('Top')).toBeTruthy();
    const [left, right] = [aside('Contents'), aside('Details')];
    expect(left?.getBoundingClientRect().right).toBe(main().getBoundingClientRect().left);
    expect(right?.getBoundingClientRect().left).toBe(main().getBoundingClientRect().right);
    expect(left?.getBoundingClientRect().width).toBe(280);
  });

  it('[S9.18] shows only the app at 767 px', async () => {
    await page.viewport(767, 600);
    show();
    expect(screen.queryByText('Top')).toBeNull();
    expect(aside('Contents')).toBeNull();
    expect(main().getBoundingClientRect().width).toBe(767);
  });

  it('accepts another width, and follows the size of the screen', { tags: 'long' }, async () => {
    await page.viewport(700, 600);
    show({ minWidth: 640 });
    expect(aside('Contents')).toBeTruthy();
    await page.viewport(600, 600);
    await expect.poll(() => aside('Contents')).toBeNull();
  });

  it('keeps the left window at the left where text runs from right to left', async () => {
    await page.viewport(1024, 600);
    render(
      <div dir="rtl">
        <Layout />
      </div>,
    );
    const left = aside('Contents')?.getBoundingClientRect();
    expect(left?.left).toBeLessThan(main().getBoundingClientRect().left);
  });

  it('centres the app at its maximum width', async () => {
    await page.viewport(1000, 600);
    show({ top: undefined, left: undefined, right: undefined, maxWidth: 600 });
    const { left, width } = main().getBoundingClientRect();
    expect([left, width]).toEqual([200, 600]);
  });

  it('sets CSS variables for the area of the app', async () => {
    await page.viewport(1024, 600);
    show({ right: undefined, sizes: { left: '200px' } });
    const style = getComputedStyle(main());
    expect(style.getPropertyValue('--portico-window-left')).toBe('200px');
    expect(style.getPropertyValue('--portico-window-right')).toBe('0px');
    expect(style.getPropertyValue('--portico-window-top')).toBe('56px');
  });
});

describe('WindowLayout on a narrow screen', () => {
  it('opens a drawer as a modal dialog with the focus, and returns the focus when it closes', () => {
    const { rerender } = show();
    const opener = screen.getByText('App');
    opener.focus();
    rerender(<Layout drawer="left" />);
    const drawer = screen.getByRole('dialog', { name: 'Contents' });
    expect(drawer.getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(drawer);
    expect(main().inert).toBe(true);
    rerender(<Layout />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(main().inert).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('the mask and Escape ask to close the drawer', async () => {
    const onDrawerChange = vi.fn();
    show({ drawer: 'right', onDrawerChange });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onDrawerChange.mock.calls).toEqual([
      [undefined, 'outside'],
      [undefined, 'escape'],
    ]);
  });

  it('Escape asks to close the drawer also while the mask has the focus', async () => {
    const onDrawerChange = vi.fn();
    show({ drawer: 'left', onDrawerChange });
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onDrawerChange).toHaveBeenCalledOnce();
  });

  it('ignores the drawer of a missing window', () => {
    show({ left: undefined, drawer: 'left' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(main().inert).toBe(false);
  });

  it('mounts a window when it is first shown, and keeps its state', () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          Count {count}
        </button>
      );
    }
    const { rerender } = show({ left: <Counter /> });
    expect(screen.queryByText('Count 0')).toBeNull();
    rerender(<Layout left={<Counter />} drawer="left" />);
    fireEvent.click(screen.getByText('Count 0'));
    rerender(<Layout left={<Counter />} />);
    rerender(<Layout left={<Counter />} drawer="left" />);
    expect(screen.getByText('Count 1')).toBeTruthy();
  });
});
