import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, createElement, createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '@/components/kit/tokens.css';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';

afterEach(cleanup);

it('an invalid field outside of every FormItem blocks the submission after the fields in items are valid', async () => {
  const onSubmit = vi.fn();
  const handle = createRef<FormHandle>();
  render(
    <Form label="Order" handle={handle} onSubmit={onSubmit}>
      <FormItem label="Name" required>
        <Input name="name" />
      </FormItem>
      <input name="code" aria-label="Code" required />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await userEvent.keyboard('Ada');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await handle.current?.validate(['name'])).toBe(true);
  expect(await handle.current?.validate()).toBe(false);
  await userEvent.keyboard('7');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada', code: '7' });
});

it('a field of a part that was never shown does not block the submission', async () => {
  const onSubmit = vi.fn();
  render(
    <Form label="Order" onSubmit={onSubmit}>
      <Activity mode="hidden">
        <FormItem label="Name" required>
          <Input name="name" required />
        </FormItem>
        <input name="code" aria-label="Code" required />
      </Activity>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

it('an element of a library with its own form value counts like a native field', () => {
  class Stars extends HTMLElement {
    static formAssociated = true;
    readonly internals = this.attachInternals();
    connectedCallback() {
      this.internals.setFormValue('4');
    }
  }
  customElements.define('library-stars', Stars);
  const handle = createRef<FormHandle>();
  render(
    <Form label="Review" handle={handle} initialValues={{ name: 'Ada' }}>
      <Input label="Name" name="name" />
      {createElement('library-stars', { name: 'stars' })}
    </Form>,
  );
  expect(handle.current?.values()).toEqual({ name: 'Ada', stars: '4' });
});
