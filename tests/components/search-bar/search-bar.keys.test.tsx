import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchBar } from '@/components/search-bar';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Drinks' });
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

/** Passes a new array with equal contents in each render, as most products do. */
function Owner({ onConfirm }: { onConfirm?: (text: string) => void }) {
  const [, setCount] = useState(0);
  const suggestions = ['latte', 'lemonade', 'lungo'].map((value) => ({ value }));
  return (
    <>
      <SearchBar
        label="Drinks"
        defaultValue="le"
        suggestions={suggestions}
        onKeyUp={() => setCount((count) => count + 1)}
        onConfirm={onConfirm}
      />
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Refresh
      </button>
    </>
  );
}

describe('the Cancel button of a SearchBar', () => {
  it('keeps the focus that Tab moves from an empty field, and gives it back when it ends the search', async () => {
    const onCancel = vi.fn();
    render(<SearchBar label="Drinks" suggestions={[]} onCancel={onCancel} />);
    await userEvent.click(box());
    await userEvent.tab();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(box());
  });

  it('leaves when the focus leaves the bar', async () => {
    render(
      <>
        <SearchBar label="Drinks" suggestions={[]} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.click(box());
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});

describe('the active suggestion of a SearchBar', () => {
  it.each([
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
    ['{Home}', 0],
    ['{End}', 2],
  ])(
    '%s clears it and moves the caret in the text, and Enter then searches for the text',
    async (key, caret) => {
      const onConfirm = vi.fn();
      render(<Owner onConfirm={onConfirm} />);
      await userEvent.click(box());
      box().setSelectionRange(2, 2);
      await userEvent.keyboard('{ArrowDown}');
      expect(active()).toBe('latte');
      await userEvent.keyboard(key);
      expect(active()).toBeUndefined();
      expect(box().hasAttribute('aria-activedescendant')).toBe(false);
      expect(box().selectionStart).toBe(caret);
      expect(screen.getByRole('listbox')).toBeTruthy();
      await userEvent.keyboard('{Enter}');
      expect(onConfirm).toHaveBeenCalledExactlyOnceWith('le');
      expect(box().value).toBe('le');
    },
  );

  it('typing and deleting clear it, also while the suggestions stay the same', async () => {
    const onConfirm = vi.fn();
    render(<Owner onConfirm={onConfirm} />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}m');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('le');
  });

  it('stays when a render passes an equal but new array', async () => {
    render(<Owner />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('lemonade');
    screen
      .getByRole('button', { name: 'Refresh' })
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await userEvent.keyboard('{Shift}');
    expect(active()).toBe('lemonade');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('lungo');
    await userEvent.keyboard('{Enter}');
    expect(box().value).toBe('lungo');
  });

  it('is cleared when the suggestions change', async () => {
    const list = (...values: string[]) => (
      <SearchBar label="Drinks" suggestions={values.map((value) => ({ value }))} />
    );
    const { rerender } = render(list('latte', 'lungo'));
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    rerender(list('lemonade', 'lungo'));
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('lemonade');
  });
});
