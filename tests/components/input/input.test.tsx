import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Input, type InputProps } from '@/components/input';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Stone');

function show(props: Partial<InputProps> = {}) {
  const onChange = vi.fn();
  const ui = (more: Partial<InputProps> = {}) => (
    <StrictMode>
      <Input label="Stone" onChange={onChange} {...props} {...more} />
    </StrictMode>
  );
  const { rerender } = render(ui());
  return { onChange, update: (more: Partial<InputProps>) => rerender(ui(more)) };
}

/** An owner that rewrites the typed text. */
function Owner({
  rewrite,
  type,
}: {
  rewrite: (text: string) => string;
  type?: InputProps['type'];
}) {
  const [text, setText] = useState('');
  return (
    <Input label="Stone" type={type} value={text} onChange={(next) => setText(rewrite(next))} />
  );
}

describe('length', () => {
  it('[S5.6] a field takes 140 characters by default', async () => {
    const { onChange } = show({ defaultValue: 'x'.repeat(139) });
    await userEvent.type(field(), 'ab');
    expect(field().value).toBe(`${'x'.repeat(139)}a`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(`${'x'.repeat(139)}a`);
  });

  it('[S5.6] counts visible characters, and a full field keeps its text', async () => {
    show({ maxLength: 3, defaultValue: '👨‍👩‍👧‍👦b', showCount: true });
    expect(screen.getByText('2/3')).toBeTruthy();
    field().focus();
    field().setSelectionRange(0, 0);
    await userEvent.keyboard('yz');
    expect(field().value).toBe('y👨‍👩‍👧‍👦b');
    expect(field().selectionStart).toBe(1);
    expect(screen.getByText('3/3')).toBeTruthy();
    expect(field().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('3 of 3 characters').id).toBe(field().getAttribute('aria-describedby'));
  });

  it('[S5.6] keeps a value of its owner that is too long, and has no limit with maxLength={-1}', {
    tags: 'long',
  }, async () => {
    const { update } = show({ maxLength: 5, defaultValue: 'granite' });
    expect(field().value).toBe('granite');
    update({ maxLength: -1 });
    expect(field().value).toBe('granite');
    await userEvent.type(field(), 's of the north');
    expect(field().value).toBe('granites of the north');
    update({ maxLength: Number.NaN });
    await userEvent.type(field(), '!');
    expect(field().value).toBe('granites of the north!');
  });
});

describe('the value', () => {
  it('stays the value of the owner until the owner changes it', async () => {
    const { onChange, update } = show({ value: 'slab' });
    await userEvent.type(field(), 's');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('slabs');
    expect(field().value).toBe('slab');
    await userEvent.type(field(), 's');
    expect(onChange).toHaveBeenCalledTimes(2);
    update({ value: 'arch' });
    expect(field().value).toBe('arch');
  });

  it('keeps the position of the caret when the owner rewrites it', { tags: 'long' }, async () => {
    render(<Owner rewrite={(text) => text.toUpperCase()} />);
    await userEvent.type(field(), 'gate');
    field().setSelectionRange(1, 1);
    await userEvent.keyboard('xy');
    expect(field().value).toBe('GXYATE');
    expect(field().selectionStart).toBe(3);
  });

  it('keeps the position of the caret when the owner updates it later', async () => {
    function Late() {
      const [text, setText] = useState('abc');
      const later = (next: string) => void Promise.resolve().then(() => setText(next));
      return <Input label="Stone" value={text} onChange={later} />;
    }
    render(<Late />);
    field().focus();
    field().setSelectionRange(1, 1);
    await userEvent.keyboard('x');
    await vi.waitFor(() => expect(field().value).toBe('axbc'));
    expect(field().selectionStart).toBe(2);
  });

  it('is formatted, and the caret stays after the same digit', {
    tags: 'long',
  }, async () => {
    const groups = (text: string) => text.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const { onChange } = show({ formatter: groups });
    await userEvent.type(field(), '12345678');
    expect(field().value).toBe('1234 5678');
    field().setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    expect(field().value).toBe('1293 4567 8');
    expect(field().selectionStart).toBe(3);
    expect(onChange).toHaveBeenLastCalledWith('1293 4567 8');
  });

  it('is sent with its form, and a reset restores the first value', {
    tags: 'long',
  }, async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Order">
        <Input label="Stone" name="stone" defaultValue="slate" required onChange={onChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.fill(field(), 'marble');
    expect(new FormData(form).get('stone')).toBe('marble');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field().value).toBe('slate');
    expect(onChange).toHaveBeenLastCalledWith('slate');
    await userEvent.clear(field());
    expect(form.checkValidity()).toBe(false);
    expect(field().validity.valueMissing).toBe(true);
  });
});

