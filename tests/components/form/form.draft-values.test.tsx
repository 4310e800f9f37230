import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormDraft, type FormHandle, FormItem, FormList, useWatch } from '@/components/form';
import { Input } from '@/components/input';
import { Tabs } from '@/components/tabs';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const KEY = 'portico:draft:order';
const form = createRef<FormHandle>();
const draft = () => sessionStorage.getItem(KEY);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => form.current?.values();
const old = (kept: object) =>
  sessionStorage.setItem(KEY, JSON.stringify({ values: kept, lost: [], attempt: null, step: 0 }));

const tabs = (native: boolean) => [
  { value: 'who', label: 'Who', content: <Input label="Name" name="name" /> },
  {
    value: 'note',
    label: 'Note',
    content: (
      <FormItem label="Note">
        {native ? <input name="note" aria-label="Note" /> : <Input name="note" />}
      </FormItem>
    ),
  },
];

function TabbedOrder({ native = false }: { native?: boolean }) {
  return (
    <Form label="Order" handle={form} onSubmit={() => {}}>
      <FormDraft name="order" />
      <Tabs label="Order" items={tabs(native)} />
    </Form>
  );
}

it.each([false, true])(
  'a value in a tab that was not opened again survives a second reload (native: %s)',
  async (native) => {
    old({ note: 'kept' });
    const first = render(<TabbedOrder native={native} />);
    await userEvent.fill(field('Name'), 'Ada');
    await expect.poll(draft).toContain('Ada');
    expect(draft()).toContain('kept');
    first.unmount();
    const second = render(<TabbedOrder native={native} />);
    await userEvent.fill(field('Name'), '');
    await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
    await expect.poll(() => field('Note').value).toBe('kept');
    // The initial value of the field counts as clean, not the value of the draft.
    await expect.poll(() => form.current?.isDirty()).toBe(true);
    expect(draft()).toContain('kept');
    second.unmount();
  },
);

it('a submission deletes a draft with values that no field has taken', async () => {
  old({ name: 'Ada', colour: 'red' });
  render(
    <Form label="Order" handle={form} onSubmit={() => {}}>
      <FormDraft name="order" />
      <Input label="Name" name="name" />
    </Form>,
  );
  await expect.poll(values).toEqual({ name: 'Ada' });
  expect(draft()).toContain('red');
  await act(async () => form.current?.submit());
  await expect.poll(draft).toBeNull();
});

it('a draft of another version fills the fields that are still there', async () => {
  old({
    name: { first: 'Ada' },
    place: 'Lyon',
    lines: 'none',
    city: { street: 'Rue A' },
    qty: [1],
  });
  render(
    <Form
      label="Order"
      handle={form}
      initialValues={{ name: 'Grace', place: { city: 'Rome' }, lines: [{ drink: 'Latte' }] }}
    >
      <FormDraft name="order" />
      <Input label="Name" name="name" />
      <Input label="City" name="place.city" />
      <Input label="Street" name="city.street" />
      <FormList name="lines">
        {(rows) =>
          rows.map(({ key, name }) => <Input key={key} label="Drink" name={name('drink')} />)
        }
      </FormList>
    </Form>,
  );
  await expect.poll(values).toEqual({
    name: 'Grace',
    place: { city: 'Rome' },
    city: { street: 'Rue A' },
    lines: [{ drink: 'Latte' }],
  });
});

it.each([
  '{',
  '7',
  'null',
  '{"values":1}',
  '{"values":{},"lost":[1]}',
  '{"values":{"name":{}},"lost":[["a"]]}',
])('a broken draft (%s) does not break the form', async (text) => {
  sessionStorage.setItem(KEY, text);
  render(
    <Form label="Order" handle={form} initialValues={{ name: 'Grace' }}>
      <FormDraft name="order" />
      <FormItem label="Name">
        <Input name="name" />
      </FormItem>
    </Form>,
  );
  await userEvent.fill(field('Name'), 'Ada');
  await expect.poll(draft).toContain('Ada');
});

it('a draft does not keep passwords, also while they are visible', async () => {
  render(
    <Form label="Account" handle={form}>
      <FormDraft name="order" />
      <Input label="Name" name="name" />
      <Input label="Password" name="secret" type="password" />
      <Input label="Card" name="card" autoComplete="cc-number" />
    </Form>,
  );
  await userEvent.fill(screen.getByLabelText('Password'), 'hunter2');
  await userEvent.fill(field('Card'), '4111');
  (screen.getByLabelText('Password') as HTMLInputElement).type = 'text';
  await userEvent.fill(field('Name'), 'Ada');
  await expect.poll(draft).toContain('Ada');
  expect(draft()).not.toMatch(/hunter2|4111/);
});

it('the form works while sessionStorage is full', async () => {
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('quota', 'QuotaExceededError');
  };
  try {
    render(<TabbedOrder />);
    await userEvent.fill(field('Name'), 'Ada');
    await expect.poll(() => form.current?.isDirty()).toBe(true);
    act(() => void form.current?.submit());
    await expect.poll(() => form.current?.isDirty()).toBe(false);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

function Line({ name }: { name: (field: string) => string }) {
  const kind = useWatch(name('kind'));
  return (
    <>
      <Input label={name('kind')} name={name('kind')} />
      {kind === 'other' && <Input label={name('other')} name={name('other')} />}
    </>
  );
}

const lined = (
  <StrictMode>
    <Form label="Order" handle={form} initialValues={{ lines: [{ kind: 'latte' }] }}>
      <FormDraft name="order" />
      <FormList name="lines">
        {(rows) => rows.map(({ key, name }) => <Line key={key} name={name} />)}
      </FormList>
    </Form>
  </StrictMode>
);

it('a field that only some rows show gets its value back after a reload', async () => {
  const { unmount } = render(lined);
  await userEvent.fill(field('lines[0].kind'), 'other');
  await userEvent.fill(await screen.findByRole('textbox', { name: 'lines[0].other' }), 'Chai');
  await expect.poll(draft).toContain('Chai');
  unmount();
  render(lined);
  await expect.poll(values).toEqual({ lines: [{ kind: 'other', other: 'Chai' }] });
});
