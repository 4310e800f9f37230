import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Upload, type UploadProps } from '@/components/upload';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { pickFiles, sized, transferOf } from '../../helpers/pick-files';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>(/Files/, { selector: 'input' });
const form = () => document.querySelector('form')!;
const entries = () => new FormData(form()).getAll('files');

function inForm(props: UploadProps) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Upload name="files" {...props} />
      <button type="submit">Send</button>
    </form>,
  );
  return onSubmit;
}

describe('an upload in a form', () => {
  it('sends one entry for the result of each file', async () => {
    const results: Record<string, unknown> = { 'a.png': '/a', 'b.png': { url: '/b' } };
    inForm({
      upload: async ({ name }) => results[name] ?? { id: 7 },
      defaultValue: [{ id: '0', name: 'old', url: '/old.png' }],
    });
    pickFiles(field(), sized('a.png'), sized('b.png'), sized('c.png'));
    await waitFor(() => expect(entries()).toEqual(['/old.png', '/a', '/b', '{"id":7}']));
    cleanup();
    inForm({
      toFormValue: ({ id }) => `#${id}`,
      defaultValue: [{ id: '0', name: 'old' }],
    });
    expect(entries()).toEqual(['#0']);
  });

  it('sends the files themselves when there is no upload function', async () => {
    inForm({});
    pickFiles(field(), sized('a.png', 3), sized('b.png', 5));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(entries().map((file) => [(file as File).name, (file as File).size])).toEqual([
      ['a.png', 3],
      ['b.png', 5],
    ]);
  });

  it('blocks the form while files are uploading, and reports that they are pending', {
    tags: 'long',
  }, async () => {
    const sent = createDeferred<unknown>();
    const onPendingChange = vi.fn();
    const onSubmit = inForm({ upload: () => sent.promise, onPendingChange });
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(onPendingChange.mock.calls).toEqual([[true]]));
    expect(field().validationMessage).toBe('Files are still uploading');
    expect(screen.getByRole('list').ariaBusy).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    sent.resolve('/a');
    await waitFor(() => expect(onPendingChange.mock.calls).toEqual([[true], [false]]));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(entries()).toEqual(['/a']);
  });

  it('is invalid while a file has failed, or while it is required and empty', async () => {
    const onSubmit = inForm({ upload: () => Promise.reject(new Error('no')), required: true });
    expect(field().validationMessage).toBe('Add a file');
    pickFiles(field(), sized('a.png'));
    await waitFor(() =>
      expect(field().validationMessage).toBe('Upload the failed file again or remove it'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await waitFor(() => expect(field().validationMessage).toBe('Add a file'));
  });

  it('a reset restores the first files and stops the others', async () => {
    let signal: AbortSignal | undefined;
    inForm({
      defaultValue: [{ id: '0', name: 'old', url: '/old' }],
      upload: (_file, controls) => {
        signal = controls.signal;
        return new Promise(() => {});
      },
    });
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(signal).toBeDefined());
    act(() => form().reset());
    await waitFor(() => expect(entries()).toEqual(['/old']));
    expect(signal!.aborted).toBe(true);
    expect(field().validationMessage).toBe('');
  });

  it('a reset also drops files that beforeAdd is still preparing', async () => {
    const made = createDeferred<boolean>();
    inForm({ beforeAdd: () => made.promise });
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(field().validationMessage).toBe('Files are still uploading'));
    act(() => form().reset());
    await waitFor(() => expect(field().validationMessage).toBe(''));
    await act(async () => made.resolve(true));
    expect(screen.queryByText('a.png')).toBeNull();
    expect(entries()).toEqual([]);
    expect(field().validationMessage).toBe('');
  });

  it('the browser asks before leaving while files are uploading', async () => {
    const sent = createDeferred<unknown>();
    inForm({ upload: () => sent.promise, guardLeave: true });
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    expect(leaves()).toBe(true);
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(leaves()).toBe(false));
    sent.resolve('/a');
    await waitFor(() => expect(leaves()).toBe(true));
  });
});

it('a disabled fieldset ignores dropped and pasted files', () => {
  const onChange = vi.fn();
  render(
    <fieldset disabled>
      <Upload label="Files" onChange={onChange} />
    </fieldset>,
  );
  const root = screen.getByRole('group', { name: 'Files' });
  const transfer = transferOf([sized('a.png')]);
  const init = { bubbles: true, cancelable: true };
  fireEvent(root, new DragEvent('drop', { ...init, dataTransfer: transfer }));
  fireEvent(root, new ClipboardEvent('paste', { ...init, clipboardData: transfer }));
  expect(onChange).not.toHaveBeenCalled();
  expect(getComputedStyle(root).opacity).toBe('0.5');
});