describe('types', () => {
  it.each([
    ['text', 'text', 'text'],
    ['number', 'text', 'numeric'],
    ['digit', 'text', 'decimal'],
    ['idcard', 'text', 'text'],
    ['tel', 'tel', 'tel'],
    ['password', 'password', 'text'],
    ['nonsense', 'text', 'text'],
  ])('the type %s is a native %s field with the %s keyboard', (type, native, mode) => {
    show({ type: type as InputProps['type'], reveal: false });
    expect(field().type).toBe(native);
    expect(field().inputMode).toBe(mode);
  });

  it('`inputMode` and `textContentType` override the type', () => {
    show({ type: 'number', inputMode: 'text', textContentType: 'one-time-code' });
    expect(field().inputMode).toBe('text');
    expect(field().autocomplete).toBe('one-time-code');
  });

  it('accept a sign and a point while the user types a number, and drop letters', async () => {
    const { onChange } = show({ type: 'digit' });
    await userEvent.type(field(), '-1x.');
    expect(onChange.mock.calls).toEqual([['-'], ['-1'], ['-1.']]);
    expect(field().value).toBe('-1.');
  });

  it('let the owner store a number while the user types decimals', async () => {
    render(<Owner type="digit" rewrite={(text) => String(Number.parseFloat(text) || 0)} />);
    await userEvent.type(field(), '1.50');
    expect(field().value).toBe('1.50');
    await userEvent.tab();
    expect(field().value).toBe('1.5');
  });

  it('the button of a password shows its text, and keeps focus and caret', async () => {
    show({ type: 'password', defaultValue: 'granite' });
    field().focus();
    field().setSelectionRange(3, 3);
    const reveal = screen.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(reveal);
    expect(field().type).toBe('text');
    expect(reveal.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(field().selectionStart).toBe(3);
  });
});

describe('Enter and the clear button', () => {
  it('Enter calls onConfirm and leaves the field, or stays in it with confirmHold', {
    tags: 'long',
  }, async () => {
    const onConfirm = vi.fn();
    const { update } = show({ onConfirm, confirmType: 'send' });
    expect(field().enterKeyHint).toBe('send');
    await userEvent.type(field(), 'arch{Enter}');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('arch');
    expect(document.activeElement).toBe(document.body);
    update({ confirmHold: true, onConfirm });
    await userEvent.type(field(), '{Enter}');
    expect(document.activeElement).toBe(field());
  });

  it('Enter submits the form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Input label="Stone" />
      </form>,
    );
    await userEvent.type(field(), 'a{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('the clear button empties the field and keeps the focus', async () => {
    const onClear = vi.fn();
    const { onChange, update } = show({ clearable: true, defaultValue: 'slab', onClear });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Stone' }));
    expect(field().value).toBe('');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(onClear).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(field(), 'x');
    update({ clearable: true, readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the frame of a field', () => {
  it('has a help text and an announced error that describe the field', () => {
    const { update } = show({ help: 'As on the block', 'aria-describedby': 'more' });
    expect(field().getAttribute('aria-invalid')).toBeNull();
    update({ error: 'No such stone', 'aria-describedby': undefined });
    const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'No such stone',
      'As on the block',
    ]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('No such stone').getAttribute('aria-live')).toBe('polite');
  });

  it('`focus`, `cursor` and the selection props control the focus and the selection', async () => {
    const { update } = show({
      defaultValue: 'granite',
      focus: true,
      selectionStart: 1,
      selectionEnd: 4,
    });
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 4]);
    update({ focus: true, cursor: 2, selectionStart: -1 });
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2]);
    update({ focus: false });
    expect(document.activeElement).toBe(document.body);
  });

  it('is at least 44 px tall, and its font size does not make iOS zoom', () => {
    const ref = { current: null as HTMLInputElement | null };
    show({ ref, className: 'mine', 'data-testid': 'it' } as Partial<InputProps>);
    expect(ref.current).toBe(field());
    expect(document.querySelector('.mine')?.contains(field())).toBe(true);
    expect(field().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(getComputedStyle(field()).fontSize).toBe('16px');
  });

  it('accepts a value that the browser fills in', () => {
    const { onChange } = show();
    fireEvent.change(field(), { target: { value: 'Carrara' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Carrara');
  });
});

it('a field with `focus` does not take the focus again when its page reappears', async () => {
  const tree = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Input label="Stone" focus />
    </Activity>
  );
  const { rerender } = render(tree('visible'));
  expect(document.activeElement).toBe(field());
  field().blur();
  rerender(tree('hidden'));
  rerender(tree('visible'));
  expect(document.activeElement).toBe(document.body);
});
