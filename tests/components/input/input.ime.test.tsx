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

/** As an IME does: what is composed is underlined and not yet the text's own. */
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
  it('[S5.6] is never cut while it composes; what does not fit goes at its end', async () => {
    await show({ maxLength: 3, defaultValue: '大' });
    await compose('li');
    await compose("li'shi");
    expect(field().value).toBe("大li'shi");
    await take('理石板');
    expect(field().value).toBe('大理石');
    expect(onChange).toHaveBeenLastCalledWith('大理石');
    expect(field().selectionStart).toBe(3);
  });

  it('tells its owner no more than fits while it composes', async () => {
    await show({ maxLength: 3 });
    await compose('shitou');
    expect(field().value).toBe('shitou');
    expect(onChange).toHaveBeenLastCalledWith('shi');
    await take('石头');
    expect(onChange).toHaveBeenLastCalledWith('石头');
    expect(field().value).toBe('石头');
  });

  it('is not disturbed by an owner that rewrites the text, until it has ended', async () => {
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

  it('is nobody’s business with ignoreCompositionEvent', async () => {
    await show({ ignoreCompositionEvent: true });
    await compose('shi');
    expect(onChange).not.toHaveBeenCalled();
    await take('石');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('石');
  });

  it('formats only what was taken over', async () => {
    await show({ formatter: (text) => text.replaceAll(' ', '') });
    await compose('a b');
    expect(field().value).toBe('a b');
    await take('a b');
    expect(field().value).toBe('ab');
  });

  it('ends where the field is emptied by its button', async () => {
    await show({ clearable: true });
    await compose('gra');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Stone' }));
    expect(field().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('x');
    expect(onChange).toHaveBeenLastCalledWith('x');
  });

  it('ends where an owner empties the field, as after a message was sent', async () => {
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

  it('ends when the field is left', async () => {
    await show({ maxLength: 2 });
    await compose('shi');
    field().blur();
    await vi.waitFor(() => expect(field().value).toBe('sh'));
    expect(onChange).toHaveBeenLastCalledWith('sh');
  });
});
