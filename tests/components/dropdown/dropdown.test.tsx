import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dropdown, DropdownItem, type DropdownItemProps } from '@/components/dropdown';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const sorts = [
  { value: 'new', label: 'Newest first' },
  { value: 'price', label: 'Cheapest first' },
  { value: 'old', label: 'Oldest first', disabled: true },
];
const title = (name: string) => screen.getByRole('button', { name });
const option = (name: string) => screen.getByRole('option', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const focused = () => document.activeElement?.textContent;

function show(props: Partial<DropdownItemProps> = {}) {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <h1 style={{ margin: 0, height: 60 }}>Slabs</h1>
      <Dropdown label="Filters">
        <DropdownItem title="Order" options={sorts} onChange={onChange} {...props} />
        <DropdownItem title="Cut">{(close) => <button onClick={close}>Apply</button>}</DropdownItem>
        <DropdownItem title="Off" disabled />
      </Dropdown>
    </StrictMode>,
  );
  return onChange;
}

it('the panel opens below the bar, and its mask does not cover the page above the bar', async () => {
  show();
  await userEvent.click(title('Order'));
  const list = await screen.findByRole('listbox', { name: 'Order' });
  await waitFor(() =>
    expect(list.closest('[data-state]')?.getAttribute('data-state')).toBe('open'),
  );
  const bar = screen.getByRole('group', { name: 'Filters' }).getBoundingClientRect();
  const layer = list.closest('[data-state]')?.getBoundingClientRect();
  expect(layer?.top).toBe(bar.bottom);
  expect(document.elementFromPoint(100, 30)?.tagName).toBe('H1');
  expect(title('Order').getAttribute('aria-expanded')).toBe('true');
});

it('the keyboard chooses an option, starts at the chosen one, and Escape returns the focus to the title', async () => {
  const onChange = show({ defaultValue: 'price' });
  await userEvent.click(title('Order: Cheapest first'));
  await waitFor(() => expect(focused()).toBe('Cheapest first'));
  expect(option('Cheapest first').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChange.mock.calls).toEqual([['new']]);
  await gone();
  expect(document.activeElement).toBe(title('Order: Newest first'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.activeElement).toBe(title('Order: Newest first'));
});

it('several options can be chosen until Done, and Reset restores the first value', {
  tags: 'long',
}, async () => {
  const onChange = show({ multiple: true, defaultValue: ['new'] });
  await userEvent.click(title('Order 1: Newest first'));
  await userEvent.click(option('Cheapest first'));
  await userEvent.click(option('Newest first'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onChange.mock.calls).toEqual([[['new', 'price']], [['price']], [['new']]]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await gone();
});

it('only one panel is open at a time, and a panel can have custom content', {
  tags: 'long',
}, async () => {
  show();
  await userEvent.click(title('Order'));
  await screen.findByRole('listbox');
  await userEvent.click(title('Cut'));
  await gone();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
  expect(document.activeElement).toBe(title('Cut'));
});

it('the right arrow key moves to the next title, and a disabled title cannot be pressed', async () => {
  show();
  title('Order').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Cut');
  expect((title('Off') as HTMLButtonElement).disabled).toBe(true);
});

it('the arrow keys skip a disabled title, and the bar calls onKeyDown', async () => {
  const onKeyDown = vi.fn();
  render(
    <Dropdown onKeyDown={onKeyDown}>
      <DropdownItem title="Order" options={sorts} />
      <DropdownItem title="Off" disabled />
      <DropdownItem title="Cut" options={sorts} />
    </Dropdown>,
  );
  title('Order').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Cut');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Order');
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

it('an item outside of a Dropdown throws an error that says where it belongs', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<DropdownItem title="Order" />)).toThrow('inside a Dropdown');
});

it('Tab closes the list and moves on from its title', async () => {
  show();
  await userEvent.click(title('Order'));
  await waitFor(() => expect(focused()).toBe('Newest first'));
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(focused()).toBe('Cut');
  await gone();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(focused()).toBe('Apply');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(title('Cut'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
});

it('a custom panel takes the focus when it opens', async () => {
  show();
  await userEvent.click(title('Cut'));
  expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: 'Cut' }));
});
