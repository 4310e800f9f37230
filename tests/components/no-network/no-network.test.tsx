import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NoNetwork } from '@/components/no-network';

const turn = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tip = 'No network, please check your connection';

describe('NoNetwork', () => {
  it('[S8.3] shows a message while the network is gone, and retries when it is back', async () => {
    const onRetry = vi.fn();
    const onChange = vi.fn();
    render(
      <NoNetwork onRetry={onRetry} onChange={onChange}>
        Orders
      </NoNetwork>,
    );
    expect(screen.getByText('Orders')).toBeTruthy();
    expect(screen.queryByText(tip)).toBe(null);
    const region = screen.getByRole('status');
    turn(false);
    expect(region.textContent).toContain(tip);
    expect(screen.queryByText('Orders')).toBe(null);
    expect(onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    turn(true);
    expect(screen.getByText('Orders')).toBeTruthy();
    expect(screen.queryByText(tip)).toBe(null);
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenLastCalledWith(true);
  });

  it('keeps its children mounted below the message with `cover`, and shows its own text', () => {
    render(
      <NoNetwork cover text="The quarry is silent">
        <input aria-label="Order" defaultValue="1042" />
      </NoNetwork>,
    );
    turn(false);
    expect(screen.getByText('The quarry is silent')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Order').value).toBe('1042');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('a server renders the children', () => {
    expect(renderToString(<NoNetwork>Orders</NoNetwork>)).toContain('Orders');
  });
});
