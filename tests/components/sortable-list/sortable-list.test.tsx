import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SortableList, type SortableListProps } from '@/components/sortable-list';
import { politeText } from '../../helpers/polite-text';
import { centreOf, liftFingers, mouse, tap, touch } from '../../helpers/touch';

afterEach(async () => {
  await liftFingers();
  cleanup();
});

type Props = Partial<SortableListProps<string>>;

const drinks = ['Espresso', 'Latte', 'Mocha', 'Tea'];

const list = (props: Props = {}) => (
  <SortableList
    label="Drinks"
    items={drinks}
    itemKey={(drink) => drink}
    itemLabel={(drink) => drink}
    renderItem={(drink) => drink}
    {...props}
  />
);

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const row = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent === name) as HTMLElement;
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const said = () => politeText();
const topOf = (name: string) => Math.round(row(name).getBoundingClientRect().top);

describe('SortableList with a pointer', () => {
  it('moves a row that a finger drags by its handle', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 120 });
    expect(row('Espresso').hasAttribute('data-dragging')).toBe(true);
    await expect.poll(() => topOf('Latte')).toBeLessThan(topOf('Espresso'));
    expect(onChange).not.toHaveBeenCalled();
    await finger.up();
    expect(onChange.mock.calls).toEqual([
      [
        ['Latte', 'Mocha', 'Espresso', 'Tea'],
        ['Latte', 'Mocha', 'Espresso', 'Tea'],
      ],
    ]);
    expect(order()).toEqual(['Latte', 'Mocha', 'Espresso', 'Tea']);
    expect(said()).toBe('Espresso is now at place 3 of 4');
    expect(handle('Espresso').getAttribute('aria-pressed')).toBe('false');
  });

  it('moves a row that a mouse drags', async () => {
    render(list());
    const { x, y } = centreOf(handle('Tea'));
    await mouse('mousePressed', { x, y });
    await mouse('mouseMoved', { x, y: y - 20 });
    await mouse('mouseMoved', { x, y: y - 130 });
    await mouse('mouseReleased', { x, y: y - 130 });
    await expect.poll(order).toEqual(['Espresso', 'Tea', 'Latte', 'Mocha']);
  });

  it('leaves the row under the finger when it is dropped, and glides into its place', async () => {
    render(list());
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 80 });
    const before = topOf('Espresso');
    await finger.up();
    expect(Math.abs(topOf('Espresso') - before)).toBeLessThan(40);
    await expect.poll(() => topOf('Espresso') - topOf('Latte')).toBe(52);
    expect(row('Espresso').style.transform).toBe('');
  });

  it('puts the rows back when the browser cancels the touch', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 120 });
    await finger.cancel();
    expect(onChange).not.toHaveBeenCalled();
    await expect.poll(() => row('Espresso').hasAttribute('data-dragging')).toBe(false);
    expect(order()).toEqual(['Espresso', 'Latte', 'Mocha', 'Tea']);
    expect(said()).toBe('');
  });

  it('ignores a second finger on another handle', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    const first = await touch(handle('Espresso'), 0);
    await first.move({ y: 60 });
    const second = await touch(handle('Tea'), 1);
    await second.move({ y: -60 });
    expect(row('Tea').hasAttribute('data-dragging')).toBe(false);
    await second.up();
    await first.up();
    expect(onChange.mock.calls.map(([next]) => next)).toEqual([
      ['Latte', 'Espresso', 'Mocha', 'Tea'],
    ]);
  });

  it('drags a row after a long press on its text with holdToDrag', async () => {
    const onChange = vi.fn();
    render(list({ onChange, holdToDrag: true }));
    const finger = await touch(screen.getByText('Latte'));
    await expect.poll(() => row('Latte').hasAttribute('data-dragging')).toBe(true);
    await finger.move({ y: -60 });
    await finger.up();
    expect(onChange.mock.calls[0]?.[0]).toEqual(['Latte', 'Espresso', 'Mocha', 'Tea']);
  });

  it('does not drag by the text of a row without holdToDrag', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    const finger = await touch(screen.getByText('Latte'));
    await finger.move({ y: -60 });
    await finger.up();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('scrolls its scroller near the edge, up to the end of the list', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `Drink ${at}`);
    render(
      <div data-testid="scroller" style={{ height: 260, overflow: 'auto' }}>
        {list({ items: many })}
        <div style={{ height: 600 }} />
      </div>,
    );
    const scroller = screen.getByTestId('scroller');
    const finger = await touch(handle('Drink 0'));
    await finger.move({ y: 225 });
    await expect.poll(() => scroller.scrollTop, { timeout: 8000 }).toBeGreaterThan(1300);
    await expect.poll(() => order().indexOf('Drink 0')).toBe(0);
    await finger.up();
    expect(order()[29]).toBe('Drink 0');
    // 30 rows of 52 px in a view of 260 px, and 16 px more.
    expect(scroller.scrollTop).toBeLessThanOrEqual(1316);
  });

  it('keeps a fixed row in its place while others pass it', async () => {
    render(list({ isFixed: (drink) => drink === 'Latte' }));
    expect(screen.queryByRole('button', { name: 'Move Latte' })).toBeNull();
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 120 });
    await finger.up();
    expect(order()).toEqual(['Mocha', 'Latte', 'Espresso', 'Tea']);
  });

  it('ends the drag when the owner removes the row', async () => {
    const { rerender } = render(list());
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 60 });
    rerender(list({ items: ['Latte', 'Mocha', 'Tea'] }));
    await finger.move({ y: 60 });
    await finger.up();
    expect(order()).toEqual(['Latte', 'Mocha', 'Tea']);
    expect(row('Latte').style.transform).toBe('');
  });

  it('keeps the row under the finger when the owner adds another row', async () => {
    const { rerender } = render(list());
    const finger = await touch(handle('Latte'));
    await finger.move({ y: 30 });
    const before = topOf('Latte');
    rerender(list({ items: ['Water', ...drinks] }));
    expect(Math.abs(topOf('Latte') - before)).toBeLessThan(2);
    await finger.move({ y: 30 });
    await finger.up();
    expect(order()).toEqual(['Water', 'Espresso', 'Latte', 'Mocha', 'Tea']);
  });

  it('survives an unmount during a drag', async () => {
    const { unmount } = render(list());
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 60 });
    unmount();
    await finger.move({ y: 60 });
    await finger.up();
    render(list());
    expect(order()).toEqual(['Espresso', 'Latte', 'Mocha', 'Tea']);
  });
});

