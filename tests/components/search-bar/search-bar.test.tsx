import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, SubmitButton } from '@/components/form';
import { SearchBar, type SearchBarProps } from '@/components/search-bar';
import '@/components/kit/tokens.css';
import { politeText } from '../../helpers/polite-text';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stones = [
  { value: 'granite' },
  { value: 'gritstone', note: 'Weathers well' },
  { value: 'slate' },
];

function show(props: Partial<SearchBarProps> = {}) {
  const calls = { onChange: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn(), onSelect: vi.fn() };
  render(
    <StrictMode>
      <SearchBar label="Stones" {...calls} {...props} />
    </StrictMode>,
  );
  return calls;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Stones' });
const spoken = () => document.querySelector('[aria-live=polite]:last-child')?.textContent;
const chosen = () => screen.queryByRole('option', { selected: true });

describe('SearchBar', () => {
  it('is a landmark with one field, and reports typing and the search key', async () => {
    const { onChange, onConfirm } = show();
    expect(screen.getByRole('search', { name: 'Stones' })).toBeTruthy();
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Stones' });
    await userEvent.type(input, 'ab{Enter}');
    expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('ab');
    expect(getComputedStyle(input).fontSize).toBe('16px');
  });

  it('grows with the text, so that tall letters have room', () => {
    const heights = ['16px', '32px'].map((size) => {
      document.documentElement.style.fontSize = size;
      show();
      const { height } = screen.getByRole('searchbox').getBoundingClientRect();
      cleanup();
      return height;
    });
    document.documentElement.style.fontSize = '';
    expect(heights).toEqual([44, 60]);
  });

  it('shows a Cancel button during a search, which empties and leaves the field', async () => {
    const { onCancel, onChange } = show();
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the Clear button and Escape empty the field, and the focus stays', async () => {
    show({ defaultValue: 'slate', cancelButton: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    const input = screen.getByRole<HTMLInputElement>('searchbox');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('gr{Escape}');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });

  it('a read-only field keeps its text and shows no suggestions', { tags: 'long' }, async () => {
    const { onChange, onCancel } = show({
      ...{ readOnly: true, defaultValue: 'g', suggestions: stones, 'aria-invalid': true },
    });
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
    expect(box().value).toBe('g');
    expect(screen.getByRole('search').hasAttribute('data-invalid')).toBe(true);
  });

  it('has no status, and its live regions are empty until there are suggestions', async () => {
    show({ suggestions: stones });
    expect(screen.queryByRole('status')).toBe(null);
    expect(politeText()).toBe('');
    await userEvent.click(box());
    expect(politeText()).toBe('Suggestions: 3');
  });

  it('the arrow keys move through the suggestions, and Enter takes one', async () => {
    const { onSelect, onConfirm } = show({ suggestions: stones });
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(box());
    expect(politeText()).toBe('Suggestions: 3');
    expect(box().getAttribute('aria-controls')).toBe(
      screen.getByRole('listbox', { name: 'Suggestions' }).id,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()?.textContent).toBe('gritstoneWeathers well');
    expect(box().getAttribute('aria-activedescendant')).toBe(chosen()?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(stones[2]);
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('slate');
    expect(box().value).toBe('slate');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('Escape closes the list before it clears the text, and a tap takes a suggestion', {
    tags: 'long',
  }, async () => {
    const { onConfirm } = show({ suggestions: stones, defaultValue: 'gr' });
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('gr');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: /granite/ }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('granite');
    expect(document.activeElement).toBe(box());
  });

  it('can be controlled, and new suggestions clear the active one', async () => {
    function Owner() {
      const [query, setQuery] = useState('');
      const found = stones.filter(({ value }) => value.startsWith(query));
      return <SearchBar label="Stones" value={query} onChange={setQuery} suggestions={found} />;
    }
    render(<Owner />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).not.toBeNull();
    await userEvent.keyboard('s');
    expect(screen.getAllByRole('option').length).toBe(1);
    expect(chosen()).toBeNull();
    await userEvent.keyboard('x');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });
});

it('inside a form it is a field, and Enter searches without submitting the form', async () => {
  const [onSubmit, onConfirm] = [vi.fn(), vi.fn()];
  render(
    <Form label="Order" onSubmit={onSubmit}>
      <SearchBar label="Stones" name="stone" onConfirm={onConfirm} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  expect(document.querySelectorAll('form')).toHaveLength(1);
  const input = screen.getByRole('searchbox', { name: 'Stones' });
  await userEvent.type(input, 'slate{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('slate');
  // The Enter key that ends a composition. Safari marks it only with the key code 229.
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ stone: 'slate' });
});

describe('the active suggestion', () => {
  const onMac = () =>
    vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue(
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15',
      );

  it('a live region reads it with its note and position on a Mac', async () => {
    onMac();
    show({ suggestions: stones });
    await userEvent.click(box());
    expect(spoken()).toBe('');
    await userEvent.keyboard('{ArrowDown}');
    expect(spoken()).toBe('granite, 1 of 3');
    await userEvent.keyboard('{ArrowDown}');
    expect(spoken()).toBe('gritstone, Weathers well, 2 of 3');
    expect(box().getAttribute('aria-activedescendant')).toBe(chosen()?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(spoken()).toBe('');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(spoken()).toBe('');
  });

  it('only `aria-activedescendant` announces it on other platforms', async () => {
    show({ suggestions: stones });
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()?.textContent).toBe('granite');
    expect(spoken()).toBe('');
  });
});
