import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '@/components/date-picker';
import { Form, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const field = () => screen.getByRole('button', { name: /Day/ });
const isWrong = () => field().closest('[data-state="invalid"]') !== null;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openSheet() {
  render(
    <Form label="Order">
      <FormItem label="Day" required>
        <DatePicker label="Day" name="day" />
      </FormItem>
      <FormItem label="Note">
        <Input name="note" />
      </FormItem>
    </Form>,
  );
  await userEvent.click(field());
  const sheet = await screen.findByRole('dialog', { name: 'Day' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  return sheet;
}

it('a required DatePicker is not validated when its sheet opens or closes', async () => {
  const sheet = await openSheet();
  expect(isWrong()).toBe(false);
  const mask = sheet.parentElement?.querySelector('[data-popup-mask]') as Element;
  await userEvent.click(mask, { position: { x: 20, y: 20 } });
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(isWrong()).toBe(false);
});

it('a required DatePicker is validated when the focus leaves it after its sheet has closed', {
  tags: 'long',
}, async () => {
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(isWrong()).toBe(false);
  await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
  await waitFor(() => expect(isWrong()).toBe(true));
});
