import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CodeInput, type CodeInputProps } from '@/components/code-input';
import { Form, FormItem, SubmitButton } from '@/components/form';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const cells = () => [...document.querySelectorAll('[data-cells] > *')];
const seen = () =>
  cells()
    .map((cell) => cell.textContent || '_')
    .join('');
const active = () => cells().findIndex((cell) => cell.getAttribute('data-state') === 'active');

function show(props: Partial<CodeInputProps> = {}) {
  const calls = { onChange: vi.fn(), onFinish: vi.fn() };
  const ui = (own: Partial<CodeInputProps>) => (
    <StrictMode>
      <CodeInput {...calls} {...props} {...own} />
    </StrictMode>
  );
  const { rerender } = render(ui({}));
  return { ...calls, update: (own: Partial<CodeInputProps>) => rerender(ui(own)) };
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  fireEvent(
    field(),
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('the field', () => {
  it('[S9.3] is a single input for six digits from a message', () => {
    show({ required: true });
    expect(cells().length).toBe(6);
    expect(document.querySelectorAll('input').length).toBe(1);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    expect(cells()[0]?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(getComputedStyle(field()).fontSize).toBe('16px');
    expect(field().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('accepts digits only, and calls onFinish once for each code', async () => {
    const { onChange, onFinish } = show();
    await userEvent.type(field(), '12a3.e456');
    expect(seen()).toBe('123456');
    expect(onChange).toHaveBeenLastCalledWith('123456');
    expect(onFinish).toHaveBeenCalledExactlyOnceWith('123456');
    // There is no room behind the last cell. A user who wants another digit there selects the cell.
    await userEvent.keyboard('78');
    expect(seen()).toBe('123456');
    expect(onFinish).toHaveBeenCalledOnce();
    await userEvent.keyboard('{End}7');
    expect(onFinish).toHaveBeenLastCalledWith('123457');
    expect(onFinish).toHaveBeenCalledTimes(2);
    expect(onChange.mock.calls.every(([code]) => /^\d{1,6}$/.test(code as string))).toBe(true);
  });

  it.each(['G-123 456', '12 34-56', '123456', 'Use 123456 within 10 minutes'])(
    'pastes the code of "%s"',
    async (text) => {
      const { onFinish } = show({ defaultValue: '99' });
      await userEvent.click(field());
      paste(text);
      expect(seen()).toBe('123456');
      expect(field().value).toBe('123456');
      expect(onFinish).toHaveBeenCalledExactlyOnceWith('123456');
    },
  );

  it('accepts a code that the browser fills in, with an input or a change event', () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const type of ['input', 'change']) {
      const { onFinish } = show();
      setter?.call(field(), '482913');
      fireEvent(field(), new Event(type, { bubbles: true }));
      expect(seen()).toBe('482913');
      expect(onFinish).toHaveBeenCalledExactlyOnceWith('482913');
      fireEvent(field(), new Event(type === 'input' ? 'change' : 'input', { bubbles: true }));
      expect(onFinish).toHaveBeenCalledOnce();
      cleanup();
    }
  });
});

describe('cells', () => {
  it('a tap or an arrow key selects a cell, and typing replaces its digit', {
    tags: 'long',
  }, async () => {
    const { onChange } = show({ defaultValue: '123456' });
    const { left, width, top, height } = cells()[2]!.getBoundingClientRect();
    const row = field().getBoundingClientRect();
    await userEvent.click(field(), {
      position: { x: left + width / 2 - row.left, y: top + height / 2 - row.top },
    });
    await vi.waitFor(() => expect(active()).toBe(2));
    await userEvent.keyboard('9');
    expect(seen()).toBe('129456');
    await vi.waitFor(() => expect(active()).toBe(3));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await vi.waitFor(() => expect(active()).toBe(1));
    await userEvent.keyboard('{Backspace}');
    expect(seen()).toBe('19456_');
    await userEvent.keyboard('{Backspace}');
    expect(seen()).toBe('9456__');
    await userEvent.keyboard('{End}0{Home}8');
    expect(seen()).toBe('84560_');
    expect(onChange).toHaveBeenLastCalledWith('84560');
  });

  it('go from left to right also in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    show({ defaultValue: '12' });
    const [first, second] = cells().map((cell) => cell.getBoundingClientRect().left);
    document.documentElement.dir = '';
    expect(first).toBeLessThan(second!);
  });

  it('show dots for a masked code, and a caret only with the focus', {
    tags: 'long',
  }, async () => {
    show({ mask: true, defaultValue: '12' });
    expect(seen()).toBe('______');
    expect(
      cells()
        .map((cell) => cell.getAttribute('data-state'))
        .join(' '),
    ).toBe('filled filled empty empty empty empty');
    expect(active()).toBe(-1);
    await userEvent.click(field());
    await vi.waitFor(() => expect(active()).toBe(2));
    await userEvent.tab();
    await vi.waitFor(() => expect(active()).toBe(-1));
    expect(field().type).toBe('text');
  });

  it('accept letters with type="text"', { tags: 'long' }, async () => {
    show({ type: 'text', length: 4 });
    await userEvent.type(field(), 'a-7 é!b');
    expect(seen()).toBe('a7éb');
    expect(field().inputMode).toBe('text');
  });
});

describe('the value', () => {
  it('is controlled and cut to the cells, and only typing calls onFinish', async () => {
    const { onChange, onFinish, update } = show({ value: '12' });
    await userEvent.type(field(), '3');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('123');
    expect(seen()).toBe('12____');
    update({ value: '1234567' });
    expect(seen()).toBe('123456');
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('can be finished twice when its owner clears it in between', { tags: 'long' }, async () => {
    const onFinish = vi.fn();
    function Owner() {
      const [code, setCode] = useState('');
      const finish = (whole: string) => {
        onFinish(whole);
        setCode('');
      };
      return <CodeInput length={3} value={code} onChange={setCode} onFinish={finish} />;
    }
    render(<Owner />);
    await userEvent.click(field());
    await userEvent.keyboard('123');
    expect(seen()).toBe('___');
    await userEvent.keyboard('123');
    expect(onFinish.mock.calls).toEqual([['123'], ['123']]);
  });

  it('is sent with its form, validated, and restored by a reset', { tags: 'long' }, async () => {
    render(
      <form aria-label="Login">
        <CodeInput name="code" defaultValue="12" required />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.type(field(), '3');
    expect(new FormData(form).get('code')).toBe('123');
    expect(field().validity.patternMismatch).toBe(true);
    await userEvent.type(field(), '456');
    expect(form.checkValidity()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(seen()).toBe('12____');
    expect(field().value).toBe('12');
  });

  it('a reset to a whole code does not call onFinish', async () => {
    const [onChange, onFinish] = [vi.fn(), vi.fn()];
    render(
      <form aria-label="Login">
        <CodeInput name="code" defaultValue="123456" onChange={onChange} onFinish={onFinish} />
      </form>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{End}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('12345');
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    await expect.poll(seen).toBe('123456');
    expect(onChange).toHaveBeenLastCalledWith('123456');
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('an error is visible and announced, and the cells shake', () => {
    const { update } = show({ defaultValue: '123456' });
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    update({ error: 'That is not the code' });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('That is not the code');
    expect(said?.getAttribute('aria-live')).toBe('polite');
    const row = cells()[0]!.parentElement!;
    expect(getComputedStyle(row).animationName).toContain('shake');
    // Reduced motion sets this variable.
    document.documentElement.style.setProperty('--portico-slow', '0s');
    expect(getComputedStyle(row).animationDuration).toBe('0s');
    document.documentElement.style.removeProperty('--portico-slow');
  });
});

describe('other ways to enter a code', () => {
  it('opens the built-in number keyboard', { tags: 'long' }, async () => {
    const { onFinish } = show({ customKeyboard: true, length: 4, defaultValue: '1' });
    expect(field().inputMode).toBe('none');
    const key = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(field());
    await key('2');
    await key('3');
    await key('Delete');
    expect(seen()).toBe('12__');
    expect(document.activeElement).toBe(field());
    // A hardware keyboard still works, and each key counts once.
    await userEvent.keyboard('5');
    expect(seen()).toBe('125_');
    await key('6');
    expect(onFinish).toHaveBeenCalledExactlyOnceWith('1256');
    field().blur();
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('scrolls above the built-in keyboard', async () => {
    render(
      <div style={{ paddingBlock: '80vh 120vh' }}>
        <CodeInput customKeyboard />
      </div>,
    );
    field().focus({ preventScroll: true });
    const board = await screen.findByRole('region');
    await vi.waitFor(() =>
      expect(field().getBoundingClientRect().bottom).toBeLessThan(
        window.innerHeight - board.offsetHeight,
      ),
    );
    field().blur();
    window.scrollTo(0, 0);
  });

  it('reads the code from the message when the browser can, and stops when it is unmounted', async () => {
    vi.stubGlobal('OTPCredential', vi.fn());
    const wishes: CredentialRequestOptions[] = [];
    let bring: (credential: { code: string }) => void = () => {};
    vi.spyOn(navigator.credentials, 'get').mockImplementation((wish) => {
      wishes.push(wish ?? {});
      return new Promise((resolve) => {
        bring = (credential) => resolve(credential as unknown as Credential);
      });
    });
    const { onFinish, update } = show({ webOtp: true });
    bring({ code: '482913' });
    await vi.waitFor(() => expect(seen()).toBe('482913'));
    expect(onFinish).toHaveBeenCalledExactlyOnceWith('482913');
    expect(wishes[wishes.length - 1]).toMatchObject({ otp: { transport: ['sms'] } });
    expect(wishes.every(({ signal }) => signal?.aborted)).toBe(true);
    update({ webOtp: false });
  });

  it('takes no input while it is disabled', async () => {
    const { onChange } = show({ disabled: true, customKeyboard: true });
    expect(field().disabled).toBe(true);
    paste('123456');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('the cells have a red edge while the item of the form shows an error', async () => {
  render(
    <Form label="Sign in" onSubmit={vi.fn()}>
      <FormItem label="Code" required>
        <CodeInput name="code" />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const edge = () => getComputedStyle(cells()[1]!).boxShadow;
  const before = edge();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Code: Fill this in');
  const danger = document.createElement('i');
  danger.style.color = 'var(--portico-danger)';
  cells()[1]!.append(danger);
  const { color } = getComputedStyle(danger);
  danger.remove();
  await waitFor(() => expect(edge()).toContain(color));
  expect(before).not.toContain(color);
});
