import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AsyncError, type AsyncErrorProps } from '@/pages/system/async-error';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const late = {
  text: 'The connection timed out, click the screen to try again',
  look: 'late',
} as const;
const offline = {
  text: 'No network, please check your connection',
  hint: 'Try again',
  look: 'offline',
} as const;

function show(words: Omit<AsyncErrorProps, 'onRetry'> = late) {
  const onRetry = vi.fn();
  render(
    <div style={{ width: 390, height: 600 }}>
      <AsyncError {...words} onRetry={onRetry} />
    </div>,
  );
  return { onRetry, button: screen.getByRole('button') };
}

describe('AsyncError', () => {
  it('[S2.12] is one button over the whole area', () => {
    const { button, onRetry } = show();
    const { width, height } = button.getBoundingClientRect();
    expect([width, height]).toEqual([390, 600]);
    fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[S2.12] works from the keyboard', async () => {
    const { button, onRetry } = show();
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[S8.4] says that the connection timed out, aloud too', () => {
    show();
    expect(
      screen.getByRole('button', {
        name: 'The connection timed out, click the screen to try again',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'The connection timed out, click the screen to try again',
    );
  });

  it('[S8.3] says that there is no network', () => {
    show(offline);
    expect(
      screen.getByRole('button', { name: 'No network, please check your connection' }),
    ).toBeTruthy();
    expect(screen.getByText('Try again')).toBeVisible();
  });
});
