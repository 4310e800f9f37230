import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormItem, type FormItemProps, SubmitButton } from '@/components/form';
import { Upload, type UploadProps } from '@/components/upload';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { pickFiles, sized } from '../../helpers/pick-files';

afterEach(cleanup);

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const group = () => document.querySelector<HTMLElement>('#item [role="group"]')!;

const show = (props: UploadProps = {}, item: FormItemProps = {}) =>
  render(
    <Form label="Claim">
      <FormItem id="item" label="Pictures" help="Up to three" {...item}>
        <Upload name="pictures" {...props} />
      </FormItem>
    </Form>,
  );

describe('an Upload in a FormItem', () => {
  it('has the label and the help of its item', () => {
    show();
    expect(group()).toHaveAccessibleName('Pictures');
    expect(field()).toHaveAccessibleName('Add Pictures');
    expect(field()).toHaveAccessibleDescription('Up to three');
    expect(screen.queryByText('Files')).toBeNull();
  });

  it('keeps the label that it has', () => {
    show({ label: 'Photos of the cup' });
    expect(group()).toHaveAccessibleName('Photos of the cup');
    expect(field()).toHaveAccessibleName('Add Photos of the cup');
  });

  it('has its default name in an item without a label', () => {
    show({}, { label: '' });
    expect(group()).toHaveAccessibleName('Files');
  });

  it('describes the group while users can add no more files', async () => {
    show({ maxCount: 1, defaultValue: [{ id: 'a', name: 'cup.png', url: '/cup.png' }] });
    await waitFor(() => expect(group()).toHaveAccessibleDescription('Up to three'));
    expect(group()).toHaveAccessibleName('Pictures');
    expect(screen.getByRole('button', { name: /Remove/ })).not.toHaveAccessibleDescription();
  });
});

describe('a Form with an Upload', () => {
  const inForm = (children: ReactNode) => {
    const onSubmit = vi.fn();
    render(
      <Form label="Claim" onSubmit={onSubmit}>
        {children}
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    return onSubmit;
  };
  const state = () => document.querySelector<HTMLElement>('[data-upload]')?.dataset.state;
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  it('is not sent while a picture is on its way, and is sent with its address afterwards', async () => {
    const sent = createDeferred<unknown>();
    const onSubmit = inForm(
      <FormItem label="Pictures">
        <Upload name="pictures" upload={() => sent.promise} />
      </FormItem>,
    );
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(state()).toBe('uploading'));
    await send();
    await screen.findByText('Pictures: Files are still uploading');
    expect(onSubmit).not.toHaveBeenCalled();
    sent.resolve('/a.png');
    await waitFor(() => expect(state()).toBe('done'));
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ pictures: ['/a.png'] });
  });

  it('is not sent after a picture has failed, until the user removes it', async () => {
    const onSubmit = inForm(
      <FormItem label="Pictures">
        <Upload name="pictures" upload={() => Promise.reject(new Error('Too large'))} />
      </FormItem>,
    );
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(state()).toBe('failed'));
    await send();
    await screen.findByText('Pictures: Upload the failed file again or remove it');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await waitFor(() => expect(screen.queryByText(/Upload the failed file/)).toBeNull());
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ pictures: [] });
  });

  it('is not sent either if the Upload is in no FormItem: the browser shows the reason', async () => {
    const onSubmit = inForm(
      <Upload name="pictures" upload={() => Promise.reject(new Error('Too large'))} />,
    );
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(state()).toBe('failed'));
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().validationMessage).toBe('Upload the failed file again or remove it');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks to wait for a required file that is on its way, and to repeat one that failed', async () => {
    const sent = createDeferred<unknown>();
    const onSubmit = inForm(
      <FormItem label="Pictures" rules={{ required: true, message: 'Add a picture' }}>
        <Upload name="pictures" upload={() => sent.promise} />
      </FormItem>,
    );
    await send();
    await screen.findByText('Pictures: Add a picture');
    pickFiles(field(), sized('a.png'));
    await waitFor(() => expect(state()).toBe('uploading'));
    await send();
    await screen.findByText('Pictures: Files are still uploading');
    sent.reject(new Error('Too large'));
    await screen.findByText('Upload the failed file again or remove it');
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await send();
    await screen.findByText('Pictures: Add a picture');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not sent while a required file is missing', async () => {
    const onSubmit = inForm(
      <FormItem label="Pictures" required>
        <Upload name="pictures" upload={async () => '/a.png'} />
      </FormItem>,
    );
    await send();
    await screen.findByText('Pictures: Choose an option');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
