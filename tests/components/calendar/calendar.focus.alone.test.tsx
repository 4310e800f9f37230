/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Calendar } from '@/components/calendar';
import '@/components/kit/tokens.css';

afterEach(cleanup);

it('a calendar whose days load does not move the focus', async () => {
  render(
    <main tabIndex={-1}>
      <Calendar label="Delivery" />
    </main>,
  );
  screen.getByRole('main').focus();
  await screen.findByRole('grid', { name: 'Delivery' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
