import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PickerView, PickerViewColumn, type PickerViewProps } from '@/components/picker-view';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const stones = ['Granite', 'Basalt', 'Limestone', 'Marble', 'Slate', 'Sandstone', 'Travertine'];
const finishes = [{ label: 'Polished' }, { label: 'Honed', disabled: true }, { label: 'Split' }];
const columns = [
  { label: 'Stone', options: stones },
  { label: 'Finish', options: finishes },
];
const many = Array.from({ length: 10_000 }, (_, row) => row + 1);

function show(props: Partial<PickerViewProps> = {}) {
  const onChange = vi.fn();
  const all = { label: 'Slab', columns, onChange, ...props };
  const view = render(<PickerView {...all} />, { wrapper: StrictMode });
  const again = (next: Partial<PickerViewProps>) =>
    view.rerender(<PickerView {...all} {...next} />);
  return { onChange, again };
}

const wheel = (name = 'Stone') => screen.getByRole('listbox', { name });
const chosen = (name?: string) =>
  within(wheel(name)).getByRole('option', { selected: true }).textContent;
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

async function press(keys: string) {
  await userEvent.keyboard(keys);
}

describe('PickerView for screen readers', () => {
  it('is a named group of named listboxes, and each of them has a selected option', () => {
    show({ value: [3, 2] });
    expect(
      within(screen.getByRole('group', { name: 'Slab' })).getAllByRole('listbox'),
    ).toHaveLength(2);
    expect(chosen()).toBe('Marble');
    expect(chosen('Finish')).toBe('Split');
    const row = within(wheel()).getByRole('option', { name: 'Marble' });
    expect(row.getAttribute('aria-posinset')).toBe('4');
    expect(row.getAttribute('aria-setsize')).toBe('7');
    expect(wheel().getAttribute('aria-activedescendant')).toBe(row.id);
    const honed = screen.getByRole('option', { name: 'Honed' });
    expect(honed.getAttribute('aria-disabled')).toBe('true');
  });

  it('a live region reads the focused wheel on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Safari/604.1',
    );
    show({ defaultValue: [1, 0] });
    const spoken = () =>
      [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent);
    expect(spoken()).toEqual(['', '']);
    act(() => wheel().focus());
    expect(spoken()).toEqual(['Basalt, 2 of 7', '']);
    await press('{ArrowDown}');
    expect(spoken()).toEqual(['Limestone, 3 of 7', '']);
    await press('{ArrowRight}{ArrowDown}');
    expect(spoken()).toEqual(['', 'Split, 3 of 3']);
    act(() => wheel('Finish').blur());
    expect(spoken()).toEqual(['', '']);
    vi.restoreAllMocks();
  });

  it('is not read twice when the screen reader follows the active descendant', async () => {
    show();
    act(() => wheel().focus());
    await press('{ArrowDown}');
    expect(active()).toBe('Basalt');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('');
  });

  it('gives columns without a label a name', () => {
    show({ columns: [{ options: stones }] });
    expect(wheel('Slab')).toBeTruthy();
    cleanup();
    show({ columns: [{ options: stones }, { options: finishes }] });
    expect(wheel('Column 2')).toBeTruthy();
  });

  it('has rows that are 44 px tall, and five of them are visible', () => {
    show();
    const row = screen.getByRole('option', { name: 'Granite' });
    expect(row.getBoundingClientRect().height).toBe(44);
    expect(wheel().getBoundingClientRect().height).toBe(220);
  });
});

describe('[S9.19] PickerView with many rows', () => {
  it('renders 15 of ten thousand rows, at any position', async () => {
    const { onChange } = show({
      columns: [{ label: 'Stone', options: many }],
      defaultValue: [5000],
    });
    expect(screen.getAllByRole('option')).toHaveLength(15);
    expect(chosen()).toBe('5001');
    wheel().focus();
    await press('{End}');
    expect(onChange).toHaveBeenLastCalledWith([9999]);
    expect(active()).toBe('10000');
    await expect.poll(() => screen.getAllByRole('option').length).toBeLessThanOrEqual(12);
    expect(document.querySelectorAll('[role=option], [role=option] *').length).toBeLessThan(40);
  });

  it('renders a few rows of each wheel, with any number of wheels', () => {
    show({
      columns: [{ options: many }, { options: many }, { options: many }],
      value: [9, 99, 999],
    });
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(45);
  });
});

