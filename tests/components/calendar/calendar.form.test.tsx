/** @module-tag long */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, type CalendarHandle, type CalendarProps } from '@/components/calendar';
import '@/components/kit/tokens.css';

// What the page has once it has been mounted: the days of the very first calendar come after it.
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
  it('is an entry: a day, a period, or one for each of several days', async () => {
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

  it('that is required holds the form back and leads to its days', async () => {
    const { onSubmit } = inForm({ required: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    tap('2026-06-10');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes back to its first value', async () => {
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

  it('tells nothing of a reset that changes nothing', () => {
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
    // The sheet is there first, its days while it moves.
    await screen.findByRole('grid');
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('has the focus on a day, and holds what is confirmed', async () => {
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

  it('comes before its days, and as high as with them', async () => {
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

  it('begins where it was told once, and then at what was chosen', async () => {
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

  it('leaves as it was: the days stay until the sheet has gone', async () => {
    render(<Owner defaultValue="2026-06-17" />);
    await open();
    const shown = () => document.querySelector('[role=grid]');
    const seen = new Set([shown()]);
    const look = new MutationObserver(() => seen.add(shown()));
    look.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    look.disconnect();
    // The one that was there, and none.
    expect(seen.size).toBe(2);
  });

  it('forgets what is not confirmed', async () => {
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

  it('without a button is done when the choice is complete', async () => {
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
  it('passes to its root what is native, and goes to a day that it is told', async () => {
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

  it('takes its place when it is shown later, and keeps it when letters grow', async () => {
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

it('holds its day in a disabled fieldset', () => {
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
