import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog, Dialog, type DialogAction } from '@/components/dialog';
import { Form, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog action with a form', () => {
  function ask(action: Partial<DialogAction>) {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <Dialog open title="Invite" actions={[{ label: 'Send', form: 'mail', ...action }]}>
        <form id="mail" onSubmit={submit}>
          <input aria-label="E-mail" name="mail" />
        </form>
      </Dialog>,
    );
    return submit;
  }

  it('submits nothing while it is disabled, for a press and for Enter', async () => {
    const onClick = vi.fn();
    const submit = ask({ disabled: true, onClick });
    button('Send').click();
    await userEvent.type(field(), 'ada{Enter}');
    expect([submit.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 0]);
  });

  it('submits once while its promise is pending, however often the user presses it', async () => {
    const onClick = vi.fn(() => new Promise<void>(() => {}));
    const submit = ask({ onClick });
    const send = button('Send');
    send.click();
    send.click();
    await userEvent.type(field(), 'ada{Enter}');
    expect([submit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("a ConfirmDialog around the kit's Form", () => {
  function ask(save: () => unknown) {
    const onConfirm = vi.fn();
    const onSubmit = vi.fn(save);
    render(
      <ConfirmDialog defaultOpen title="Invite" confirmText="Send" form="mail" {...{ onConfirm }}>
        <Form id="mail" onSubmit={onSubmit}>
          <FormItem label="E-mail" required>
            <Input name="mail" />
          </FormItem>
        </Form>
      </ConfirmDialog>,
    );
    return { onConfirm, onSubmit };
  }

  it('does not confirm while a field is invalid, and shows the error', async () => {
    const { onConfirm, onSubmit } = ask(() => {});
    await userEvent.click(button('Send'));
    expect((await screen.findByRole('alert')).textContent).toContain('E-mail');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect([onConfirm.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
    expect(screen.getByRole('dialog', { name: 'Invite' })).toBeTruthy();
  });

  it('confirms after the form was sent, and then closes', async () => {
    let finish = () => {};
    const { onConfirm, onSubmit } = ask(() => new Promise<void>((resolve) => (finish = resolve)));
    await userEvent.type(field(), 'ada@example.org{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.lastCall?.at(0)).toEqual({ mail: 'ada@example.org' });
    expect(onConfirm).not.toHaveBeenCalled();
    finish();
    await gone();
    expect([onConfirm.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  });

  it('stays open without a confirmation when the form cannot be sent', {
    tags: 'long',
  }, async () => {
    const { onConfirm } = ask(() => ({ message: 'Not saved' }));
    await userEvent.type(field(), 'ada@example.org');
    await userEvent.click(button('Send'));
    expect(await screen.findByText('Not saved')).toBeTruthy();
    await waitFor(() => expect(button('Send').getAttribute('aria-busy')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Invite' })).toBeTruthy();
  });
});
