/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormItem, SubmitButton } from '@/components/form';
import { Input, type InputProps } from '@/components/input';

afterEach(cleanup);

async function send(typed: string, props: InputProps & { 'data-type'?: 'number' }) {
  const onSubmit = vi.fn((_values: object) => {});
  render(
    <Form onSubmit={onSubmit} summary={false}>
      <FormItem label="It" rules={{ min: 5 }}>
        <Input name="it" {...props} />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'It' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit;
}

it('a text field with digits submits a string, so a phone number keeps its zeros', async () => {
  const onSubmit = await send('00123', { type: 'number' });
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ it: '00123' });
  cleanup();
  await send('123', { type: 'number' });
  expect(await screen.findByText('Enter at least 5 characters')).toBeTruthy();
});

it('a field with data-type="number" submits a number', async () => {
  const number = { type: 'digit', 'data-type': 'number' } as const;
  const onSubmit = await send('٧٫٥', number);
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ it: 7.5 });
  cleanup();
  await send('4', number);
  expect(await screen.findByText('Enter 5 or more')).toBeTruthy();
});