describe('SortableList with a value', () => {
  it('shows the order of its owner, who may refuse another one', async () => {
    const onChange = vi.fn();
    render(list({ value: ['Tea', 'Mocha'], onChange }));
    expect(order()).toEqual(['Tea', 'Mocha', 'Espresso', 'Latte']);
    const finger = await touch(handle('Tea'));
    await finger.move({ y: 60 });
    await finger.up();
    expect(onChange.mock.calls[0]?.[0]).toEqual(['Mocha', 'Tea', 'Espresso', 'Latte']);
    await expect.poll(() => topOf('Mocha') - topOf('Tea')).toBe(52);
    expect(order()).toEqual(['Tea', 'Mocha', 'Espresso', 'Latte']);
  });

  it('lets the owner keep the items in their order', async () => {
    function Owner() {
      const [items, setItems] = useState(drinks);
      return list({ items, value: items, onChange: (_, next) => setItems(next) });
    }
    render(<Owner />);
    await tap(handle('Latte'));
    await userEvent.click(screen.getByRole('button', { name: 'Move Latte up' }));
    await tap(handle('Latte'));
    expect(order()).toEqual(['Latte', 'Espresso', 'Mocha', 'Tea']);
  });

  it('moves nothing while it is disabled', async () => {
    const onChange = vi.fn();
    render(<fieldset disabled>{list({ onChange, holdToDrag: true })}</fieldset>);
    const finger = await touch(handle('Espresso'));
    await finger.move({ y: 120 });
    await finger.up();
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
    render(list({ disabled: true, onChange }));
    expect((handle('Espresso') as HTMLButtonElement).disabled).toBe(true);
  });
});
