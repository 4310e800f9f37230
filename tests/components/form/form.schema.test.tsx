import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import * as v from 'valibot';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { Form, type FormHandle, FormItem, FormList, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { Stepper } from '@/components/stepper';

afterEach(cleanup);

// As the README says for a strict policy.
z.config({ jitless: true });

const inZod = z
  .object({
    email: z.email('Enter an e-mail address').transform((text) => text.toLowerCase()),
    lines: z.array(z.object({ qty: z.number().max(9, 'At most 9 cups') })),
  })
  .refine(({ lines }) => lines.length > 0, 'Add a drink');

const inValibot = v.pipe(
  v.object({
    email: v.pipe(v.string(), v.email('Enter an e-mail address'), v.toLowerCase()),
    lines: v.array(v.object({ qty: v.pipe(v.number(), v.maxValue(9, 'At most 9 cups')) })),
  }),
  v.check(({ lines }) => lines.length > 0, 'Add a drink'),
);

function Fields() {
  return (
    <>
      <FormItem label="E-mail">
        <Input name="email" />
      </FormItem>
      <FormList name="lines">
        {(rows, { remove }) =>
          rows.map(({ key, index, name }) => (
            <div key={key}>
              <FormItem label="Cups">
                <Stepper name={name('qty')} label="Cups" />
              </FormItem>
              <button type="button" onClick={() => remove(index)}>
                Remove
              </button>
            </div>
          ))
        }
      </FormList>
      <SubmitButton>Send</SubmitButton>
    </>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe.each([
  ['zod', inZod],
  ['valibot', inValibot],
])('a form with a schema of %s', (_, schema) => {
  const show = (email: string, qty: number) => {
    const [onSubmit, onInvalid, handle] = [vi.fn(), vi.fn(), createRef<FormHandle>()];
    render(
      <Form
        label="Order"
        handle={handle as never}
        schema={schema}
        initialValues={{ email, lines: [{ qty }] }}
        onSubmit={onSubmit}
        onInvalid={onInvalid}
      >
        <Fields />
      </Form>,
    );
    return { onSubmit, onInvalid, handle };
  };

  it('gives onSubmit the values that the schema returns', async () => {
    const { onSubmit } = show('Mei@Example.com', 2);
    await send();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'mei@example.com', lines: [{ qty: 2 }] });
  });

  it('shows its messages at the fields, also in a row, until they change', async () => {
    const { onSubmit, onInvalid } = show('mei', 12);
    await send();
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const cups = screen.getByRole('spinbutton');
    expect(cups.getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid.mock.calls).toEqual([
      [{ email: 'Enter an e-mail address', 'lines[0].qty': 'At most 9 cups' }],
    ]);
    // Leaving the field without a change does not remove its error.
    await userEvent.tab();
    await userEvent.click(field);
    await userEvent.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(field, 'mei@example.com');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
    expect(cups.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a message about the whole form above the fields', async () => {
    const { onSubmit, handle } = show('mei@example.com', 1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await send();
    await expect.poll(() => screen.getByRole('alert').textContent).toContain('Add a drink');
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => handle.current?.reset());
    await expect.poll(() => screen.queryByText('Add a drink')).toBe(null);
  });
});

it('the schema gives onSubmit the types of its values', () => {
  const form = (
    <Form
      schema={inZod}
      onSubmit={(values) => {
        expectTypeOf(values).toEqualTypeOf<{ email: string; lines: { qty: number }[] }>();
      }}
    />
  );
  expect(form.props.schema).toBe(inZod);
});
