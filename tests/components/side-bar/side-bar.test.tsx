import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SideBar, type SideBarProps } from '@/components/side-bar';
import { tap } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Cups: {count}
    </button>
  );
}

const items = [
  { value: 'coffee', label: 'Coffee', content: <Count /> },
  { value: 'tea', label: 'Tea', badge: <span>3</span>, content: 'Mint tea' },
  { value: 'cakes', label: 'Cakes', disabled: true, content: 'Cheesecake' },
  { value: 'bread', label: 'Bread', content: 'Bagel' },
];

const tab = (name: string) => screen.getByRole('tab', { name });

describe('SideBar', () => {
  it('a tap on an item shows its content', async () => {
    const onChange = vi.fn();
    render(<SideBar label="Menu" items={items} onChange={onChange} />);
    const list = screen.getByRole('tablist', { name: 'Menu' });
    expect(list.getAttribute('aria-orientation')).toBe('vertical');
    expect(screen.getByRole('tabpanel', { name: 'Coffee' })).toBeTruthy();
    await tap(screen.getByText('Bread'));
    expect(screen.getByRole('tabpanel', { name: 'Bread' }).textContent).toBe('Bagel');
    expect(screen.getAllByRole('tabpanel').length).toBe(1);
    await tap(screen.getByText('Bread'));
    await tap(screen.getByText('Cakes'));
    expect(onChange.mock.calls).toEqual([['bread']]);
  });

  it('the arrow keys, Home and End move between the items and skip disabled ones', async () => {
    const onChange = vi.fn();
    render(<SideBar label="Menu" items={items} onChange={onChange} />);
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{ArrowDown}{End}{Home}{ArrowUp}');
    expect(onChange.mock.calls.flat()).toEqual([
      'tea',
      'bread',
      'coffee',
      'bread',
      'coffee',
      'bread',
    ]);
    expect(document.activeElement).toBe(tab('Bread'));
  });

  it('keeps the state of hidden content', async () => {
    render(<SideBar label="Menu" items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cups: 0' }));
    await tap(screen.getByText('Tea'));
    await tap(screen.getByText('Coffee'));
    expect(screen.getByRole('button', { name: 'Cups: 1' })).toBeTruthy();
  });

  it('the name of an item includes its badge', () => {
    render(<SideBar label="Menu" items={items} />);
    expect(tab('Tea 3')).toBeTruthy();
  });

  it('follows its owner, and shows the first item when the value does not exist', () => {
    const ui = (value: string) => <SideBar label="Menu" items={items} value={value} />;
    const { rerender } = render(ui('bread'));
    expect(tab('Bread').getAttribute('aria-selected')).toBe('true');
    rerender(ui('gone'));
    expect(tab('Coffee').getAttribute('aria-selected')).toBe('true');
  });

  it('has items of at least 44 px, and scrolls the current one into sight', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `Shelf ${at}` }));
    render(<SideBar label="Shelves" items={many} defaultValue="25" style={{ height: 200 }} />);
    const box = tab('Shelf 25').getBoundingClientRect();
    const bar = screen.getByRole('tablist').getBoundingClientRect();
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.top).toBeGreaterThanOrEqual(bar.top);
    expect(box.bottom).toBeLessThanOrEqual(bar.bottom);
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });
});

describe('SideBar that follows a scroller', () => {
  const heights: Readonly<Record<string, number>> = { a: 300, b: 300, c: 300, d: 60 };
  const sections = Object.entries(heights).map(([key, height]) => ({
    value: key,
    label: key.toUpperCase(),
    content: <div style={{ height }}>Section {key}</div>,
  }));
  const Spy = (props: Partial<SideBarProps>) => (
    <SideBar label="Menu" items={sections} spy style={{ height: 200 }} {...props} />
  );
  const scroller = () => screen.getByText('Section a').closest('[role=group]') as HTMLElement;
  const current = () => document.querySelector('[aria-current=true]')?.textContent;

  it('marks the section at the top while the user scrolls', async () => {
    const onChange = vi.fn();
    render(<Spy onChange={onChange} />);
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy();
    expect(current()).toBe('A');
    scroller().scrollTop = 299;
    await expect.poll(current).toBe('B');
    scroller().scrollTop = 10;
    await expect.poll(current).toBe('A');
    scroller().scrollTop = 9999;
    await expect.poll(current).toBe('D');
    expect(onChange.mock.calls).toEqual([['b'], ['a'], ['d']]);
  });

  it('a press scrolls to its section and marks no other item on the way', async () => {
    const onChange = vi.fn();
    render(<Spy onChange={onChange} />);
    await tap(screen.getByText('C'));
    await expect.poll(() => Math.round(scroller().scrollTop)).toBe(600);
    await frame();
    expect(current()).toBe('C');
    expect(onChange.mock.calls).toEqual([['c']]);
  });

  it('keeps a pressed item marked when its section cannot reach the top', async () => {
    const four = [...sections, { value: 'e', label: 'E', content: <div style={{ height: 20 }} /> }];
    render(<Spy items={four} />);
    await tap(screen.getByText('D'));
    await expect.poll(() => Math.round(scroller().scrollTop)).toBe(780);
    await frame();
    expect(current()).toBe('D');
  });

  it('scrolls to the item of its owner', async () => {
    const { rerender } = render(<Spy value="a" />);
    rerender(<Spy value="b" />);
    await expect.poll(() => Math.round(scroller().scrollTop)).toBe(300);
    expect(current()).toBe('B');
  });

  it('starts at its first value', () => {
    render(<Spy defaultValue="c" />);
    expect(Math.round(scroller().scrollTop)).toBe(600);
  });
});
