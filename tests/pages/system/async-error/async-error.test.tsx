import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AsyncError } from '@/pages/system/async-error';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const texts = {
  timeout: 'The connection timed out, click the screen to try again',
  offline: 'No network, please check your connection',
  retry: 'Try again',
};

function show(offline = false) {
  const onRetry = vi.fn();
  render(
    <div style={{ width: 390, height: 600 }}>
      <AsyncError texts={texts} offline={offline} onRetry={onRetry} />
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
    show(true);
    expect(
      screen.getByRole('button', { name: 'No network, please check your connection' }),
    ).toBeTruthy();
    expect(screen.getByText('Try again')).toBeVisible();
  });
});
