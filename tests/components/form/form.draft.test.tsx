import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Form,
  FormDraft,
  type FormHandle,
  FormItem,
  FormList,
  SubmitButton,
} from '@/components/form';
import { Input } from '@/components/input';
import { Picker } from '@/components/picker';
import { Stepper } from '@/components/stepper';
import { Upload, type UploadHandle } from '@/components/upload';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const form = createRef<FormHandle>();
const upload = createRef<UploadHandle>();
const order = { customer: 'Ada', city: 0, lines: [{ drink: 'Latte', qty: 1 }] };
const cities = ['Lyon', 'Rome'];

/** A coffee order without React state. */
function Order({
  onSubmit,
}: {
  onSubmit: (values: object, context: { idempotencyKey: string }) => unknown;
}) {
  return (
    <Form label="Order" handle={form} initialValues={order} onSubmit={onSubmit}>
      <FormDraft name="order" />
      <FormItem label="Customer" required>
        <Input name="customer" />
      </FormItem>
      <FormItem label="City">
        <Picker label="City" name="city" range={cities} />
      </FormItem>
      <FormList name="lines" label="Drink" min={1}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, index, name }) => (
              <div key={key}>
                <FormItem label={`Drink ${index + 1}`}>
                  <Input name={name('drink')} />
                </FormItem>
                <Stepper label={`Cups ${index + 1}`} name={name('qty')} defaultValue={1} />
                <button type="button" onClick={() => remove(index)}>{`Remove ${index + 1}`}</button>
              </div>
            ))}
            <button type="button" onClick={() => add()}>
              Add
            </button>
          </>
        )}
      </FormList>
      <FormItem label="Photo">
        <Upload name="photo" accept="all" handle={upload} />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('portico:draft:'));

it('a reload keeps fields, rows and the choice of a picker, and names the files that are lost', async () => {
  const { unmount } = render(<Order onSubmit={() => {}} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Customer' }), 'Grace');
  await press('Add');
  await userEvent.keyboard('Mocha');
  await act(async () => form.current?.setFieldValue('city', 1));
  await act(async () => upload.current?.add([new File(['x'], 'cup.txt', { type: 'text/plain' })]));
  await expect.poll(() => sessionStorage.getItem('portico:draft:order') ?? '').toContain('cup.txt');
  unmount();

  render(<Order onSubmit={() => {}} />);
  const lines = [
    { drink: 'Latte', qty: 1 },
    { drink: 'Mocha', qty: 1 },
  ];
  const kept = { customer: 'Grace', city: 1, lines, photo: [] };
  await expect.poll(() => form.current?.values()).toEqual(kept);
  await expect.poll(() => form.current?.isDirty()).toBe(true);
  expect(await screen.findByText('Choose these files again: cup.txt')).toBeTruthy();

  act(() => form.current?.reset());
  await expect.poll(() => form.current?.values()).toEqual({ ...order, photo: [] });
  await expect.poll(drafts).toEqual([]);
});

it('a successful submission deletes the draft', async () => {
  render(<Order onSubmit={() => {}} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Customer' }), 'Grace');
  await expect.poll(drafts).toEqual(['portico:draft:order']);
  await press('Send');
  await expect.poll(drafts).toEqual([]);
});

it('a retried order has the same idempotency key, also after a reload, and the next order has a new one', async () => {
  const keys: string[] = [];
  const answers: unknown[] = [{ message: 'Offline' }, { message: 'Offline' }, undefined, undefined];
  const onSubmit = vi.fn(
    async (_values: object, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return answers.shift();
    },
  );
  const { unmount } = render(<Order onSubmit={onSubmit} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Customer' }), 'Grace');
  await act(async () => Promise.all([form.current?.submit(), form.current?.submit()]));
  expect(keys).toHaveLength(1);
  await act(async () => form.current?.submit());
  unmount();
  render(<Order onSubmit={onSubmit} />);
  await expect.poll(() => form.current?.getFieldValue('customer')).toBe('Grace');
  await act(async () => form.current?.submit());
  await act(async () => form.current?.submit());
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0], keys[3] === keys[0]]).toEqual([
    true,
    true,
    false,
  ]);
});

it('changing an order gives it a new idempotency key', async () => {
  const keys = new Set<string>();
  render(
    <Order
      onSubmit={(_values, { idempotencyKey }) => {
        keys.add(idempotencyKey);
        return { message: 'Offline' };
      }}
    />,
  );
  await act(async () => form.current?.submit());
  await userEvent.fill(screen.getByRole('textbox', { name: 'Customer' }), 'Grace');
  await act(async () => form.current?.submit());
  expect(keys.size).toBe(2);
});

it('the browser asks before the user leaves a document with a draft', async () => {
  render(<Order onSubmit={() => {}} />);
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Customer' }), 'Grace');
  await expect.poll(leaves).toBe(false);
});
