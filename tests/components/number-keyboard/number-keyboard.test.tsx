import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberKeyboard, type NumberKeyboardProps } from '@/components/number-keyboard';
import { Popup } from '@/components/popup';
import '@/components/kit/tokens.css';
import { centreOf, touch } from '../../helpers/touch';

afterEach(cleanup);

const key = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const board = () => screen.queryByRole('region', { name: 'Number keyboard' });

function show(props: Partial<NumberKeyboardProps> = {}) {
  const calls = { onInput: vi.fn(), onDelete: vi.fn(), onConfirm: vi.fn(), onOpenChange: vi.fn() };
  render(
    <StrictMode>
      <NumberKeyboard {...calls} {...props} />
    </StrictMode>,
  );
  return calls;
}

describe('keys', () => {
  it('are named buttons that report their digit', async () => {
    const { onInput, onDelete, onConfirm } = show({ type: 'digit', confirmText: 'Pay' });
    expect(screen.getAllByRole('button').length).toBe(13);
    await userEvent.click(key('7'));
    await userEvent.click(key('Decimal point'));
    await userEvent.click(key('Delete'));
    await userEvent.click(key('Pay'));
    expect(onInput.mock.calls).toEqual([['7'], ['.']]);
    expect(onDelete).toHaveBeenCalledOnce();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(key('7').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('have an X for ID numbers, and no extra key for plain numbers', () => {
    show({ type: 'idcard' });
    expect(key('X')).toBeTruthy();
    cleanup();
    show();
    expect(screen.getAllByRole('button').length).toBe(11);
  });

  it('can be pressed by two thumbs at the same time', async () => {
    const { onInput } = show();
    const first = await touch(key('1'));
    const second = await touch(centreOf(key('6')), 1);
    await second.up();
    await first.up();
    await vi.waitFor(() => expect(onInput.mock.calls.flat().sort()).toEqual(['1', '6']));
  });

  it('repeat Delete while it is held', { tags: 'long' }, async () => {
    const { onDelete } = show();
    const finger = await touch(key('Delete'));
    await vi.waitFor(() => expect(onDelete.mock.calls.length).toBeGreaterThan(1), {
      timeout: 3000,
    });
    await finger.up();
    const count = onDelete.mock.calls.length;
    await userEvent.click(key('1'));
    expect(onDelete.mock.calls.length).toBe(count);
  });

  it('also respond to a hardware keyboard', async () => {
    const { onInput, onDelete } = show({ type: 'idcard' });
    key('5').focus();
    await userEvent.keyboard('{Enter}42x{Backspace}a');
    expect(onInput.mock.calls.flat()).toEqual(['5', '4', '2', 'X']);
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('are in another order with the random prop', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.01);
    show({ random: true });
    const order = screen.getAllByRole('button').map((button) => button.textContent);
    vi.restoreAllMocks();
    expect(order.slice(0, 3)).not.toEqual(['1', '2', '3']);
    expect([...order].sort().join('')).toBe('0123456789');
  });

  it('do nothing while they are disabled', async () => {
    const { onInput } = show({ disabled: true });
    expect(key('1').disabled).toBe(true);
    await userEvent.keyboard('1');
    expect(onInput).not.toHaveBeenCalled();
  });
});

describe('at the bottom', () => {
  it('keeps the focus in the field, and the page stays usable', { tags: 'long' }, async () => {
    const onInput = vi.fn();
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <main>
          <input aria-label="Sum" inputMode="none" onFocus={() => setOpen(true)} />
          <button type="button">Beside</button>
          <NumberKeyboard placement="bottom" open={open} onOpenChange={setOpen} onInput={onInput} />
        </main>
      );
    }
    render(<Page />);
    expect(board()).toBeNull();
    const sum = screen.getByRole('textbox', { name: 'Sum' });
    await userEvent.click(sum);
    await userEvent.click(key('8'));
    expect(onInput).toHaveBeenCalledExactlyOnceWith('8');
    expect(document.activeElement).toBe(sum);
    expect(screen.getByRole('main').hasAttribute('inert')).toBe(false);
    const { bottom } = board()!.getBoundingClientRect();
    await vi.waitFor(() => expect(bottom).toBeGreaterThan(0));
    await userEvent.click(key('Beside'));
    await vi.waitFor(() => expect(board()).toBeNull());
  });

  it('closes with its button, with Escape and with the confirm key', { tags: 'long' }, async () => {
    const { onOpenChange, onConfirm, onInput } = show({ placement: 'bottom', open: true });
    await userEvent.keyboard('3');
    expect(onInput).toHaveBeenCalledExactlyOnceWith('3');
    await userEvent.click(key('Close the keyboard'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(key('Done'));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange.mock.calls).toEqual([
      [false, 'close-button'],
      [false, 'escape'],
      [false, 'choice'],
    ]);
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(2);
    expect(onOpenChange).toHaveBeenCalledTimes(4);
  });

  it('ignores keys while it closes, and the Escape of an IME', async () => {
    const told = { onInput: vi.fn(), onOpenChange: vi.fn() };
    const ui = (open: boolean) => <NumberKeyboard placement="bottom" open={open} {...told} />;
    const { rerender } = render(ui(true));
    await vi.waitFor(() => expect(board()).not.toBeNull());
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(told.onOpenChange).not.toHaveBeenCalled();
    rerender(ui(false));
    expect(document.querySelector('[inert] [role=region]')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: '3' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(told.onInput).not.toHaveBeenCalled();
    expect(told.onOpenChange).not.toHaveBeenCalled();
  });

  it('works inside a dialog, and Escape closes only the keyboard', { tags: 'long' }, async () => {
    const onPopupChange = vi.fn();
    const onOpenChange = vi.fn();
    const onInput = vi.fn();
    render(
      <Popup open label="Pay" onOpenChange={onPopupChange}>
        <NumberKeyboard placement="bottom" open onOpenChange={onOpenChange} onInput={onInput} />
      </Popup>,
    );
    await vi.waitFor(() => expect(board()).not.toBeNull());
    expect(board()?.closest('[inert]')).toBeNull();
    await userEvent.click(key('4'));
    expect(onInput).toHaveBeenCalledExactlyOnceWith('4');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false, 'escape');
    expect(onPopupChange).not.toHaveBeenCalled();
  });
});
