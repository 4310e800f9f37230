import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Form, type FormHandle, FormItem, SubmitButton, useWatch } from '@/components/form';
import { Input } from '@/components/input';
import { Popup } from '@/components/popup';
import { Radio, RadioGroup } from '@/components/radio';
import { Stepper } from '@/components/stepper';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Note() {
  return <output>{useWatch<string>('note')}</output>;
}

function show(sheet: ReactNode) {
  const onSubmit = vi.fn();
  const form = createRef<FormHandle>();
  render(
    <Form
      label="Order"
      handle={form}
      initialValues={{ name: 'Ada', note: 'To go' }}
      onSubmit={(values, { data }) => void onSubmit(values, Object.fromEntries(data))}
    >
      <Input label="Name" name="name" />
      <Popup open label="More">
        {sheet}
      </Popup>
    </Form>,
  );
  return { onSubmit, form: () => form.current as FormHandle };
}

const note = (
  <FormItem label="Note" required>
    <Input name="note" />
  </FormItem>
);

describe('a field in a sheet of a form', () => {
  it('has an initial value, is watched, makes the form dirty, and is reset', async () => {
    const { form } = show(
      <>
        {note}
        <Note />
      </>,
    );
    await screen.findByRole('textbox', { name: 'Note' });
    expect(field('Note').value).toBe('To go');
    expect(form().values()).toEqual({ name: 'Ada', note: 'To go' });
    expect(form().isDirty()).toBe(false);

    await userEvent.fill(field('Note'), 'Hot');

    await expect.poll(() => screen.getByRole('status').textContent).toBe('Hot');
    expect(form().isDirty()).toBe(true);
    expect(form().getFieldValue('note')).toBe('Hot');
    await act(async () => form().reset());
    await expect.poll(() => field('Note').value).toBe('To go');
    await expect.poll(() => form().isDirty()).toBe(false);
  });

  it('is validated when the form is sent, and a SubmitButton there sends the form', async () => {
    const { onSubmit } = show(
      <>
        {note}
        <SubmitButton>Send</SubmitButton>
      </>,
    );
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Note' }), '');
    await press('Send');
    await expect.poll(() => field('Note').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(field('Note'));
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.fill(field('Note'), 'Hot');
    await press('Send');

    const values = { name: 'Ada', note: 'Hot' };
    await expect.poll(() => onSubmit.mock.calls).toEqual([[values, values]]);
  });

  it('sends the form on Enter', async () => {
    const { onSubmit } = show(note);
    await userEvent.click(await screen.findByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('!{Enter}');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada', note: 'To go!' });
  });

  it('has a typed value, whichever component it is', async () => {
    const { form, onSubmit } = show(
      <>
        <Stepper label="Cups" name="cups" defaultValue={2} />
        <CheckboxGroup label="Extras" name="extras" defaultValue={['foam']}>
          <Checkbox value="milk">Milk</Checkbox>
          <Checkbox value="foam">Foam</Checkbox>
        </CheckboxGroup>
        <FormItem label="Size" required>
          <RadioGroup name="size">
            <Radio value="small">Small</Radio>
            <Radio value="large">Large</Radio>
          </RadioGroup>
        </FormItem>
      </>,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Milk' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    const values = { name: 'Ada', cups: 2, extras: ['milk', 'foam'], size: 'large' };
    expect(form().values()).toEqual(values);
    await act(async () => form().submit());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(values);
  });

  it('may be a native control in a FormItem', async () => {
    const { form, onSubmit } = show(
      <FormItem label="Note" required validateTrigger="change">
        <input name="note" />
      </FormItem>,
    );
    await screen.findByRole('textbox', { name: 'Note' });
    await expect.poll(() => form().values()).toEqual({ name: 'Ada', note: 'To go' });
    await userEvent.fill(field('Note'), '');
    await expect.poll(() => field('Note').getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(field('Note'), 'Hot');
    expect(form().values()).toEqual({ name: 'Ada', note: 'Hot' });
    expect(form().isDirty()).toBe(true);
    await act(async () => form().submit());
    const values = { name: 'Ada', note: 'Hot' };
    expect(onSubmit.mock.calls).toEqual([[values, values]]);
  });

  it('keeps what was entered while the sheet is closed', async () => {
    const form = createRef<FormHandle>();
    function Order() {
      const [isOpen, setOpen] = useState(true);
      return (
        <Form label="Order" handle={form}>
          <button type="button" onClick={() => setOpen(true)}>
            More
          </button>
          {isOpen && (
            <Popup open label="More" onOpenChange={setOpen} closeButton>
              {note}
            </Popup>
          )}
        </Form>
      );
    }
    render(<Order />);
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Note' }), 'Hot');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
    await press('More');
    await expect.poll(() => field('Note').value).toBe('Hot');
  });

  it('belongs to a plain form in the sheet, and not to the form around it', async () => {
    const { form } = show(
      <form aria-label="Own">
        <Input label="Other" name="other" defaultValue="1" />
      </form>,
    );
    await screen.findByRole('textbox', { name: 'Other' });
    await expect.poll(() => form().values()).toEqual({ name: 'Ada' });
    await userEvent.fill(field('Other'), '2');
    expect(form().isDirty()).toBe(false);
  });
});
