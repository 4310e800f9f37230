import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dropdown, DropdownItem, type DropdownItemProps } from '@/components/dropdown';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const drinks = [
  { value: 'americano', label: 'Americano' },
  { value: 'flat', label: 'Flat white' },
  { value: 'filter', label: 'Filter coffee', disabled: true },
  { value: 'latte', label: 'Latte' },
  { value: 'lungo', label: 'Lungo' },
];

function show(props: Partial<DropdownItemProps> = {}) {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <Dropdown label="Filters">
        <DropdownItem title="Drink" options={drinks} onChange={onChange} {...props} />
      </Dropdown>
    </StrictMode>,
  );
  return onChange;
}

const title = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;
const isOn = (text: string) => waitFor(() => expect(focused()).toBe(text));

describe('the title of a DropdownItem', () => {
  it('has the title as its name while nothing is chosen', () => {
    show();
    expect(title('Drink').textContent).toBe('Drink');
  });

  it('shows the chosen option, and its name is the title and that option', async () => {
    show();
    await userEvent.click(title('Drink'));
    await isOn('Americano');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(title('Drink: Flat white').textContent).toBe('Flat white');
    expect(document.activeElement).toBe(title('Drink: Flat white'));
  });

  it('has the title, the number and the texts of several options as its name', () => {
    show({ multiple: true, defaultValue: ['flat', 'latte'] });
    expect(title('Drink 2: Flat white, Latte').textContent).toBe('Drink 2');
  });

  it('keeps the aria-label that its owner sets', () => {
    show({ defaultValue: 'flat', 'aria-label': 'Choose a drink' });
    expect(title('Choose a drink').textContent).toBe('Flat white');
  });

  it.each(['{ArrowDown}', '{ArrowUp}'])('opens its panel with %s', async (key) => {
    show({ defaultValue: 'latte' });
    title('Drink: Latte').focus();
    await userEvent.keyboard(key);
    await isOn('Latte');
  });
});

describe('typing in the open list of a DropdownItem', () => {
  it('moves the focus to the next option that starts with the letters', async () => {
    const onChange = show();
    await userEvent.click(title('Drink'));
    await isOn('Americano');
    await userEvent.keyboard('lu');
    expect(focused()).toBe('Lungo');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('lungo');
  });

  it('moves to the next option when the same letter is repeated', async () => {
    show();
    await userEvent.click(title('Drink'));
    await isOn('Americano');
    await userEvent.keyboard('l');
    expect(focused()).toBe('Latte');
    await userEvent.keyboard('l');
    expect(focused()).toBe('Lungo');
    await userEvent.keyboard('l');
    expect(focused()).toBe('Latte');
  });

  it('reads a space within a word as text and does not choose an option', async () => {
    const onChange = show();
    await userEvent.click(title('Drink'));
    await isOn('Americano');
    await userEvent.keyboard('flat w');
    expect(focused()).toBe('Flat white');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('chooses with Space when no letters have been typed', async () => {
    const onChange = show();
    await userEvent.click(title('Drink'));
    await isOn('Americano');
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('americano');
  });

  it('keeps the focus when no option matches, and ignores shortcuts', async () => {
    show();
    await userEvent.click(title('Drink'));
    await isOn('Americano');
    await userEvent.keyboard('x');
    expect(focused()).toBe('Americano');
    await userEvent.keyboard('{Alt>}f{/Alt}');
    expect(focused()).toBe('Americano');
  });
});

it('Tab and Shift+Tab return to the option that the user was on', async () => {
  show({ multiple: true, defaultValue: ['americano'] });
  await userEvent.click(title('Drink 1: Americano'));
  await isOn('Americano');
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  expect(focused()).toBe('Latte');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Reset');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('Latte');
  await userEvent.keyboard('{Tab}{Enter}{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('Latte');
});
