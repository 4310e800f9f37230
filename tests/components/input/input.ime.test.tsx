import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Input, type InputProps } from '@/components/input';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Stone');

async function send(method: string, params: object) {
  const session = cdp() as unknown as {
    send: (method: string, params: object) => Promise<unknown>;
  };
  await session.send(method, params);
}

/** Composes text as an IME does. The text is underlined until it is committed. */
const compose = (text: string) =>
  send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const take = (text: string) => send('Input.insertText', { text });

let onChange = vi.fn();
beforeEach(() => {
  onChange = vi.fn();
});

async function show(props: Partial<InputProps> = {}) {
  render(<Input label="Stone" onChange={onChange} {...props} />);
  await userEvent.click(field());
}

describe('an IME', () => {
  it('[S5.6] text in composition is not cut, and text that does not fit is removed at the end', async () => {
    await show({ maxLength: 3, defaultValue: '大' });
    await compose('li');
    await compose("li'shi");
    expect(field().value).toBe("大li'shi");
    await take('理石板');
    expect(field().value).toBe('大理石');
    expect(onChange).toHaveBeenLastCalledWith('大理石');
    expect(field().selectionStart).toBe(3);
  });

  it('onChange gets no more than maxLength during a composition', async () => {
    await show({ maxLength: 3 });
    await compose('shitou');
    expect(field().value).toBe('shitou');
    expect(onChange).toHaveBeenLastCalledWith('shi');
    await take('石头');
    expect(onChange).toHaveBeenLastCalledWith('石头');
    expect(field().value).toBe('石头');
  });

  it('an owner that rewrites the text does not disturb a composition', async () => {
    function Owner() {
      const [text, setText] = useState('');
      return <Input label="Stone" value={text} onChange={(next) => setText(next.toUpperCase())} />;
    }
    render(<Owner />);
    await userEvent.click(field());
    await compose('gra');
    expect(field().value).toBe('gra');
    await take('granit');
    expect(field().value).toBe('GRANIT');
  });

  it('with ignoreCompositionEvent onChange is called only after the composition', async () => {
    await show({ ignoreCompositionEvent: true });
    await compose('shi');
    expect(onChange).not.toHaveBeenCalled();
    await take('石');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('石');
  });

  it('the formatter runs only after the composition', async () => {
    await show({ formatter: (text) => text.replaceAll(' ', '') });
    await compose('a b');
    expect(field().value).toBe('a b');
    await take('a b');
    expect(field().value).toBe('ab');
  });

  it('the clear button ends a composition', async () => {
    await show({ clearable: true });
    await compose('gra');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Stone' }));
    expect(field().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('x');
    expect(onChange).toHaveBeenLastCalledWith('x');
  });

  it('an owner that empties the field ends a composition, as a chat does after Send', async () => {
    function Chat() {
      const [text, setText] = useState('');
      return (
        <>
          <Input label="Stone" value={text} onChange={setText} />
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setText('')}
          >
            Send
          </button>
        </>
      );
    }
    render(<Chat />);
    await userEvent.click(field());
    await compose('granite');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field().value).toBe('');
    field().blur();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
    expect(field().value).toBe('');
  });

  it('leaving the field ends a composition', async () => {
    await show({ maxLength: 2 });
    await compose('shi');
    field().blur();
    await vi.waitFor(() => expect(field().value).toBe('sh'));
    expect(onChange).toHaveBeenLastCalledWith('sh');
  });
});
