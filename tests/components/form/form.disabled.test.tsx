import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { Rate } from '@/components/rate';
import { Selector } from '@/components/selector';
import { Switch } from '@/components/switch';

afterEach(cleanup);

const sizes = ['S', 'M'].map((value) => ({ value, label: value }));

function order(disabled: boolean, onSubmit = vi.fn(), handle = createRef<FormHandle>()) {
  return (
    <Form label="Order" {...{ disabled, onSubmit, handle }}>
      <FormItem label="Name">
        <Input name="name" defaultValue="Mei" />
      </FormItem>
      <Selector name="size" label="Size" options={sizes} defaultValue="M" />
      <Rate name="stars" label="Stars" defaultValue={4} />
      <Switch name="togo" label="To go" defaultValue />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const controls = () => [
  ...screen.getAllByRole('radio'),
  ...['textbox', 'switch', 'button'].map((role) => screen.getByRole(role)),
];

it('a disabled form disables all fields and buttons, and keeps their values', async () => {
  const [onSubmit, handle] = [vi.fn(), createRef<FormHandle>()];
  const { rerender } = render(order(false, onSubmit, handle));
  await userEvent.fill(screen.getByRole('textbox'), 'Ada');
  rerender(order(true, onSubmit, handle));
  expect(controls().filter((one) => !one.matches(':disabled'))).toEqual([]);
  expect(handle.current?.values()).toEqual({ name: 'Ada', size: 'M', stars: 4, togo: true });
  screen.getByRole('button').click();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(order(false, onSubmit, handle));
  expect(controls().filter((one) => one.matches(':disabled'))).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada');
});

it('a form adds no group that a screen reader would announce', () => {
  render(order(false));
  expect(screen.queryByRole('group')).toBeNull();
});

it('no rule applies to the fields of a disabled fieldset, and they are not sent', async () => {
  const onSubmit = vi.fn();
  const validator = vi.fn(() => 'Never');
  const delivery = (disabled: boolean) => (
    <Form label="Order" onSubmit={(values) => onSubmit(values)}>
      <fieldset disabled={disabled}>
        <FormItem label="Street" required>
          <Input name="street" />
        </FormItem>
        <FormItem label="City" rules={{ validator }}>
          <Input name="city" />
        </FormItem>
      </fieldset>
      <Input label="Name" name="name" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const { rerender } = render(delivery(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Street: Fill this in' })).toBeTruthy();
  validator.mockClear();
  rerender(delivery(true));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: '' }]]);
  expect(validator).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});
