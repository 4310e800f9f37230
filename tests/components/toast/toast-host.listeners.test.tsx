import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/toast';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the host has no listeners on the body while there is no toast', async () => {
  const listen = vi.spyOn(document.body, 'addEventListener');
  const { rerender } = render(<ToastHost content={null} />);
  rerender(<ToastHost content={{ id: 'a', title: 'Saved' }} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
  expect(listen).not.toHaveBeenCalled();
});
