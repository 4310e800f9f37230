import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Stepper, type StepperProps } from '@/components/stepper';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { politeText } from '../../helpers/polite-text';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cups' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Cups' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Cups' });
const status = () => politeText();
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(props: Partial<StepperProps> = {}) {
  render(
    <StrictMode>
      <Stepper label="Cups" defaultValue={3} {...props} />
    </StrictMode>,
  );
}

describe('the status of a Stepper', () => {
  it('exists before its first text, and announces the new value after a press on a button', async () => {
    show();
    expect(status()).toBe('');
    await userEvent.click(more());
    await vi.waitFor(() => expect(status()).toBe('4'));
    await userEvent.click(less());
    await vi.waitFor(() => expect(status()).toBe('3'));
  });

  it('announces the value with valueText and digits', async () => {
    show({ valueText: (count) => `${count} cups` });
    await userEvent.click(more());
    await vi.waitFor(() => expect(status()).toBe('4 cups'));
    cleanup();
    show({ digits: 2 });
    await userEvent.click(more());
    await vi.waitFor(() => expect(status()).toBe('4.00'));
  });

  it('waits while a button is held, and announces the last value once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show({ defaultValue: 0, max: 50 });
    const finger = { pointerId: 5, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(more(), finger);
    for (let time = 0; time < 3000; time += 50) {
      pass(50);
      expect(status()).toBe('');
    }
    fireEvent.pointerUp(more(), finger);
    const last = field().value;
    pass(1000);
    expect(Number(last)).toBeGreaterThan(10);
    expect(status()).toBe(last);
  });

  it('is silent for keys and typing, because the spinbutton announces those', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    pass(2000);
    fireEvent.change(field(), { target: { value: '9' } });
    pass(2000);
    expect(field().value).toBe('9');
    expect(status()).toBe('');
  });

  it('drops an old value after another change', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    fireEvent.click(more());
    pass(1000);
    expect(status()).toBe('4');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    pass(1000);
    expect(status()).toBe('');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    pass(1000);
    expect(field().value).toBe('4');
  });

  it('announces a value that its owner accepts later, and nothing when the owner refuses', async () => {
    const answers = [createDeferred<boolean>(), createDeferred<boolean>()];
    let at = 0;
    show({ beforeChange: () => answers[at++]?.promise });
    await userEvent.click(more());
    await act(async () => answers[0]?.resolve(false));
    expect(field().value).toBe('3');
    expect(status()).toBe('');
    await userEvent.click(more());
    await act(async () => answers[1]?.resolve(true));
    await vi.waitFor(() => expect(status()).toBe('4'));
  });

  it('is silent when its owner keeps the value', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show({ value: 3 });
    fireEvent.click(more());
    pass(2000);
    expect(status()).toBe('');
  });

  it('announces the value that its owner sets instead', async () => {
    function Owner() {
      const [cups, setCups] = useState<number | null>(3);
      return <Stepper label="Cups" value={cups} onChange={(next) => setCups((next ?? 0) + 2)} />;
    }
    render(<Owner />);
    await userEvent.click(more());
    await vi.waitFor(() => expect(status()).toBe('6'));
  });
});