describe('PickerView with the keyboard', () => {
  it('moves by one row, by five, and to the ends, and reports each move at once', async () => {
    const { onChange } = show({ defaultValue: [1, 0] });
    wheel().focus();
    const told = () => onChange.mock.lastCall?.[0][0];
    await press('{ArrowDown}');
    expect(told()).toBe(2);
    await press('{ArrowUp}{ArrowUp}');
    expect(told()).toBe(0);
    await press('{PageDown}');
    expect(told()).toBe(5);
    await press('{PageUp}');
    expect(told()).toBe(0);
    await press('{End}');
    expect(told()).toBe(6);
    expect(active()).toBe('Travertine');
    await press('{Home}');
    expect(told()).toBe(0);
    expect(onChange).toHaveBeenCalledTimes(7);
    await press('{Home}');
    expect(onChange).toHaveBeenCalledTimes(7);
  });

  it('skips disabled rows', async () => {
    const { onChange } = show();
    wheel('Finish').focus();
    await press('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith([0, 2]);
    await press('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith([0, 0]);
  });

  it('moves to the row that the user types', async () => {
    const { onChange } = show({ columns: [{ label: 'Stone', options: many }] });
    wheel().focus();
    await press('4321');
    expect(onChange).toHaveBeenLastCalledWith([4320]);
    expect(active()).toBe('4321');
    cleanup();
    const stoneView = show();
    wheel().focus();
    await press('sa');
    expect(stoneView.onChange).toHaveBeenLastCalledWith([5, 0]);
  });

  it('the arrow keys move between the wheels in visual order, in both text directions', async () => {
    show();
    wheel().focus();
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(wheel('Finish'));
    await press('{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(wheel());
    cleanup();
    show({ dir: 'rtl' });
    wheel().focus();
    await press('{ArrowLeft}');
    expect(document.activeElement).toBe(wheel('Finish'));
    expect(wheel().getBoundingClientRect().left).toBeGreaterThan(
      wheel('Finish').getBoundingClientRect().left,
    );
  });

  it('leaves shortcuts to the browser, and handles the keys that would scroll', () => {
    show();
    const isKept = (init: KeyboardEventInit) => !fireEvent.keyDown(wheel(), init);
    expect(isKept({ key: 'ArrowDown' })).toBe(true);
    expect(isKept({ key: ' ' })).toBe(true);
    expect(isKept({ key: 'r', ctrlKey: true })).toBe(false);
    expect(isKept({ key: 'Tab' })).toBe(false);
    expect(isKept({ key: 'Enter' })).toBe(false);
  });
});

describe('PickerView and its owner', () => {
  it('returns to its value when its owner does not change it', async () => {
    const { onChange } = show({ value: [3, 0] });
    wheel().focus();
    await press('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith([4, 0]);
    expect(chosen()).toBe('Marble');
    const strip = wheel().firstElementChild as HTMLElement;
    await expect.poll(() => strip.style.transform).toContain('-3)');
  });

  it('follows a new value, and stays within fewer rows', async () => {
    const { again } = show({ value: [6, 0] });
    again({ value: [1, 0] });
    expect(chosen()).toBe('Basalt');
    again({ value: [6, 0], columns: [{ label: 'Stone', options: stones.slice(0, 2) }] });
    expect(chosen()).toBe('Basalt');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    again({ value: [0], columns: [{ label: 'Stone', options: [] }] });
    expect(screen.queryAllByRole('option')).toEqual([]);
    await press('{ArrowDown}');
  });

  it('accepts elements as rows, and typing finds them by their text', async () => {
    const onChange = vi.fn();
    render(
      <PickerView label="Load" onChange={onChange}>
        <PickerViewColumn>
          <span>
            <b>Van</b> 1 t
          </span>
          <option disabled>Cart</option>
          <span>Truck</span>
        </PickerViewColumn>
      </PickerView>,
    );
    wheel('Load').focus();
    await press('t');
    expect(onChange).toHaveBeenLastCalledWith([2]);
    await press('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith([0]);
    expect(() => render(<PickerViewColumn />)).toThrow(
      'PickerViewColumn: it belongs in a PickerView',
    );
  });

  it('a reset of its form restores the first value', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Order">
        <PickerView label="Slab" columns={columns} defaultValue={[2, 2]} onChange={onChange} />
      </form>,
    );
    const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset());
    wheel().focus();
    await press('{Home}');
    expect(chosen()).toBe('Granite');
    reset();
    expect(chosen()).toBe('Limestone');
    expect(chosen('Finish')).toBe('Split');
    reset();
    expect(onChange.mock.calls).toEqual([[[0, 2]], [[2, 2]]]);
  });

  it('a reset that changes nothing does not call onChange, also with a new but equal array', () => {
    const onChange = vi.fn();
    const inForm = (value: number[]) => (
      <form aria-label="Order">
        <PickerView label="Slab" {...{ columns, value, onChange }} />
      </form>
    );
    const { rerender } = render(inForm([2, 2]));
    rerender(inForm([2, 2]));
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(onChange).not.toHaveBeenCalled();
  });

  it('passes on ref, id and className, and ignores all input while it is disabled', () => {
    const ref = { current: null as HTMLDivElement | null };
    const { onChange } = show({ ref, id: 'view', className: 'mine', disabled: true });
    expect(ref.current).toBe(screen.getByRole('group'));
    expect(ref.current?.matches('#view.mine[aria-disabled=true]')).toBe(true);
    expect(wheel().tabIndex).toBe(-1);
    fireEvent.keyDown(wheel(), { key: 'End' });
    fireEvent.click(screen.getByRole('option', { name: 'Basalt' }));
    fireEvent.wheel(wheel(), { deltaY: 100 });
    expect(onChange).not.toHaveBeenCalled();
  });
});
