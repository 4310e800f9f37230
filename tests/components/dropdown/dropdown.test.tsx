import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dropdown, DropdownItem, type DropdownItemProps } from '@/components/dropdown';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const sorts = [
  { value: 'new', text: 'Newest first' },
  { value: 'price', text: 'Cheapest first' },
  { value: 'old', text: 'Oldest first', disabled: true },
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

it('drops below the bar, and its mask leaves what is above alone', async () => {
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

it('one is chosen by keys: the chosen one has the focus, Esc gives it back', async () => {
  const onChange = show({ defaultValue: ['price'] });
  await userEvent.click(title('Order: Cheapest first'));
  await waitFor(() => expect(focused()).toBe('Cheapest first'));
  expect(option('Cheapest first').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChange.mock.calls).toEqual([[['new']]]);
  await gone();
  expect(document.activeElement).toBe(title('Order: Newest first'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.activeElement).toBe(title('Order: Newest first'));
});

it('several are chosen until Done, and reset to the first value', { tags: 'long' }, async () => {
  const onChange = show({ multiple: true, defaultValue: ['new'] });
  await userEvent.click(title('Order 1: Newest first'));
  await userEvent.click(option('Cheapest first'));
  await userEvent.click(option('Newest first'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onChange.mock.calls).toEqual([[['new', 'price']], [['price']], [['new']]]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await gone();
});

it('has one panel at a time, and panels of any kind', { tags: 'long' }, async () => {
  show();
  await userEvent.click(title('Order'));
  await screen.findByRole('listbox');
  await userEvent.click(title('Cut'));
  await gone();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
  expect(document.activeElement).toBe(title('Cut'));
});

it('is led along by arrows, and refuses a disabled title', async () => {
  show();
  title('Order').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Cut');
  expect((title('Off') as HTMLButtonElement).disabled).toBe(true);
});

it('goes past a disabled title by arrows, and tells its owner of keys', async () => {
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

it('says what is missing around an item', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<DropdownItem title="Order" />)).toThrow('inside a Dropdown');
});

it('closes on Tab, which moves on from its title', async () => {
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

it('moves the focus into a custom panel', async () => {
  show();
  await userEvent.click(title('Cut'));
  expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: 'Cut' }));
});
