import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Picker, type PickerHandle } from '@/components/picker';
import '@/components/kit/tokens.css';
import { fling } from '../../helpers/fling';

afterEach(cleanup);

const stones = ['Granite', 'Basalt', 'Marble', 'Slate'];
const view = (element: React.ReactNode) => render(<StrictMode>{element}</StrictMode>);
const field = (name: string | RegExp) => screen.getByRole('button', { name });
const button = (name: string) => screen.getByRole('button', { name });
const wheel = (name: string) => screen.getByRole('listbox', { name });
const sheet = () => screen.queryByRole('dialog');
const chosen = (name: string) =>
  within(wheel(name)).getByRole('option', { selected: true }).textContent;
const texts = (name: string) =>
  within(wheel(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

async function open(name: string | RegExp = /^Stone/) {
  await userEvent.click(field(name));
  await waitFor(() => expect(sheet()?.parentElement?.dataset.state).toBe('open'));
}
const gone = () => waitFor(() => expect(sheet()).toBeNull());

describe('Picker as a field', () => {
  it('shows its value, opens a sheet, and changes the value only with Done', async () => {
    const onChange = vi.fn();
    view(<Picker label="Stone" range={stones} defaultValue={1} onChange={onChange} />);
    expect(field('Stone Basalt').getAttribute('aria-haspopup')).toBe('dialog');
    expect(field('Stone Basalt').getAttribute('aria-expanded')).toBe('false');
    await open();
    expect(screen.getByRole('dialog', { name: 'Stone' })).toBeTruthy();
    expect(document.activeElement).toBe(wheel('Stone'));
    expect(chosen('Stone')).toBe('Basalt');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen('Stone')).toBe('Marble');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(button('Done'));
    expect(onChange.mock.calls).toEqual([[2]]);
    await gone();
    expect(document.activeElement).toBe(field('Stone Marble'));
  });

  it('Enter confirms; Cancel, Escape and the mask cancel, and the sheet starts at its value again', {
    tags: 'long',
  }, async () => {
    const [onChange, onOpenChange] = [vi.fn(), vi.fn()];
    view(<Picker label="Stone" range={stones} onChange={onChange} onOpenChange={onOpenChange} />);
    expect(field('Stone Choose')).toBeTruthy();
    const leave = [
      () => userEvent.click(button('Cancel')),
      () => userEvent.keyboard('{Escape}'),
      () =>
        act(() =>
          document.querySelector<HTMLElement>('[aria-hidden]:has(+ [role=dialog])')?.click(),
        ),
    ];
    for (const go of leave) {
      await open();
      expect(chosen('Stone')).toBe('Granite');
      await userEvent.keyboard('{End}');
      await go();
      await gone();
    }
    const reasons = () => onOpenChange.mock.calls.map(([, reason]) => reason);
    const opened = ['trigger', 'cancel', 'trigger', 'escape', 'trigger', 'outside'];
    expect(reasons()).toEqual(opened);
    expect(onChange).not.toHaveBeenCalled();
    await open();
    await userEvent.keyboard('{End}{Enter}');
    expect(onChange.mock.calls).toEqual([[3]]);
    expect(reasons()).toEqual([...opened, 'trigger', 'choice']);
  });

  it('Done takes the row where a spinning wheel will stop', {
    tags: 'long',
  }, async () => {
    const told = { onChange: vi.fn(), onColumnChange: vi.fn() };
    const years = Array.from({ length: 300 }, (_, at) => 1800 + at);
    view(<Picker label="Stone" range={years} defaultValue={100} {...told} />);
    await open();
    fling(wheel('Stone'), -90);
    expect(screen.getByRole('group', { name: 'Stone' }).dataset.state).toBe('moving');
    const target = told.onColumnChange.mock.lastCall?.[0].value;
    expect(target).toBeGreaterThan(105);
    act(() => button('Done').click());
    expect(told.onChange.mock.calls).toEqual([[target]]);
    await gone();
    expect(told.onChange).toHaveBeenCalledTimes(1);
  });

  it('its owner controls the value and whether it is open', { tags: 'long' }, async () => {
    const onOpenChange = vi.fn();
    const handle = createRef<PickerHandle>();
    const props = { label: 'Stone', range: stones, value: 1, handle, onOpenChange };
    const { rerender } = render(<Picker {...props} open={false} />);
    act(() => handle.current?.open());
    expect(onOpenChange.mock.calls).toEqual([[true, 'code']]);
    expect(sheet()).toBeNull();
    rerender(<Picker {...props} open />);
    await waitFor(() => expect(document.activeElement).toBe(wheel('Stone')));
    await userEvent.keyboard('{End}');
    await userEvent.click(button('Done'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, 'choice');
    rerender(<Picker {...props} open={false} />);
    await gone();
    expect(field('Stone Basalt')).toBeTruthy();
  });

  it('`bare` renders only the sheet, and children or `format` replace the text', () => {
    view(
      <>
        <Picker bare label="Stone" range={stones} />
        <Picker label="Cut" range={stones} id="cut" className="mine" data-test="1" value={0}>
          <i>pick</i>
        </Picker>
        <Picker label="Size" range={[3]} value={0} format={(at) => `No. ${at}`} placeholder="-" />
      </>,
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(field('Cut pick').id).toBe('cut');
    expect(field('Cut pick').parentElement?.matches('.mine')).toBe(true);
    expect(field('Size No. 0')).toBeTruthy();
  });

  it('does not open while it is disabled or read-only', async () => {
    view(
      <>
        <Picker label="Stone" range={stones} disabled />
        <Picker label="Cut" range={stones} readOnly value={1} />
      </>,
    );
    expect((field('Stone Choose') as HTMLButtonElement).disabled).toBe(true);
    act(() => field('Cut Basalt').click());
    expect(sheet()).toBeNull();
  });

  it('is empty without rows, and development names the missing prop', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Picker label="Stone" mode="multiSelector" range={undefined as never} />);
    expect(field('Stone Choose')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('Picker: mode multiSelector needs range, columns or data');
  });
});

describe('Picker in a form', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const sent = () => Object.fromEntries(new FormData(form()));

  it('is sent with its form, can be required, and a reset restores the first value', async () => {
    const onChange = vi.fn();
    view(
      <form aria-label="Order">
        <Picker label="Stone" range={stones} name="stone" required />
        <Picker label="Site" mode="region" data={[]} name="site" defaultValue={['a', 'b']} />
        <Picker label="Start" mode="time" name="start" defaultValue="09:05" onChange={onChange} />
        <Picker label="Off" range={stones} name="off" value={1} disabled />
      </form>,
    );
    expect(sent()).toEqual({ stone: '', site: 'a,b', start: '09:05' });
    expect(form().checkValidity()).toBe(false);
    await open();
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(sent().stone).toBe('0');
    expect(form().checkValidity()).toBe(true);
    onChange.mockClear();
    act(() => form().reset());
    expect(sent().stone).toBe('');
    expect(field('Stone Choose')).toBeTruthy();
    // This value did not change.
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a reset that changes nothing does not call onChange, also with a new but equal array', () => {
    const onChange = vi.fn();
    const two = [stones, stones];
    const picker = (value: number[]) => (
      <form aria-label="Order">
        <Picker label="Slab" mode="multiSelector" range={two} {...{ value, onChange }} />
      </form>
    );
    const { rerender } = render(picker([0, 1]));
    rerender(picker([0, 1]));
    act(() => form().reset());
    expect(onChange).not.toHaveBeenCalled();
  });

  it('events in its sheet do not reach the form and the elements around it', {
    tags: 'long',
  }, async () => {
    const [onSubmit, onChange, onClick] = [vi.fn(), vi.fn(), vi.fn()];
    view(
      <form onSubmit={onSubmit} onChange={onChange}>
        <div role="presentation" onClick={onClick}>
          <Picker label="Stone" range={stones} searchable />
        </div>
      </form>,
    );
    await open();
    onClick.mockClear();
    await userEvent.fill(screen.getByRole('searchbox'), 'mar');
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(field('Stone Marble')).toBeTruthy();
    for (const tell of [onSubmit, onChange, onClick]) expect(tell).not.toHaveBeenCalled();
  });
});

describe('Picker of several columns', () => {
  it('onColumnChange reports the column, and its owner can change the next one', {
    tags: 'long',
  }, async () => {
    const [onColumnChange, onChange] = [vi.fn(), vi.fn()];
    const faces = [['North', 'South'], ['Pier']];
    function Owner() {
      const [site, setSite] = useState(0);
      return (
        <Picker
          label="Site"
          mode="multiSelector"
          labels={['Quarry', 'Face']}
          range={[['Alps', 'Coast'], faces[site] ?? []]}
          defaultValue={[0, 1]}
          onChange={onChange}
          onColumnChange={(change) => {
            onColumnChange(change);
            if (change.column === 0) setSite(change.value);
          }}
        />
      );
    }
    view(<Owner />);
    await open(/^Site Alps South/);
    await userEvent.keyboard('{ArrowDown}');
    expect(onColumnChange.mock.calls).toEqual([[{ column: 0, value: 1 }]]);
    expect(texts('Face')).toEqual(['Pier']);
    await userEvent.click(button('Done'));
    expect(onChange).toHaveBeenCalledWith([1, 0]);
  });

  it('calculates columns from the chosen values, and skips disabled rows', {
    tags: 'long',
  }, async () => {
    const onChange = vi.fn();
    view(
      <Picker
        label="Size"
        mode="multiSelector"
        defaultValue={[3, 'split']}
        onChange={onChange}
        columns={([thick]) => [
          { label: 'Thickness', options: [2, 3].map((value) => ({ value, label: `${value} cm` })) },
          {
            label: 'Finish',
            options: [
              { value: 'honed', label: 'Honed' },
              { value: 'split', label: 'Split', disabled: thick === 2 },
            ],
          },
        ]}
      />,
    );
    await open(/^Size 3 cm Split/);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen('Finish')).toBe('Honed');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith([2, 'honed']);
  });

  it('fetches child rows once, shows a loading text, and loads again after an error', {
    tags: 'long',
  }, async () => {
    const onChange = vi.fn();
    const answers: ((rows: { value: string; label: string }[] | null) => void)[] = [];
    const load = vi.fn(
      () =>
        new Promise<{ value: string; label: string }[]>((resolve, reject) => {
          answers.push((rows) => (rows ? resolve(rows) : reject(new Error('no network'))));
        }),
    );
    const data = [
      { value: 'alps', label: 'Alps', children: [{ value: 'north', label: 'North' }] },
      { value: 'coast', label: 'Coast', children: load },
    ];
    view(<Picker label="Site" mode="region" labels={['Quarry', 'Face']} {...{ data, onChange }} />);
    await open(/^Site/);
    expect(load).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Loading')).toBeTruthy();
    expect((button('Done') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowDown}');
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => answers[0]?.(null));
    await userEvent.click(button('Could not load. Try again'));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => answers[1]?.([{ value: 'pier', label: 'Pier' }]));
    expect(texts('Face')).toEqual(['Pier']);
    await userEvent.click(button('Done'));
    expect(onChange.mock.calls).toEqual([[['coast', 'pier']]]);
    await gone();
    expect(field('Site Coast Pier')).toBeTruthy();
  });
});

describe('Picker with a search', () => {
  it('filters the rows, and Done or Enter takes the first match', { tags: 'long' }, async () => {
    const onChange = vi.fn();
    const slabs = Array.from({ length: 10_000 }, (_, row) => `Slab ${row + 1}`);
    view(<Picker label="Slab" range={slabs} searchable onChange={onChange} />);
    await open(/^Slab/);
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.fill(search, '999');
    expect(texts('Slab').slice(0, 2)).toEqual(['Slab 999', 'Slab 1999']);
    await userEvent.fill(search, 'granite');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect((button('Done') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(search, '4321');
    await userEvent.click(button('Done'));
    expect(onChange.mock.calls).toEqual([[4320]]);
  });
});
