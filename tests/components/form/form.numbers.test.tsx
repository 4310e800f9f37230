/** @module-tag long */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input, type InputProps } from '@/components/input';
import { Stepper } from '@/components/stepper';

afterEach(cleanup);

async function send(typed: string, props: InputProps) {
  const onSubmit = vi.fn((_values: object) => {});
  render(
    <Form onSubmit={onSubmit} summary={false}>
      <FormItem label="It" rules={{ min: 5, max: 200 }}>
        <Input name="it" {...props} />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'It' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit;
}

it('a text field with the keyboard of digits submits a string, so a phone number keeps its zeros', async () => {
  const onSubmit = await send('00123', { inputMode: 'numeric' });
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ it: '00123' });
  cleanup();
  await send('123', { type: 'tel' });
  expect(await screen.findByText('Enter at least 5 characters')).toBeTruthy();
});

it('a number field submits a number, and its rules judge the number', async () => {
  const onSubmit = await send('٧٫٥', { type: 'digit' });
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ it: 7.5 });
  cleanup();
  const whole = await send('42', { type: 'number' });
  await expect.poll(() => whole.mock.lastCall?.[0]).toEqual({ it: 42 });
  cleanup();
  await send('4', { type: 'digit' });
  expect(await screen.findByText('Enter 5 or more')).toBeTruthy();
  cleanup();
  await send('200.5', { type: 'digit' });
  expect(await screen.findByText('Enter 200 or less')).toBeTruthy();
});

it('a pattern also judges a number field', async () => {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit} summary={false} initialValues={{ it: 123 }}>
      <FormItem label="It" rules={{ pattern: /^\d{4}$/ }}>
        <Input name="it" type="number" />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Use the expected format')).toBeTruthy();
  await userEvent.fill(screen.getByRole('textbox'), '1234');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ it: 1234 });
});

it('an initial number submits as a number from a number field and as a text from a text field', () => {
  const form = createRef<FormHandle>();
  render(
    <Form handle={form} initialValues={{ age: 30, name: 30 }}>
      <Input label="Age" name="age" type="number" />
      <Input label="Name" name="name" />
    </Form>,
  );
  expect(form.current?.values()).toStrictEqual({ age: 30, name: '30' });
});

it('an empty required number field asks for an entry', async () => {
  render(
    <Form summary={false}>
      <FormItem label="Age" required>
        <Input name="age" type="number" />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Fill this in')).toBeTruthy();
});

it('a Stepper sends a number within its limits, also while the user is typing', async () => {
  const onSubmit = vi.fn();
  const form = createRef<FormHandle>();
  render(
    <Form handle={form} onSubmit={(values) => onSubmit(values)}>
      <Stepper label="Cups" name="cups" max={10} defaultValue={1} />
      <Stepper label="Beans" name="beans" max={10} value={99} />
    </Form>,
  );
  const cups = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cups' });
  await userEvent.click(cups);
  await userEvent.fill(cups, '99');
  expect(document.activeElement).toBe(cups);
  expect(form.current?.values()).toEqual({ cups: 10, beans: 10 });
  await act(async () => form.current?.submit());
  expect(onSubmit.mock.lastCall).toEqual([{ cups: 10, beans: 10 }]);
  expect(cups.value).toBe('10');
});
