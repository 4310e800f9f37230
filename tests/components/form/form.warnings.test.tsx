import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';

afterEach(cleanup);

it('a warning describes its field, does not block the form, and disappears when the value is valid', async () => {
  const onSubmit = vi.fn();
  const rules = [{ min: 8, warning: true, message: 'Short phone number' }];
  render(
    <Form label="Order" onSubmit={onSubmit} validateTrigger="change">
      <FormItem label="Phone" rules={rules}>
        <Input name="phone" />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await userEvent.fill(field, '123');
  const warning = await screen.findByText('Short phone number');
  await expect.poll(() => field.getAttribute('aria-describedby')).toContain(warning.id);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ phone: '123' });
  await userEvent.fill(field, '12345678');
  await expect.poll(() => screen.queryByText('Short phone number')).toBeNull();
});
