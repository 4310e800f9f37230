/** @module-tag long */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertDialog, ConfirmDialog, Dialog, PromptDialog } from '@/components/dialog';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

describe('an action that returns a promise', () => {
  it('shows a spinner, cannot be closed meanwhile, and closes the dialog when the promise resolves', async () => {
    const onOpenChange = vi.fn();
    const keep = vi.fn();
    let finish = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(
      <Dialog
        defaultOpen
        closeOnMask
        title="Send?"
        onOpenChange={onOpenChange}
        actions={[
          { label: 'Keep', onClick: keep },
          { label: 'Send', onClick: send },
        ]}
      />,
    );
    const width = button('Send').offsetWidth;
    await userEvent.click(button('Send'));
    const busy = await screen.findByRole('button', { name: 'Send Please wait' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(busy.offsetWidth).toBe(width);
    expect(document.activeElement).toBe(busy);
    busy.click();
    button('Keep').click();
    await userEvent.keyboard('{Escape}');
    expect([send.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
    expect(onOpenChange).not.toHaveBeenCalled();
    finish();
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
  });

  it('does not close the dialog that was opened after its own', async () => {
    const onOpenChange = vi.fn();
    let finish = () => {};
    const send = () => new Promise<void>((resolve) => (finish = resolve));
    const ask = (open: boolean) => (
      <Dialog
        open={open}
        title="Send?"
        onOpenChange={onOpenChange}
        actions={[{ label: 'Send', onClick: send }]}
      />
    );
    const { rerender } = render(ask(true));
    await userEvent.click(button('Send'));
    rerender(ask(false));
    rerender(ask(true));
    expect(button('Send').getAttribute('aria-busy')).toBeNull();
    finish();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(button('Send'));
    finish();
    await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]));
  });

  it('keeps the dialog open when it returns or resolves to false', async () => {
    const answers = [false, Promise.resolve(false)];
    const onOpenChange = vi.fn();
    render(
      <ConfirmDialog
        defaultOpen
        title="Send?"
        confirmText="Send"
        onConfirm={() => answers.shift()}
        onOpenChange={onOpenChange}
      />,
    );
    await userEvent.click(button('Send'));
    await userEvent.click(button('Send'));
    await waitFor(() => expect(button('Send').getAttribute('aria-busy')).toBeNull());
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(button('Send'));
    await gone();
  });
});

it('a disabled action does nothing, and screen readers can still reach it', async () => {
  const onClick = vi.fn();
  render(<Dialog open title="x" actions={[{ label: 'Send', disabled: true, onClick }]} />);
  button('Send').click();
  expect(onClick).not.toHaveBeenCalled();
  expect(button('Send').getAttribute('aria-disabled')).toBe('true');
});

it('three actions are below each other', () => {
  const actions = ['A', 'B', 'C'].map((label) => ({ label }));
  render(<Dialog open title="x" actions={actions} />);
  const tops = ['A', 'B', 'C'].map((name) => button(name).getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(3);
});

it('an alert has one button and the role alertdialog', async () => {
  const onConfirm = vi.fn();
  render(
    <AlertDialog defaultOpen title="Closed" onConfirm={onConfirm}>
      Today
    </AlertDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Closed' })).toBeTruthy();
  await userEvent.click(button('OK'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

describe('a prompt', () => {
  it('confirms with Enter in its field, and shows a validation message', async () => {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    const typed = vi.fn();
    render(
      <PromptDialog
        defaultOpen
        title="Rename"
        label="Name"
        validate={(value) => (value ? null : 'It needs a name')}
        field={{ placeholder: 'Arch', maxLength: 20, onChange: typed }}
        {...{ onConfirm, onOpenChange }}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(field);
    expect([field.placeholder, field.maxLength]).toEqual(['Arch', 20]);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('It needs a name');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It needs a name',
    );
    await userEvent.keyboard('Pier{Enter}');
    expect(typed).toHaveBeenCalledTimes(4);
    expect(onConfirm.mock.calls).toEqual([['Pier']]);
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
  });

  it('starts with its defaultValue each time it opens', async () => {
    const ask = (open: boolean, name: string) => (
      <PromptDialog open={open} title="Rename" label="Name" defaultValue={name} />
    );
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const { rerender } = render(ask(false, ''));
    rerender(ask(true, 'Arch'));
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Arch');
    await userEvent.fill(field(), 'Pier');
    rerender(ask(false, ''));
    await gone();
    rerender(ask(true, 'Vault'));
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Vault');
  });

  it('does not confirm a value that the browser rejects', async () => {
    const onConfirm = vi.fn();
    render(
      <PromptDialog
        defaultOpen
        title="Invite"
        label="E-mail"
        field={{ type: 'email', required: true }}
        onConfirm={onConfirm}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    await userEvent.click(button('OK'));
    await userEvent.fill(field, 'ada');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Invite' })).toBeTruthy();
    await userEvent.fill(field, 'ada@example.org');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm.mock.calls).toEqual([['ada@example.org']]);
    await gone();
  });
});
