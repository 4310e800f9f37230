import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem, type FormProps, SubmitButton } from '@/components/form';
import { createDeferred, type Deferred } from '../../helpers/deferred';

afterEach(cleanup);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const alert = () => screen.getByRole('alert').textContent;
const errorOf = (name: string) =>
  field(name).closest('[data-state]')?.querySelector('[aria-live]')?.textContent;
const stateOf = (name: string) => field(name).closest('[data-state]')?.getAttribute('data-state');

function show(props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn();
  const handle = createRef<FormHandle>();
  const view = render(
    <StrictMode>
      <Form label="Order" onSubmit={onSubmit} handle={handle} {...props}>
        {props.children}
        <SubmitButton>Send</SubmitButton>
      </Form>
    </StrictMode>,
  );
  return { onSubmit, form: handle.current as FormHandle, ...view };
}

const mail = (
  <FormItem label="E-mail">
    <input name="email" defaultValue="ada@example.org" />
  </FormItem>
);

describe('a failure that the server returns', () => {
  it('appears at its fields and above them, until the fields change', {
    tags: 'long',
  }, async () => {
    const failure = {
      message: 'Not saved',
      fields: { email: 'Already taken', gone: 'No such slab' },
    };
    const onFailure = vi.fn();
    const onSubmit = vi.fn(async () => {
      throw failure;
    });
    show({ onSubmit, onFailure, children: mail });
    await send();
    await expect.poll(() => errorOf('E-mail')).toBe('Already taken');
    expect(alert()).toBe('Not savedE-mail: Already takenNo such slab');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('E-mail').validationMessage).toBe('Already taken');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
    await userEvent.fill(field('E-mail'), 'b@example.org');
    await expect.poll(() => errorOf('E-mail')).toBe('');
    // An error of the server does not block the next submission.
    await send();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  });

  it('may be a resolved value, and an answer without texts is a success', async () => {
    const answers: unknown[] = [{ fields: { email: 'Taken' } }, { id: 7 }];
    const onSubmit = vi.fn(async () => answers.shift());
    const { form } = show({ onSubmit, children: mail });
    expect(await act(form.submit)).toBe(false);
    expect(errorOf('E-mail')).toBe('Taken');
    expect(await act(form.submit)).toBe(true);
    expect(alert()).toBe('');
  });

  it('becomes a general message when the error has no text for users', {
    tags: 'long',
  }, async () => {
    const { form } = show({
      onSubmit: () => Promise.reject(new TypeError('fetch failed')),
      children: mail,
    });
    await userEvent.fill(field('E-mail'), 'c@example.org');
    await act(form.submit);
    expect(alert()).toBe('Could not send this. Try again.');
    expect(form.isDirty()).toBe(true);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });
});

describe('validators', () => {
  function asked() {
    const calls: { value: unknown; signal: AbortSignal; answer: Deferred<string | boolean> }[] = [];
    const validator = vi.fn((value: unknown, { signal }: { signal: AbortSignal }) => {
      const answer = createDeferred<string | boolean>();
      calls.push({ value, signal, answer });
      return answer.promise;
    });
    return { calls, validator };
  }

  it('the newest result wins, also when an older one arrives later', async () => {
    const { calls, validator } = asked();
    show({
      validateTrigger: 'change',
      children: (
        <FormItem label="Order" rules={{ validator }}>
          <input name="order" />
        </FormItem>
      ),
    });
    await userEvent.fill(field('Order'), 'a');
    await userEvent.fill(field('Order'), 'ab');
    await expect.poll(() => calls.length).toBe(2);
    expect([calls[0]?.signal.aborted, calls[1]?.signal.aborted]).toEqual([true, false]);
    expect(errorOf('Order')).toContain('Checking');
    await act(async () => calls[1]?.answer.resolve(true));
    await act(async () => calls[0]?.answer.resolve('Too late'));
    expect(errorOf('Order')).toBe('');
    expect(stateOf('Order')).toBe('open');
  });

  it('a submission waits for them, also when the value changes meanwhile', async () => {
    const { calls, validator } = asked();
    const { onSubmit } = show({
      children: (
        <FormItem label="Order" rules={{ validator }}>
          <input name="order" defaultValue="a" />
        </FormItem>
      ),
    });
    await send();
    await expect.poll(() => calls.length).toBe(1);
    await userEvent.fill(field('Order'), 'ab');
    await expect.poll(() => calls.length).toBe(2);
    await act(async () => calls[0]?.answer.resolve(true));
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => calls[1]?.answer.resolve('No such order'));
    await expect.poll(() => errorOf('Order')).toBe('No such order');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });

  it('a reset and an unmounted field abort them, and nothing is sent', async () => {
    const { calls, validator } = asked();
    const { onSubmit, form, unmount } = show({
      children: (
        <FormItem label="Order" rules={{ validator }}>
          <input name="order" defaultValue="a" />
        </FormItem>
      ),
    });
    const first = form.submit();
    await expect.poll(() => calls.length).toBe(1);
    act(() => form.reset());
    expect(await first).toBe(false);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(errorOf('Order')).toBe('');
    const second = form.submit();
    await expect.poll(() => calls.length).toBe(2);
    unmount();
    expect(calls[1]?.signal.aborted).toBe(true);
    expect(await second).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('wait until the user stops typing, but run at once when the form is sent', async () => {
    const validator = vi.fn(() => true);
    const { onSubmit } = show({
      validateTrigger: 'change',
      children: (
        <FormItem label="Order" rules={{ validator }} debounce={60_000}>
          <input name="order" />
        </FormItem>
      ),
    });
    await userEvent.fill(field('Order'), 'abc');
    expect(stateOf('Order')).toBe('checking');
    expect(validator).not.toHaveBeenCalled();
    await send();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(validator).toHaveBeenCalledOnce();
  });

  it('receive all values, and run again when a field in `dependencies` changes', async () => {
    show({
      children: (
        <>
          <FormItem label="Password">
            <input name="password" defaultValue="one" />
          </FormItem>
          <FormItem
            label="Again"
            dependencies={['password']}
            rules={{
              validator: (value, { values }) => value === values.password,
              message: 'Not the same',
            }}
          >
            <input name="again" />
          </FormItem>
        </>
      ),
    });
    // A field without a first validation is not validated again.
    await userEvent.fill(field('Password'), 'two');
    expect(errorOf('Again')).toBe('');
    await userEvent.fill(field('Again'), 'one');
    await userEvent.click(field('Password'));
    await expect.poll(() => errorOf('Again')).toBe('Not the same');
    await userEvent.fill(field('Password'), 'one');
    await expect.poll(() => errorOf('Again')).toBe('');
  });

  it('a rejected promise makes the field invalid', async () => {
    const { form } = show({
      children: (
        <FormItem label="Order" rules={{ validator: () => Promise.reject(new Error('offline')) }}>
          <input name="order" />
        </FormItem>
      ),
    });
    expect(await act(() => form.validate(['order']))).toBe(false);
    expect(errorOf('Order')).toBe('Could not check this. Try again.');
    expect(await act(() => form.validate(['other']))).toBe(true);
  });
});
