import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Cascader,
  CheckList,
  IndexBar,
  Selector,
  TreeSelect,
  VirtualList,
  type VirtualListHandle,
} from '@/components';
import { untilTrue } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

const options = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Street ${index}`,
}));

afterEach(cleanup);

describe('3,000 options', () => {
  const many = 3000;
  let reads = 0;
  const list = Array.from({ length: many }, (_, index) => ({
    get value() {
      reads += 1;
      return String(index);
    },
    label: `Street ${index}`,
  }));
  const all = Array.from({ length: many }, (_, index) => String(index));

  it.each([
    ['CheckList', <CheckList key="" label="x" multiple options={list} defaultValue={all} />],
    ['Selector', <Selector key="" label="x" multiple options={list} defaultValue={all} />],
    ['Cascader', <Cascader key="" label="x" options={list} defaultOpen />],
    [
      'TreeSelect',
      <TreeSelect
        key=""
        label="x"
        multiple
        options={[{ value: 'north', label: 'North', children: list }]}
        defaultValue={all}
      />,
    ],
  ])('of a %s are read a few times each, also if all are chosen', async (_, ui) => {
    reads = 0;
    render(ui);
    await untilTrue(() => document.querySelector('[data-part=option], [role=option]'));
    expect(reads).toBeLessThan(20 * many);
  });
});

describe('10,000 options', () => {
  it('of a CheckList come into the document as far as the user scrolls', async () => {
    const onChange = vi.fn();
    render(<CheckList label="Streets" multiple options={options} onChange={onChange} />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
    screen.getByRole('checkbox', { name: 'Street 99' }).scrollIntoView();
    await untilTrue(() => screen.queryByRole('checkbox', { name: 'Street 150' }));
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(500);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Street 150' }));
    expect(onChange.mock.calls).toEqual([[['150']]]);
  });

  it('of a CheckList are searched as a whole', () => {
    const { rerender } = render(<CheckList label="Streets" options={options} />);
    rerender(<CheckList label="Streets" options={options} query="9999" />);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Street 9999' })).toBeTruthy();
  });

  it('of a CheckList send a chosen value whose row is not in the document', () => {
    render(
      <form aria-label="Order">
        <CheckList label="Streets" name="street" options={options} defaultValue="7000" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([['street', '7000']]);
  });

  it('of a Cascader open at the chosen row, and End goes to the last', async () => {
    const onChange = vi.fn();
    render(
      <Cascader label="Street" options={options} defaultValue={['5000']} onChange={onChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Street/ }));
    const chosen = await screen.findByRole('option', { name: 'Street 5000' });
    expect(chosen.getAttribute('aria-posinset')).toBe('5001');
    expect(chosen.getAttribute('aria-setsize')).toBe('10000');
    await untilTrue(() => document.activeElement === chosen);
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toContain('Street 9999');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls[0]?.[0]).toEqual(['9999']);
  });

  it('of an IndexBar are rows of a VirtualList, and a letter scrolls to its heading', async () => {
    const letters = [...'ABCDEFGHIJ'];
    const rows = letters.flatMap((letter) => [
      letter,
      ...Array.from({ length: 1000 }, (_, index) => `${letter} ${index}`),
    ]);
    const list = createRef<VirtualListHandle>();
    const goTo = (letter: string) => list.current?.scrollToIndex(rows.indexOf(letter));
    render(
      <div style={{ blockSize: 400, overflow: 'auto' }}>
        <IndexBar letters={letters} onSelect={goTo}>
          <VirtualList
            handle={list}
            items={rows}
            itemKey={String}
            isSticky={(row) => letters.includes(row)}
            renderItem={(row) => <div style={{ blockSize: 48 }}>{row}</div>}
          />
        </IndexBar>
      </div>,
    );
    await untilTrue(() => screen.queryByText('A 1'));
    expect(document.body.querySelectorAll('*').length).toBeLessThan(300);
    screen.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await untilTrue(() => screen.queryByText('C 1'));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('C');
  });

  it('of a Cascader without a choice put 100 rows into the document', async () => {
    render(<Cascader label="Street" options={options} />);
    await userEvent.click(screen.getByRole('button', { name: /^Street/ }));
    await screen.findByRole('option', { name: 'Street 0' });
    expect(screen.getAllByRole('option').length).toBeLessThan(300);
  });
});
