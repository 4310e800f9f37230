import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PickerGroup, type PickerGroupProps } from '@/components/picker-group';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const pickers = [
  { value: 'day', label: 'Day', mode: 'date', start: '2026-12-01', end: '2026-12-31' },
  { value: 'time', label: 'Time', mode: 'time', start: '07:00', end: '18:00', fields: 'hour' },
] as const satisfies PickerGroupProps['pickers'];

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const tab = (name: string) => screen.getByRole('tab', { name });
const wheel = (name: string) => screen.getByRole('listbox', { name });
const sheet = () => screen.queryByRole('dialog');
const gone = () => waitFor(() => expect(sheet()).toBeNull());
const chosen = (name: string) =>
  within(wheel(name)).getByRole('option', { selected: true }).textContent;

/** Starts closed, and opens by a button, as in an app. */
function Group(props: Partial<PickerGroupProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Pick a time
      </button>
      <PickerGroup
        title="Pick-up"
        pickers={pickers}
        defaultValue={['2026-12-05', '09']}
        {...props}
        open={isOpen}
        onOpenChange={(next, reason) => {
          setOpen(next);
          props.onOpenChange?.(next, reason);
        }}
      />
    </StrictMode>
  );
}

async function open() {
  await userEvent.click(button('Pick a time'));
  await waitFor(() => expect(sheet()?.parentElement?.dataset.state).toBe('open'));
}

describe('PickerGroup', () => {
  it('shows the wheels of the first tab, and the value of each tab', async () => {
    render(<Group />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Pick-up' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Day', 'Time']);
    expect(chosen('Day')).toBe('5');
    expect(screen.getByRole('tabpanel', { name: 'Day' })).toBeTruthy();
    expect(screen.queryByRole('tabpanel', { name: 'Time' })).toBeNull();
    await userEvent.click(tab('Time'));
    expect(chosen('Hour')).toBe('09');
  });

  it('goes on with Next, moves the focus to the wheels, and confirms all values with Done', async () => {
    const onConfirm = vi.fn();
    render(<Group onConfirm={onConfirm} />);
    await open();
    wheel('Day').focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(button('Next'));
    expect(tab('Time').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(wheel('Hour'));
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(button('Done'));
    expect(onConfirm.mock.calls).toEqual([[['2026-12-06', '10']]]);
    await gone();
    expect(document.activeElement).toBe(button('Pick a time'));
  });

  it('shows another value that its owner passes while it is open', async () => {
    const { rerender } = render(<Group value={['2026-12-05', '09']} />);
    await open();
    rerender(<Group value={['2026-12-24', '09']} />);
    expect(chosen('Day')).toBe('24');
  });

  it('goes on and confirms with Enter in a wheel', async () => {
    const onConfirm = vi.fn();
    render(<Group onConfirm={onConfirm} />);
    await open();
    wheel('Day').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(wheel('Hour'));
    await userEvent.keyboard('{Enter}');
    expect(onConfirm.mock.calls).toEqual([[['2026-12-05', '09']]]);
  });

  it('keeps the value of each tab while the user goes back and forth', async () => {
    const onDraft = vi.fn();
    render(<Group onDraft={onDraft} />);
    await open();
    expect(onDraft).not.toHaveBeenCalled();
    wheel('Day').focus();
    await userEvent.keyboard('{End}');
    expect(onDraft).toHaveBeenLastCalledWith(['2026-12-31', '09']);
    await userEvent.click(tab('Time'));
    wheel('Hour').focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(tab('Day'));
    expect(chosen('Day')).toBe('31');
    expect(button('Next')).toBeTruthy();
    expect(onDraft).toHaveBeenLastCalledWith(['2026-12-31', '07']);
  });

  it('drops the choice on Cancel and Esc, and starts again at its value and first tab', async () => {
    const [onOpenChange, onConfirm] = [vi.fn(), vi.fn()];
    render(<Group onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    for (const leave of [
      () => userEvent.click(button('Cancel')),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await open();
      expect(chosen('Day')).toBe('5');
      wheel('Day').focus();
      await userEvent.keyboard('{End}');
      await userEvent.click(tab('Time'));
      await leave();
      await gone();
    }
    expect(onOpenChange.mock.calls).toEqual([
      [false, 'cancel'],
      [false, 'escape'],
    ]);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('keeps its value for the next opening, and leaves a controlled value to its owner', async () => {
    const { unmount } = render(<Group />);
    await open();
    wheel('Day').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await gone();
    await open();
    expect(chosen('Day')).toBe('6');
    unmount();
    render(<Group value={['2026-12-05', '09']} />);
    await open();
    wheel('Day').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await gone();
    await open();
    expect(chosen('Day')).toBe('5');
  });

  it('disables the button while rows load, and returns to a tab that is not complete', async () => {
    let answer = (_: readonly { value: string; label: string }[]) => {};
    const children = () =>
      new Promise<readonly { value: string; label: string }[]>((resolve) => {
        answer = resolve;
      });
    const onConfirm = vi.fn();
    render(
      <Group
        onConfirm={onConfirm}
        defaultValue={[]}
        pickers={[
          { value: 'shop', label: 'Shop', data: [{ value: 'de', label: 'Germany', children }] },
          { value: 'cup', label: 'Cup', range: ['Small', 'Large'] },
        ]}
      />,
    );
    await open();
    expect(button('Next').disabled).toBe(true);
    await userEvent.click(tab('Cup'));
    await userEvent.click(button('Done'));
    expect(tab('Shop').getAttribute('aria-selected')).toBe('true');
    expect(onConfirm).not.toHaveBeenCalled();
    answer([{ value: 'hh', label: 'Hamburg' }]);
    await expect.poll(() => button('Next').disabled).toBe(false);
    await userEvent.click(button('Next'));
    await userEvent.click(button('Done'));
    expect(onConfirm.mock.calls).toEqual([[[['de', 'hh'], 0]]]);
  });

  it('has one button with one picker, and words of the owner', async () => {
    render(<Group pickers={[pickers[0]]} confirmText="Order" cancelText="Not now" />);
    await open();
    expect(button('Order')).toBeTruthy();
    expect(button('Not now')).toBeTruthy();
  });

  it('opens at the tab that the owner names', async () => {
    render(<Group defaultTab="time" nextText="Go on" />);
    await open();
    expect(tab('Time').getAttribute('aria-selected')).toBe('true');
    await userEvent.click(tab('Day'));
    expect(button('Go on')).toBeTruthy();
  });
});
