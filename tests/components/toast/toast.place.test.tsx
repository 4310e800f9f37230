import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '@/components/button';
import { Toast, ToastHost } from '@/components/toast';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const toasts = {
  Toast: <Toast open>Saved</Toast>,
  ToastHost: <ToastHost content={{ id: 'saved', title: 'Saved' }} />,
};

it.each(Object.entries(toasts))('%s does not cover the main button of the page', async (_, ui) => {
  render(
    <div style={{ paddingBlockStart: '42vh' }}>
      <Button block>Pay</Button>
      {ui}
    </div>,
  );
  const region = (await screen.findByText('Saved')).parentElement as HTMLElement;
  const [toast, button] = [region, screen.getByRole('button')].map((one) =>
    one.getBoundingClientRect(),
  );
  const gap = Math.max(
    (button?.top ?? 0) - (toast?.bottom ?? 0),
    (toast?.top ?? 0) - (button?.bottom ?? 0),
  );
  expect(gap).toBeGreaterThanOrEqual(7.5);
});
