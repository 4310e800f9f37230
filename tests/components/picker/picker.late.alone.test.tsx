/** @module-tag long */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Picker } from '@/components/picker';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const field = () => screen.getByRole('button', { name: /^Stone/ });

async function block(urls: string[]) {
  const session = cdp() as unknown as { send(method: string, params?: object): Promise<unknown> };
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls });
}

it('a picker whose wheels fail to load shows an error, and the next tap loads them again', async () => {
  const onOpenChange = vi.fn();
  function Owner() {
    const [isOpen, setOpen] = useState(false);
    const change = (next: boolean) => {
      onOpenChange(next);
      setOpen(next);
    };
    return (
      <Picker
        label="Stone"
        range={['Granite', 'Basalt']}
        defaultValue={1}
        open={isOpen}
        onOpenChange={change}
      />
    );
  }
  render(<Owner />);
  expect(field().textContent).toBe('Stone Basalt');
  await block(['*picker-popup*']);
  try {
    await userEvent.click(field());
    await waitFor(() => expect(field().textContent).toBe('Stone Could not load. Try again'));
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  } finally {
    await block([]);
  }
  await userEvent.click(field());
  expect(await screen.findByRole('listbox', { name: 'Stone' })).toBeTruthy();
  expect(field().textContent).toBe('Stone Basalt');
});
