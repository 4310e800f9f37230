import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Textarea, type TextareaProps } from '@/components/textarea';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

function show(props: Partial<TextareaProps> = {}) {
  const onChange = vi.fn();
  const ui = (more: Partial<TextareaProps>) => (
    <Textarea label="Note" onChange={onChange} {...props} {...more} />
  );
  const { rerender } = render(ui({}));
  return { onChange, update: (more: Partial<TextareaProps>) => rerender(ui(more)) };
}

async function typeBehind(text: string) {
  field().focus();
  field().setSelectionRange(field().value.length, field().value.length);
  await userEvent.keyboard(text);
}

const height = () => field().getBoundingClientRect().height;

describe('Textarea', () => {
  it('[S5.7] takes 140 characters by default and counts them', async () => {
    show({ defaultValue: 'x'.repeat(138) });
    expect(screen.getByText('138/140')).toBeTruthy();
    await typeBehind('abc');
    expect(field().value).toBe(`${'x'.repeat(138)}ab`);
    expect(screen.getByText('140/140')).toBeTruthy();
    expect(screen.getByText('Characters left: 0').getAttribute('aria-live')).toBe('polite');
  });

  it('[S5.7] has no limit with maxLength={-1}, also when that is set later', async () => {
    const { update } = show({ maxLength: 4, defaultValue: 'slab' });
    update({ maxLength: -1 });
    expect(field().value).toBe('slab');
    await typeBehind(' of slate');
    expect(field().value).toBe('slab of slate');
    expect(screen.getByText('13')).toBeTruthy();
  });

  it('[S5.7] does not cut text while an IME composes', async () => {
    const session = cdp() as unknown as { send: (m: string, p: object) => Promise<unknown> };
    show({ maxLength: 2 });
    await userEvent.click(field());
    const composed = { text: 'shitou', selectionStart: 6, selectionEnd: 6 };
    await session.send('Input.imeSetComposition', composed);
    expect(field().value).toBe('shitou');
    await session.send('Input.insertText', { text: '石头板' });
    expect(field().value).toBe('石头');
  });

  it('grows with its text from minRows to maxRows, and shrinks again', async () => {
    show({ autoHeight: true, minRows: 2, maxRows: 4, maxLength: -1 });
    // A line is 24 px tall, and the padding and border are 22 px.
    expect(height()).toBe(70);
    await typeBehind('a{Enter}b{Enter}c');
    expect(height()).toBe(94);
    await typeBehind('{Enter}d{Enter}e{Enter}f');
    expect(height()).toBe(118);
    expect(field().scrollHeight).toBeGreaterThan(field().clientHeight);
    await userEvent.fill(field(), '');
    expect(height()).toBe(70);
  });

  it('has three rows by default, and reports the number of its lines', async () => {
    const onLineChange = vi.fn();
    show({ onLineChange });
    expect(height()).toBe(94);
    await vi.waitFor(() =>
      expect(onLineChange).toHaveBeenCalledExactlyOnceWith({ height: 24, lineCount: 1 }),
    );
    await typeBehind('a{Enter}b');
    await vi.waitFor(() =>
      expect(onLineChange).toHaveBeenLastCalledWith({ height: 48, lineCount: 2 }),
    );
    await typeBehind('c');
    expect(onLineChange).toHaveBeenCalledTimes(2);
  });

  it('Enter starts a new line, or confirms with confirmType', async () => {
    const onConfirm = vi.fn();
    const { update } = show({ onConfirm });
    await typeBehind('a{Enter}b');
    expect(field().value).toBe('a\nb');
    expect(field().enterKeyHint).toBe('enter');
    expect(onConfirm).not.toHaveBeenCalled();

    update({ onConfirm, confirmType: 'send' });
    await typeBehind('{Shift>}{Enter}{/Shift}c{Enter}');
    expect(field().value).toBe('a\nb\nc');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('a\nb\nc');
    expect(document.activeElement).toBe(document.body);

    update({ onConfirm, confirmType: 'send', confirmHold: true });
    await typeBehind('{Enter}');
    expect(document.activeElement).toBe(field());
  });

  it('a reset restores the first text', async () => {
    render(
      <form>
        <Textarea label="Note" name="note" defaultValue="first" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.fill(field(), 'second');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field().value).toBe('first');
    expect(screen.getByText('5/140')).toBeTruthy();
  });
});
