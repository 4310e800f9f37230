import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Collapse, CollapseItem, type CollapseProps } from '@/components/collapse';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const items = (
  <>
    <CollapseItem value="a" title="One" data-testid="a">
      First <a href="#one">link</a>
    </CollapseItem>
    <CollapseItem value="b" title="Two" lazy>
      Second
    </CollapseItem>
    <CollapseItem value="c" title="Three" disabled>
      Third
    </CollapseItem>
  </>
);

const show = (props: CollapseProps = {}) =>
  render(<Collapse {...props}>{items}</Collapse>, { wrapper: StrictMode });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const panel = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-controls') ?? '');

describe('Collapse', () => {
  it('opens and closes several items with their heading buttons and with the keyboard', async () => {
    const onChange = vi.fn();
    show({ onChange, className: 'mine' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    act(() => button('One').focus());
    await userEvent.keyboard('{Enter}');
    expect(isOpen('One')).toBe(true);
    expect(screen.getByRole('group', { name: 'One' })).toBe(panel('One'));
    act(() => button('Two').click());
    expect(onChange.mock.calls).toEqual([[['a']], [['a', 'b']]]);
    await userEvent.keyboard(' ');
    expect(isOpen('One')).toBe(false);
    expect(screen.getByTestId('a').dataset.state).toBe('closed');
    act(() => button('Three').click());
    expect(button('Three').disabled).toBe(true);
    expect(isOpen('Three')).toBe(false);
  });

  it('a panel is a named group only while it is open', () => {
    show({ defaultValue: ['a'] });
    expect(screen.getAllByRole('group').map(({ id }) => id)).toEqual([panel('One')?.id]);
    for (const name of ['Two', 'Three']) {
      expect(panel(name)?.hasAttribute('role')).toBe(false);
      expect(panel(name)?.hasAttribute('aria-labelledby')).toBe(false);
    }
  });

  it('an accordion has at most one open item', () => {
    show({ accordion: true, defaultValue: ['a'] });
    act(() => button('Two').click());
    expect([isOpen('One'), isOpen('Two')]).toEqual([false, true]);
    act(() => button('Two').click());
    expect(isOpen('Two')).toBe(false);
  });

  it('keeps the value of its owner', () => {
    const onChange = vi.fn();
    function Owner() {
      const [value, setValue] = useState<readonly string[]>(['a']);
      return (
        <>
          <Collapse value={value} onChange={onChange}>
            {items}
          </Collapse>
          <button type="button" onClick={() => setValue([])}>
            None
          </button>
        </>
      );
    }
    render(<Owner />);
    act(() => button('Two').click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    expect([isOpen('One'), isOpen('Two')]).toEqual([true, false]);
    act(() => button('None').click());
    expect(isOpen('One')).toBe(false);
  });

  it('animates its height, and hides a closed panel so that find-in-page can open it', async () => {
    show({ style: { ['--portico-collapse-duration' as string]: '60ms' } });
    const height = () => screen.getByTestId('a').offsetHeight;
    const closed = height();
    expect(panel('One')?.getAttribute('hidden')).toBe('until-found');
    act(() => button('One').click());
    expect(panel('One')?.hasAttribute('hidden')).toBe(false);
    await expect.poll(height).toBeGreaterThan(closed + 30);
    act(() => button('One').click());
    expect(panel('One')?.inert).toBe(true);
    expect(panel('One')?.hasAttribute('hidden')).toBe(false);
    await expect.poll(() => panel('One')?.getAttribute('hidden')).toBe('until-found');
    expect(height()).toBe(closed);
    act(() => void panel('One')?.dispatchEvent(new Event('beforematch')));
    expect(isOpen('One')).toBe(true);
    expect(panel('One')?.hasAttribute('hidden')).toBe(false);
  });

  it('renders lazy content when it is first opened, and keeps it', async () => {
    show();
    expect(screen.queryByText('Second')).toBeNull();
    act(() => button('Two').click());
    expect(screen.getByText('Second')).toBeTruthy();
    act(() => button('Two').click());
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('an item outside of a Collapse throws an error that says where it belongs', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<CollapseItem value="a" title="One" />)).toThrow('CollapseItem: ');
    vi.restoreAllMocks();
  });
});
