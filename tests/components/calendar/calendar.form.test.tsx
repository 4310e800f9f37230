/** @module-tag long */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarHandle, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';

// The days of the first calendar on a page load after it is mounted. Load them once, before the tests.
beforeAll(async () => {
  render(<Calendar />);
  await screen.findByRole('grid');
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 20, 23, 30) });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const june = { minDate: '2026-06-01', maxDate: '2026-08-31' };
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!;
const tap = (date: string) => fireEvent.click(cell(date));
const entries = () =>
  [...new FormData(document.querySelector('form')!).entries()].map(([name, value]) => [
    name,
    value,
  ]);

function inForm(props: CalendarProps) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Calendar {...june} name="days" {...props} />
      <button type="submit">Send</button>
    </form>,
  );
  return { onSubmit, form: document.querySelector('form')! };
}

describe('a calendar in a form', () => {
  it('sends one entry for a day or a period, and one for each of several days', async () => {
    inForm({ defaultValue: '2026-06-17' });
    expect(entries()).toEqual([['days', '2026-06-17']]);
    cleanup();
    inForm({ mode: 'range' });
    tap('2026-06-10');
    expect(entries()).toEqual([['days', '']]);
    tap('2026-06-12');
    expect(entries()).toEqual([['days', '2026-06-10/2026-06-12']]);
    cleanup();
    inForm({ mode: 'multiple', defaultValue: ['2026-06-12', '2026-06-10'] });
    expect(entries()).toEqual([
      ['days', '2026-06-10'],
      ['days', '2026-06-12'],
    ]);
    cleanup();
    inForm({ defaultValue: '2026-06-17', disabled: true });
    expect(entries()).toEqual([]);
  });

  it('a required calendar without a day blocks the form, and the focus moves to its days', async () => {
    const { onSubmit } = inForm({ required: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    tap('2026-06-10');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('a reset restores the first value', async () => {
    const onChange = vi.fn();
    const { form } = inForm({ defaultValue: '2026-06-17', onChange });
    tap('2026-06-10');
    act(() => form.reset());
    await waitFor(() => expect(entries()).toEqual([['days', '2026-06-17']]));
    expect(onChange).toHaveBeenLastCalledWith('2026-06-17');
    expect(cell('2026-06-17').ariaSelected).toBe('true');
    cleanup();
    const other = inForm({ mode: 'range' });
    tap('2026-06-10');
    act(() => other.form.reset());
    expect(cell('2026-06-10').ariaSelected).toBe('false');
  });

  it('a reset that changes nothing does not call onChange', () => {
    const onChange = vi.fn();
    const { form } = inForm({ mode: 'multiple', value: ['2026-06-12', '2026-06-10'], onChange });
    act(() => form.reset());
    expect(onChange).not.toHaveBeenCalled();
  });
});

function Owner(props: Partial<CalendarProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Calendar {...june} {...(props as CalendarProps)} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

describe('a calendar in a popup', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    // The sheet opens first, and the days load while it moves.
    await screen.findByRole('grid');
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('opens with the focus on a day, and reports only what the user confirms', async () => {
    const onChange = vi.fn();
    render(
      <StrictMode>
        <Owner mode="range" title="Delivery" onChange={onChange} confirmDisabledText="Choose" />
      </StrictMode>,
    );
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Delivery' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    tap('2026-06-10');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose' });
    expect(button.disabled).toBe(true);
    tap('2026-06-12');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-06-10', '2026-06-12']);
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('opens before its days have loaded, at the same height as with them', async () => {
    const seen: { hasDays: boolean; height: number }[] = [];
    const look = new MutationObserver(() => {
      const dialog = screen.queryByRole('dialog');
      const hasDays = screen.queryByRole('grid') !== null;
      if (dialog) seen.push({ hasDays, height: dialog.offsetHeight });
    });
    look.observe(document.body, { childList: true, subtree: true });
    render(<Owner minDate="2010-01-01" />);
    await open();
    look.disconnect();
    expect(screen.queryByText('Loading')).toBeNull();
    const [before] = seen.filter(({ hasDays }) => !hasDays);
    const [after] = seen.filter(({ hasDays }) => hasDays);
    expect(before!.height).toBeGreaterThan(300);
    expect(Math.abs(after!.height - before!.height)).toBeLessThanOrEqual(1);
  });

  it('opens once at the month of scrollToDate, and after that at the chosen day', async () => {
    const handle = createRef<CalendarHandle>();
    const left = () => waitFor(() => expect(document.querySelector('[role=grid]')).toBeNull());
    render(
      <Owner
        {...{ handle, minDate: '2010-01-01', maxDate: '2029-12-31', showConfirm: false }}
        defaultValue="2026-06-17"
      />,
    );
    act(() => handle.current?.scrollToDate('2014-02-03'));
    await open();
    expect(screen.getByRole('rowheader', { name: 'February 2014' })).toBeTruthy();
    tap('2014-02-05');
    await left();
    act(() => handle.current?.scrollToDate('2020-07-01'));
    await open();
    expect(screen.getByRole('rowheader', { name: 'July 2020' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await left();
    await open();
    expect(screen.getByRole('rowheader', { name: 'February 2014' })).toBeTruthy();
  });

  it('keeps its days until the sheet has closed', async () => {
    render(<Owner defaultValue="2026-06-17" />);
    await open();
    const shown = () => document.querySelector('[role=grid]');
    const seen = new Set([shown()]);
    const look = new MutationObserver(() => seen.add(shown()));
    look.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    look.disconnect();
    // The grid that was there, and null.
    expect(seen.size).toBe(2);
  });

  it('forgets a choice that the user does not confirm', async () => {
    const onChange = vi.fn();
    render(<Owner defaultValue="2026-06-17" onChange={onChange} />);
    await open();
    tap('2026-06-10');
    await userEvent.keyboard('{Escape}');
    await gone();
    await open();
    expect(cell('2026-06-17').ariaSelected).toBe('true');
    expect(cell('2026-06-10').ariaSelected).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes without a button as soon as the choice is complete', async () => {
    const onChange = vi.fn();
    render(<Owner mode="range" showConfirm={false} onChange={onChange} />);
    await open();
    tap('2026-06-10');
    expect(screen.getByRole('dialog')).toBeTruthy();
    tap('2026-06-11');
    await gone();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-06-10', '2026-06-11']);
  });
});

describe('Calendar', () => {
  it('passes native attributes to its root, and scrollToDate shows the given day', async () => {
    const handle = createRef<CalendarHandle>();
    const ref = createRef<HTMLDivElement>();
    render(
      <Calendar {...june} ref={ref} handle={handle} id="when" className="own" data-test="x" />,
    );
    expect(ref.current).toMatchObject({ id: 'when', dataset: { test: 'x', state: 'ready' } });
    expect(ref.current!.className).toMatch(/ own$/);
    act(() => handle.current?.scrollToDate('2026-08-31'));
    const box = cell('2026-08-31').getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(ref.current!.getBoundingClientRect().bottom + 1);
    expect(() => handle.current?.scrollToDate('soon')).toThrow('Calendar: scrollToDate');
  });

  it('shows its month after it was hidden, and keeps it in sight when the font grows', async () => {
    const { container } = render(
      <div style={{ display: 'none' }}>
        <Calendar {...june} defaultValue="2026-08-20" />
      </div>,
    );
    container.querySelector('div')!.style.removeProperty('display');
    const inSight = async () =>
      waitFor(() => {
        const box = screen.getByRole('rowheader', { name: 'August 2026' }).getBoundingClientRect();
        const scroller = document.querySelector('[class*=scroller]')!.getBoundingClientRect();
        expect(box.top).toBeGreaterThanOrEqual(scroller.top - 1);
        expect(box.top).toBeLessThan(scroller.bottom);
      });
    await inSight();
    document.documentElement.style.fontSize = '200%';
    await inSight();
    document.documentElement.style.removeProperty('font-size');
  });
});

it('a calendar in a disabled fieldset keeps its day', () => {
  const onChange = vi.fn();
  render(
    <fieldset disabled>
      <Calendar {...june} defaultValue="2026-06-17" onChange={onChange} />
    </fieldset>,
  );
  tap('2026-06-18');
  expect(onChange).not.toHaveBeenCalled();
  expect(cell('2026-06-17').getAttribute('aria-selected')).toBe('true');
  expect(getComputedStyle(document.querySelector('[data-place=page]')!).opacity).toBe('0.5');
});
