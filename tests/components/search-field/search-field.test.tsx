import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KitProvider } from '@/components/kit-provider';
import { SearchField, type SearchFieldProps } from '@/components/search-field';
import '@/components/kit/tokens.css';

afterEach(cleanup);

function show(props: Partial<SearchFieldProps> = {}) {
  const calls = {
    onChange: vi.fn(),
    onConfirm: vi.fn(),
    onFocusChange: vi.fn(),
    onClick: vi.fn(),
  };
  render(<SearchField label="Search" {...calls} {...props} />);
  return calls;
}

describe('SearchField', () => {
  it('reports typing, the search key and the focus', async () => {
    const calls = show();
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('ab{Enter}');
    expect(calls.onChange.mock.calls).toEqual([['a'], ['ab']]);
    expect(calls.onConfirm).toHaveBeenCalledExactlyOnceWith('ab');
    await userEvent.keyboard('{Tab}{Tab}');
    expect(calls.onFocusChange.mock.calls).toEqual([[true], [false]]);
  });

  it('the Clear button empties the field and keeps the focus', async () => {
    const calls = show();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.fill(field, 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(calls.onChange).toHaveBeenLastCalledWith('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the value of its owner', () => {
    show({ value: 'fixed', clearLabel: 'Löschen' });
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: 'other' } });
    expect(field.value).toBe('fixed');
    expect(screen.getByRole('button', { name: 'Löschen' })).toBeTruthy();
  });

  it('takes the focus with autoFocus', () => {
    show({ autoFocus: true });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is a button when it is disabled', async () => {
    const { onClick } = show({ disabled: true });
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is 44 px tall, and its font size does not make iOS zoom', () => {
    show();
    const field = screen.getByRole('searchbox');
    expect(field.getBoundingClientRect().height).toBe(44);
    expect(getComputedStyle(field).fontSize).toBe('16px');
  });
});

it('a long placeholder is cut at its own end, also an English one on an Arabic page', () => {
  render(
    <div dir="rtl" style={{ width: 160 }}>
      <SearchField label="Search" placeholder="Search the components of the kit" />
    </div>,
  );
  const input = screen.getByRole('searchbox', { name: 'Search' });
  expect(getComputedStyle(input).textOverflow).toBe('ellipsis');
  const placeholder = getComputedStyle(input, '::placeholder');
  expect(placeholder.unicodeBidi).toBe('plaintext');
  expect(placeholder.textAlign).toBe('right');
});

it('names its clear button in the language of the provider', async () => {
  render(
    <KitProvider locale="de">
      <SearchField label="Suche" value="Espresso" />
    </KitProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Löschen' })).toBeVisible();
});
