import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker, type DatePickerProps } from '@/components/date-picker';
import { Picker, type PickerProps } from '@/components/picker';
import '@/components/kit/tokens.css';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 6, 20) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wheel = (name: string) => screen.getByRole('listbox', { name });
const chosen = (name: string) =>
  within(wheel(name)).getByRole('option', { selected: true }).textContent;
const stands = () => screen.getAllByRole('listbox').map((box) => box.getAttribute('aria-label'));
const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));

async function open(props: Partial<DatePickerProps> = {}) {
  const onChange = vi.fn();
  render(<DatePicker label="Day" onChange={onChange} {...props} />, { wrapper: StrictMode });
  await userEvent.click(screen.getByRole('button', { name: /^Day/ }));
  await waitFor(() => expect(screen.queryAllByRole('listbox').length).toBeGreaterThan(0));
  return onChange;
}

describe('[S9.19] DatePicker', () => {
  it('opens at today with the years 1876 to 2176, and renders few rows', {
    tags: 'long',
  }, async () => {
    const onChange = await open();
    expect(stands()).toEqual(['Month', 'Day', 'Year']);
    expect(['Month', 'Day', 'Year'].map(chosen)).toEqual(['November', '22', '2026']);
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(45);
    wheel('Year').focus();
    await userEvent.keyboard('{Home}');
    expect(chosen('Year')).toBe('1876');
    await userEvent.keyboard('{End}');
    expect(chosen('Year')).toBe('2176');
    await done();
    expect(onChange.mock.calls).toEqual([['2176-11-22']]);
  });

  it('opens within four frames when its chunk is loaded', async () => {
    await open();
    cleanup();
    render(<DatePicker label="Day" />);
    const field = screen.getByRole('button');
    field.click();
    let frames = 0;
    while (screen.queryAllByRole('option').length <= 20) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    expect(frames).toBeLessThanOrEqual(4);
  });

  it('changes the 31st to the 28th in February, which has no 31st', { tags: 'long' }, async () => {
    const onChange = await open({ defaultValue: '2026-01-31' });
    wheel('Month').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen('Day')).toBe('28');
    expect(
      within(wheel('Day')).getByRole('option', { selected: true }).getAttribute('aria-setsize'),
    ).toBe('28');
    await done();
    expect(onChange.mock.calls).toEqual([['2026-02-28']]);
  });

  it('moves a value that is out of bounds to the nearest bound', { tags: 'long' }, async () => {
    const onChange = await open({ value: '1999-01-01', start: '2026-03-15', end: '2027' });
    expect(['Month', 'Day', 'Year'].map(chosen)).toEqual(['March', '15', '2026']);
    wheel('Year').focus();
    await userEvent.keyboard('{Home}{PageUp}');
    expect(chosen('Year')).toBe('2026');
    await done();
    expect(onChange.mock.calls).toEqual([['2026-03-15']]);
  });

  it('shows the placeholder for an invalid value, and opens at today', async () => {
    const onChange = await open({ value: 'soon', placeholder: 'Any day' });
    expect(screen.getByText('Any day')).toBeTruthy();
    expect(chosen('Day')).toBe('22');
    await done();
    expect(onChange.mock.calls).toEqual([['2026-11-22']]);
  });

  it('selects a date by typing into the wheels', async () => {
    const onChange = await open({ defaultValue: '2026-11-22' });
    wheel('Year').focus();
    await userEvent.keyboard('1984');
    wheel('Month').focus();
    await userEvent.keyboard('fe');
    wheel('Day').focus();
    await userEvent.keyboard('29{Enter}');
    expect(onChange.mock.calls).toEqual([['1984-02-29']]);
  });

  it('has the columns that `precision` names', { tags: 'long' }, async () => {
    const onChange = await open({ precision: 'minute', defaultValue: '2026-12-03 07:30' });
    expect(stands()).toEqual(['Month', 'Day', 'Year', 'Hour', 'Minute']);
    expect(screen.getByRole('button', { name: /^Day/, hidden: true }).textContent).toContain(
      'Dec 3, 2026 07:30',
    );
    wheel('Minute').focus();
    await userEvent.keyboard('5');
    await done();
    expect(onChange.mock.calls).toEqual([['2026-12-03 07:05']]);
  });

  it('can end with "Until now", and leaves out the values that the filter rejects', {
    tags: 'long',
  }, async () => {
    const onChange = await open({
      tillNow: true,
      filter: (field, value) => field !== 'day' || value < 3,
    });
    expect(chosen('Day')).toBe('2');
    wheel('Year').focus();
    await userEvent.keyboard('{End}');
    expect(chosen('Year')).toBe('Until now');
    expect(stands()).toEqual(['Year']);
    await done();
    expect(onChange.mock.calls).toEqual([['now']]);
  });
});

describe('Picker of times', () => {
  it('stays within its start and end time', { tags: 'long' }, async () => {
    const onChange = vi.fn();
    render(
      <Picker
        label="Day"
        mode="time"
        start="09:30"
        end="17:15"
        value="08:00"
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Day 08:00' }));
    await waitFor(() => expect(chosen('Minute')).toBe('30'));
    wheel('Hour').focus();
    await userEvent.keyboard('{End}');
    expect([chosen('Hour'), chosen('Minute')]).toEqual(['17', '15']);
    await done();
    expect(onChange.mock.calls).toEqual([['17:15']]);
  });
});

it('a day that does not exist is shown, sent and formatted as the last day of its month', () => {
  const format = vi.fn((value: unknown) => String(value));
  render(
    <form aria-label="Order">
      <DatePicker label="Day" name="day" value="2026-02-30" />
      <DatePicker label="Other" name="other" value="2026-02-30" format={format} />
    </form>,
  );
  expect(screen.getByRole('button', { name: /^Day/ }).textContent).toContain('February 28, 2026');
  const sent = new FormData(screen.getByRole('form', { name: 'Order' }) as HTMLFormElement);
  expect([sent.get('day'), sent.get('other')]).toEqual(['2026-02-28', '2026-02-28']);
  expect(format).toHaveBeenLastCalledWith('2026-02-28');
});

it('has all props of a Picker but the search', () => {
  expectTypeOf<DatePickerProps>().not.toHaveProperty('searchable');
  expectTypeOf<PickerProps>().toHaveProperty('searchable');
  expectTypeOf<DatePickerProps>().toHaveProperty('visibleCount');
  // @ts-expect-error -- only lists and trees have a search
  const field = <DatePicker label="Day" searchable />;
  render(field);
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Day/);
});
