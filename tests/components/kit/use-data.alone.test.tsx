import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionSheet } from '@/components/action-sheet';
import { Selector } from '@/components/selector';
import { Avatar } from '@/components/avatar';
import { asItems, asText, asTexts, ifGiven, useData } from '@/components/kit/use-data';
import '@/components/kit/tokens.css';

afterEach(cleanup);

type Props = { items?: unknown; names?: unknown; title?: unknown; more?: unknown };

const seen: Props[] = [];

function Reader(ownProps: Props) {
  const readers = { items: asItems, names: asTexts, title: asText, more: ifGiven(asItems) };
  seen.push(useData('Reader', ownProps, readers));
  return null;
}

const read = (props: Props) => {
  seen.length = 0;
  const { rerender } = render(<Reader {...props} />);
  rerender(<Reader {...props} />);
  return seen;
};

describe('the data of a component', () => {
  it('stays the same object if it is of the right type', () => {
    const good = { items: [{ id: 7 }], names: ['slate'], title: 'Stones', more: [{}] };
    const [first] = read(good);
    for (const name of ['items', 'names', 'title', 'more'] as const)
      expect(first?.[name]).toBe(good[name]);
  });

  it('is empty if it is missing, and an optional list stays undefined', () => {
    const warn = vi.spyOn(console, 'warn');
    expect(read({ items: null, names: null, title: null, more: null })[0]).toEqual({
      items: [],
      names: [],
      title: undefined,
      more: undefined,
    });
    expect(read({})[0]).toEqual({ items: [] });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is without what the component cannot use, in the same list at each render', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [first, second] = read({
      items: [null, { id: 7 }, 'x'],
      names: ['a', 7, null],
      title: 7,
    });
    expect(first).toEqual({ items: [{ id: 7 }], names: ['a', '7'], title: '7' });
    expect(second?.items).toBe(first?.items);
    expect(second?.names).toBe(first?.names);
  });

  it('is named once in development if a part of it is lost', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const value of ['slate', { id: 7 }]) {
      render(<Selector label="Stone" options={value as never} />);
      render(<Avatar name={{ id: 7 } as never} />);
      render(<Avatar name={7 as never} />);
    }
    expect(warn.mock.calls).toEqual([
      ['<Selector>: it cannot use all of the data in options'],
      ['<Avatar>: it cannot use all of the data in name'],
    ]);
  });

  it('loses only the entries of a list that are no objects', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onClick = vi.fn();
    render(<ActionSheet open actions={[null as never, { label: 'Slate', onClick }]} />);
    screen.getByRole('button', { name: 'Slate' }).click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
