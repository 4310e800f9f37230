import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem, type FormProps, type Rule } from '@/components/form';
import { Input } from '@/components/input';

afterEach(cleanup);

const mistake = new Error('a mistake');
let reported: unknown[] = [];
beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void reported.push(error));
});

const form = createRef<FormHandle>();
const throwing = () => {
  throw mistake;
};
const rejecting = () => Promise.reject(mistake);

function show(props: Partial<FormProps>, rules: Rule = {}) {
  render(
    <Form label="Order" handle={form} {...props}>
      <FormItem label="Name" rules={rules}>
        <Input name="name" />
      </FormItem>
    </Form>,
  );
}

describe('an error in a callback is reported once', () => {
  it.each([
    ['onSubmit that throws', { onSubmit: throwing }, 'Could not send this. Try again.'],
    ['onSubmit that rejects', { onSubmit: rejecting }, 'Could not send this. Try again.'],
    ['onSuccess that throws', { onSuccess: throwing }, ''],
    ['onSuccess that rejects', { onSuccess: rejecting }, ''],
  ] as const)('%s', async (_kind, props, alert) => {
    show(props);
    await act(async () => form.current?.submit());
    await expect.poll(() => reported).toEqual([mistake]);
    expect(screen.getByRole('alert').textContent).toBe(alert);
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBeNull();
  });

  it.each([
    ['throws', throwing],
    ['rejects', rejecting],
  ] as const)('onInvalid that %s, and the form shows the error', async (_kind, onInvalid) => {
    show({ onInvalid }, { required: true });
    await act(async () => form.current?.submit());
    await expect.poll(() => reported).toEqual([mistake]);
    expect(screen.getByRole('alert').textContent).toContain('Fill this in');
  });

  it.each([
    ['throws', throwing],
    ['rejects', rejecting],
  ] as const)('onDirtyChange that %s, and the form goes on', async (_kind, onDirtyChange) => {
    show({ onDirtyChange });
    await userEvent.fill(screen.getByRole('textbox'), 'Ada');
    await expect.poll(() => reported).toEqual([mistake]);
    expect(form.current?.values()).toEqual({ name: 'Ada' });
  });

  it.each([
    ['throws', throwing],
    ['rejects', rejecting],
  ] as const)('a validator that %s, and the field is invalid', async (_kind, validator) => {
    show({}, { validator });
    expect(await act(async () => form.current?.validate())).toBe(false);
    expect(reported).toEqual([mistake]);
    expect(await screen.findByText('Could not check this. Try again.')).toBeTruthy();
  });

  it('a validator of a warning that throws', async () => {
    show({}, { validator: throwing, warning: true });
    expect(await act(async () => form.current?.validate())).toBe(true);
    expect(reported).toEqual([mistake]);
  });
});

it('a failure with fields is an answer and no error', async () => {
  show({ onSubmit: () => Promise.reject({ fields: { name: 'Taken' } }) });
  await act(async () => form.current?.submit());
  expect(await screen.findByText('Name: Taken')).toBeTruthy();
  expect(reported).toEqual([]);
});

it('development warns once of rules around a control without a name', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <Form label="Order" handle={form} summary={false}>
      <FormItem label="Name" required>
        <Input />
      </FormItem>
      <FormItem label="Note">
        <Input />
      </FormItem>
    </Form>,
  );
  await act(async () => form.current?.validate());
  await act(async () => form.current?.validate());
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    '<FormItem label="Name">: it has rules, but no control in it has a `name`, so the form cannot read its value. ' +
      'Give the control a `name`.',
  ]);
});
