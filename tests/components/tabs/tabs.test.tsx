import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs, type TabsProps } from '@/components/tabs';
import { touch } from '../../helpers/touch';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const items = [
  { value: 'open', label: 'Open', content: <p>Two orders</p> },
  { value: 'held', label: 'Held', content: <p>None</p>, disabled: true },
  { value: 'sent', label: 'Sent', content: <input aria-label="Note" /> },
];

const show = (props: Partial<TabsProps> = {}) =>
  render(
    <StrictMode>
      <Tabs label="Orders" items={items} {...props} />
    </StrictMode>,
  );

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('are a named tab list, and each tab names its panel', () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Orders' })).toBeTruthy();
    const panel = screen.getByRole('tabpanel', { name: 'Open' });
    expect(panel.textContent).toBe('Two orders');
    expect(tab('Open').getAttribute('aria-controls')).toBe(panel.id);
    expect(tab('Sent').tabIndex).toBe(-1);
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ])('in %s %s chooses the next tab, skips a disabled one, and wraps', async (dir, key) => {
    document.documentElement.dir = dir;
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.click(tab('Open'));
    await userEvent.keyboard(key);
    expect(chosen()).toBe('Sent');
    expect(document.activeElement).toBe(tab('Sent'));
    await userEvent.keyboard(key);
    expect(chosen()).toBe('Open');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Sent');
    await userEvent.keyboard('{Home}');
    expect(onChange.mock.calls.flat()).toEqual(['sent', 'open', 'sent', 'open']);
  });

  it('choose the first tab when tabs arrive later, or when the chosen one is removed', {
    tags: 'long',
  }, async () => {
    const onChange = vi.fn();
    const ui = (now: typeof items) => <Tabs label="Orders" items={now} onChange={onChange} />;
    const { rerender } = render(ui([]));
    rerender(ui(items));
    expect(chosen()).toBe('Open');
    expect(tab('Open').tabIndex).toBe(0);
    await userEvent.click(tab('Sent'));
    rerender(ui(items.slice(0, 2)));
    expect(chosen()).toBe('Open');
    expect(screen.getByRole('tabpanel', { name: 'Open' }).textContent).toBe('Two orders');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('sent');
  });

  it('show the first tab when the value does not exist, and report a tap on it', async () => {
    const onChange = vi.fn();
    show({ value: 'lost', onChange });
    expect(chosen()).toBe('Open');
    await userEvent.click(tab('Open'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('open');
  });

  it('accept any text as a key', () => {
    show({ items: [{ value: 'on the way', label: 'Under way', content: <p>One</p> }] });
    expect(screen.getByRole('tabpanel', { name: 'Under way' }).textContent).toBe('One');
  });

  it('keep the value of their owner', async () => {
    const onChange = vi.fn();
    show({ value: 'open', onChange });
    await userEvent.click(tab('Sent'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('sent');
    expect(chosen()).toBe('Open');
  });

  it('mount content when it is first shown, and keep its state without running its effects', {
    tags: 'long',
  }, async () => {
    const log: string[] = [];
    function Clock() {
      useEffect(() => {
        log.push('on');
        return () => void log.push('off');
      }, []);
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count} ticks</button>;
    }
    render(
      <Tabs
        label="Clocks"
        items={[
          { value: 'a', label: 'A', content: 'First' },
          { value: 'b', label: 'B', content: <Clock /> },
        ]}
      />,
    );
    expect(log).toEqual([]);
    await userEvent.click(tab('B'));
    await userEvent.click(screen.getByRole('button', { name: '0 ticks' }));
    await userEvent.click(tab('A'));
    expect(log).toEqual(['on', 'off']);
    expect(screen.queryByRole('button', { name: '1 ticks' })).toBe(null);
    await userEvent.click(tab('B'));
    expect(screen.getByRole('button', { name: '1 ticks' })).toBeTruthy();
  });

  it('render no panels without content', () => {
    show({
      items: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    });
    expect(screen.queryByRole('tabpanel')).toBe(null);
    expect(tab('A').hasAttribute('aria-controls')).toBe(false);
  });

  it('scroll the chosen tab into sight, with the mark below its text', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ value: `${at}`, label: `Quarry ${at}` }));
    show({ items: many, layout: 'scroll', defaultValue: '15' });
    const list = screen.getByRole('tablist').getBoundingClientRect();
    const box = tab('Quarry 15').getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(list.left);
    expect(box.right).toBeLessThanOrEqual(list.right);
    const mark = screen.getByRole('tablist').lastElementChild!.getBoundingClientRect();
    const words = tab('Quarry 15').firstElementChild!.getBoundingClientRect();
    expect(Math.round(mark.left)).toBe(Math.round(words.left));
    expect(Math.round(mark.width)).toBe(Math.round(words.width));
  });

  it.each([
    ['ltr', -1],
    ['rtl', 1],
  ])(
    'in %s a long swipe moves to the next tab, and a short one returns',
    { tags: 'long' },
    async (dir, sign) => {
      document.documentElement.dir = dir;
      show({ swipeable: true });
      const panel = screen.getByRole('tabpanel');
      // The code for swiping loads after the tabs.
      await expect.poll(() => panel.parentElement!.style.touchAction).toContain('pan-y');
      const width = panel.clientWidth;
      const slow = await touch(panel);
      await slow.move({ x: sign * width * 0.2 });
      // Both panels are visible, and only one of them can be used.
      expect(document.querySelectorAll('[role="tabpanel"]:not([inert])')).toHaveLength(1);
      expect(document.querySelectorAll('[role="tabpanel"]:not([hidden])')).toHaveLength(2);
      await slow.move({ x: sign * -width * 0.15 });
      await slow.up();
      await waitFor(() =>
        expect(document.querySelectorAll('[data-state="beside"]')).toHaveLength(0),
      );
      expect(chosen()).toBe('Open');
      const long = await touch(screen.getByRole('tabpanel'));
      await long.move({ x: sign * width * 0.6 });
      await long.up();
      await waitFor(() => expect(chosen()).toBe('Sent'));
      await waitFor(() =>
        expect(document.querySelectorAll('[data-state="beside"]')).toHaveLength(0),
      );
      expect(getComputedStyle(screen.getByRole('tabpanel')).translate).toMatch(/^none$|^0px/);
    },
  );
});

it('tabs can be reached by keyboard also when the chosen tab is disabled', async () => {
  show({ value: 'held' });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(tab('Held'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Sent'));
});
