import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import '@/components/kit/tokens.css';

afterEach(cleanup);

describe('List', () => {
  it('is a list named by its heading, with one item for each child', () => {
    render(
      <List title="Storage" footer="Emptied when needed">
        <Cell title="Cache" />
        {false}
        {['a', 'b'].map((name) => (
          <Cell key={name} title={name} />
        ))}
      </List>,
    );
    const list = screen.getByRole('list', { name: 'Storage' });
    expect(screen.getByRole('heading', { level: 2, name: 'Storage' })).toBeTruthy();
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Emptied when needed')).toBeTruthy();
  });

  it('does not count rows that render nothing, and shows no line below such a first row', () => {
    const Nothing = () => null;
    render(
      <List label="Storage">
        <Nothing />
        <Cell title="Cache" />
        {''}
        <Cell title="Pictures" />
      </List>,
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Cache', 'Pictures']);
    const lines = rows.map((row) => getComputedStyle(row).getPropertyValue('--portico-cell-line'));
    expect(lines).toEqual(['transparent', '']);
  });

  it('shows rows that are cards themselves with a gap, in the columns of the product', () => {
    render(
      <div style={{ inlineSize: 332, ...({ '--portico-list-columns': '1fr 1fr' } as object) }}>
        <List variant="plain" label="Storage">
          <p style={{ margin: 0 }}>Cache</p>
          <p style={{ margin: 0 }}>Pictures</p>
        </List>
      </div>,
    );
    const [first, second] = screen
      .getAllByRole('listitem')
      .map((row) => row.getBoundingClientRect());
    expect(first!.width).toBe(144);
    expect(second!.left - first!.right).toBe(12);
    expect(getComputedStyle(screen.getByRole('list')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  it('counts each child of a fragment as a row, at any depth, and keeps it when others come', () => {
    const rows = (names: readonly string[]) => (
      <List label="Storage">
        <Cell title="Cache" />
        <>
          {names.map((name) => (
            <input key={name} aria-label={name} />
          ))}
          <>
            <Cell title="Pictures" />
          </>
        </>
      </List>
    );
    const { rerender } = render(rows(['a']));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    const kept = screen.getByRole('textbox', { name: 'a' });
    rerender(rows(['b', 'a']));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'a' })).toBe(kept);
  });

  it('shows no line above the first visible row below two empty ones', () => {
    const Nothing = () => null;
    render(
      <List label="Storage">
        <Nothing />
        <Nothing />
        <Cell title="Cache" />
      </List>,
    );
    const row = screen.getByRole('listitem');
    expect(getComputedStyle(row).getPropertyValue('--portico-cell-line')).toBe('transparent');
  });

  it('can have neither title nor footer', () => {
    render(
      <List>
        <Cell title="Cache" />
      </List>,
    );
    expect(screen.getByRole('list').getAttribute('aria-labelledby')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('accepts a label, a heading level, and the attributes of its section', () => {
    render(
      <>
        <List label="Stones" id="stones" className="mine">
          <Cell title="Slate" />
        </List>
        <List title="Deeper" level={4}>
          <Cell title="Lava" />
        </List>
      </>,
    );
    const section = screen.getByRole('list', { name: 'Stones' }).closest('section');
    expect([section?.id, section?.classList.contains('mine')]).toEqual(['stones', true]);
    expect(screen.getByRole('heading', { level: 4, name: 'Deeper' })).toBeTruthy();
  });
});
