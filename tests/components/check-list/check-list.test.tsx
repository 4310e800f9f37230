import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckList, type CheckListProps } from '@/components/check-list';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { SearchBar } from '@/components/search-bar';
import { tap } from '../../helpers/touch';

afterEach(cleanup);

const cities = [
  { value: 'ber', label: 'Berlin' },
  { value: 'los', label: 'Lagos', note: 'Nigeria' },
  { value: 'lis', label: 'Lisbon', disabled: true },
  { value: 'szx', label: 'Shenzhen' },
];

const row = (name: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name }) ??
  screen.getByRole<HTMLInputElement>('checkbox', { name });
const rows = () =>
  [...document.querySelectorAll<HTMLInputElement>('label input')].map(({ value }) => value);
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('label input')].flatMap((one) =>
    one.checked ? [one.value] : [],
  );
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

function Searched(props: Partial<CheckListProps>) {
  const [query, setQuery] = useState('');
  return (
    <CheckList
      label="City"
      options={cities}
      query={query}
      search={<SearchBar label="Search" value={query} onChange={setQuery} />}
      {...(props as object)}
    />
  );
}

describe('CheckList', () => {
  it('is a named group of radio buttons, and a tap anywhere on a row chooses it', async () => {
    const onChange = vi.fn();
    render(<CheckList label="City" options={cities} onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'City' })).toBeTruthy();
    const { right, top } = row('Lagos Nigeria').getBoundingClientRect();
    await tap({ x: right - 3, y: top + 3 });
    expect(chosen()).toEqual(['los']);
    await tap(row('Lisbon'));
    expect(onChange.mock.calls).toEqual([['los']]);
  });

  it('is one tab stop, and the arrow keys choose the next row that is not disabled', async () => {
    render(<CheckList label="City" options={cities} defaultValue="los" />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(chosen()).toEqual(['szx']);
    expect(document.activeElement).toBe(row('Shenzhen'));
  });

  it('shows the check on chosen rows only', async () => {
    render(<CheckList label="City" options={cities} multiple checkIcon={<b>on</b>} />);
    await userEvent.click(row('Berlin'));
    await userEvent.click(row('Shenzhen'));
    const seen = () =>
      screen
        .getAllByText('on')
        .map((mark) => getComputedStyle(mark.parentElement as Element).opacity);
    await expect.poll(seen).toEqual(['1', '0', '0', '1']);
  });

  it('reports several values in the order of the options, and no more than `max`', async () => {
    const onChange = vi.fn();
    render(<CheckList label="Cities" options={cities} multiple max={2} onChange={onChange} />);
    await tap(row('Shenzhen'));
    await tap(row('Berlin'));
    await tap(row('Lagos Nigeria'));
    expect(onChange.mock.calls).toEqual([[['szx']], [['ber', 'szx']]]);
  });

  it('has rows that are 48 px tall or more', () => {
    render(<CheckList label="City" options={cities} />);
    const heights = cities.map(({ value }) =>
      document.querySelector(`input[value=${value}]`)!.getBoundingClientRect(),
    );
    expect(heights.every(({ height }) => height >= 48)).toBe(true);
  });
});

describe('CheckList with a search', () => {
  it('shows the options whose text or note contains the query', async () => {
    render(<Searched />);
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), ' NIGER');
    expect(rows()).toEqual(['los']);
    expect(screen.getAllByRole('status').map((one) => one.textContent)).not.toContain(
      'Nothing found',
    );
    await userEvent.fill(screen.getByRole('searchbox'), 'x');
    expect(rows()).toEqual([]);
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await userEvent.fill(screen.getByRole('searchbox'), '');
    expect(rows()).toEqual(['ber', 'los', 'lis', 'szx']);
  });

  it('keeps and sends chosen options that the search hides', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <Searched multiple name="city" defaultValue={['szx']} onChange={onChange as never} />
      </form>,
    );
    await userEvent.fill(screen.getByRole('searchbox'), 'ber');
    await userEvent.click(row('Berlin'));
    expect(onChange.mock.calls).toEqual([[['ber', 'szx']]]);
    expect(sent()).toEqual(['city=ber', 'city=szx']);
    await userEvent.fill(screen.getByRole('searchbox'), 'nothing');
    expect(sent()).toEqual(['city=ber', 'city=szx']);
  });

  it('Tab still reaches the list when the search hides the chosen row', async () => {
    render(<Searched defaultValue="szx" />);
    await userEvent.fill(screen.getByRole('searchbox'), 'ber');
    row('Berlin').focus();
    expect(document.activeElement).toBe(row('Berlin'));
    await userEvent.keyboard(' ');
    expect(chosen()).toEqual(['ber']);
  });

  it('stays invalid while it is required and empty, also when the search finds no row', async () => {
    render(
      <form>
        <Searched name="city" required />
      </form>,
    );
    await userEvent.fill(screen.getByRole('searchbox'), 'nothing');
    expect(form().checkValidity()).toBe(false);
    await userEvent.fill(screen.getByRole('searchbox'), '');
    await userEvent.click(row('Berlin'));
    await userEvent.fill(screen.getByRole('searchbox'), 'nothing');
    expect(form().checkValidity()).toBe(true);
  });

  it('accepts another filter and another text for an empty list', () => {
    const filter = vi.fn(() => false);
    render(<CheckList label="City" options={cities} query="a" filter={filter} empty="None" />);
    expect(filter).toHaveBeenCalledWith(cities[0], 'a');
    expect(screen.getByRole('status').textContent).toBe('None');
  });
});

describe('CheckList in forms', () => {
  it('a reset restores the first values', async () => {
    render(
      <form>
        <CheckList label="City" options={cities} multiple name="city" defaultValue={['los']} />
      </form>,
    );
    await userEvent.click(row('Berlin'));
    await userEvent.click(row('Lagos Nigeria'));
    expect(sent()).toEqual(['city=ber']);
    form().reset();
    await expect.poll(chosen).toEqual(['los']);
  });

  it('is a field of the kit Form, which reports it when it is empty', async () => {
    const handle = createRef<FormHandle>();
    render(
      <Form handle={handle}>
        <FormItem label="Cities">
          <CheckList label="Cities" options={cities} multiple name="city" required />
        </FormItem>
      </Form>,
    );
    expect(handle.current!.values()).toEqual({ city: [] });
    expect(await handle.current!.validate()).not.toEqual([]);
    await userEvent.click(row('Berlin'));
    expect(handle.current!.values()).toEqual({ city: ['ber'] });
  });
});
