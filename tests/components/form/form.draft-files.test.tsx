import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormDraft, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { Upload, type UploadHandle, type UploadProps } from '@/components/upload';
import { createDeferred } from '../../helpers/deferred';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const form = createRef<FormHandle>();
const upload = createRef<UploadHandle>();
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const draft = () => sessionStorage.getItem('portico:draft:order') ?? '';
const add = (...names: string[]) => act(async () => upload.current?.add(names.map(photo)));
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const errors = { message: 'Offline' };

function order(props: UploadProps, wrap = true): ReactElement {
  const field = <Upload label="Photo" name="photo" handle={upload} {...props} />;
  return (
    <Form label="Order" handle={form} onSubmit={() => errors}>
      <FormDraft name="order" />
      <Input label="Name" name="name" />
      {wrap ? <FormItem label="Photo">{field}</FormItem> : field}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

async function reload(unmount: () => void, next: ReactElement) {
  unmount();
  return render(next);
}

it('a file that the server has survives a reload with its value, and its picture has the URL of the server', async () => {
  const app = order({ upload: async ({ name }) => ({ url: `/files/${name}` }) });
  const { unmount } = render(app);
  await add('cup.png');
  await expect.poll(draft).toContain('/files/cup.png');
  expect(draft()).not.toContain('blob:');
  expect(leaves()).toBe(false);
  await reload(unmount, app);
  await expect.poll(() => form.current?.getFieldValue('photo')).toEqual(['/files/cup.png']);
  expect(form.current?.isDirty()).toBe(true);
  expect(document.querySelector('[data-upload] img')?.getAttribute('src')).toBe('/files/cup.png');
  expect(screen.queryByText(/again/)).toBeNull();
});

it('an upload that runs makes the form dirty, and after a reload the field names the lost file', async () => {
  const sent = createDeferred<string>();
  const answers = [Promise.resolve('/files/a.png'), sent.promise];
  const app = order({ upload: () => answers.shift()!, concurrency: 1 });
  const { unmount } = render(app);
  await add('a.png', 'b.png');
  await expect.poll(draft).toContain('"lost":[["photo",["b.png"]]]');
  expect(leaves()).toBe(false);
  await reload(unmount, app);
  expect(await screen.findByText('Choose these files again: b.png')).toBeTruthy();
  await expect.poll(() => form.current?.getFieldValue('photo')).toEqual(['/files/a.png']);
});

it('a form whose only change is a running upload is dirty until the upload is removed', async () => {
  const app = order({ upload: () => new Promise(() => {}) });
  render(app);
  await add('a.png');
  await expect.poll(() => form.current?.isDirty()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.png' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }));
  await expect.poll(() => form.current?.isDirty()).toBe(false);
  expect(draft()).toBe('');
});

it('the names of lost files stay until the user chooses a file, also after a failed submission', async () => {
  const app = order({});
  const { unmount } = render(app);
  await add('cup.png');
  await expect.poll(draft).toContain('cup.png');
  await reload(unmount, app);
  expect(await screen.findByText('Choose these files again: cup.png')).toBeTruthy();
  await act(async () => form.current?.submit());
  expect(screen.getByText('Choose these files again: cup.png')).toBeTruthy();
  await add('cup.png');
  await expect.poll(() => screen.queryByText(/Choose these files again/)).toBeNull();
});

it('the summary names the lost files of a field without a FormItem', async () => {
  const app = order({}, false);
  const { unmount } = render(app);
  await add('cup.png', 'lid.png');
  await expect.poll(draft).toContain('lid.png');
  await reload(unmount, app);
  const line = await screen.findByText('Choose these files again: cup.png, lid.png');
  expect(line.closest('[role="alert"]')).toBeTruthy();
});

it('a file that the user has removed stays away after a reload', async () => {
  const app = order({ defaultValue: [{ id: '1', name: 'old.png', url: '/old.png' }] });
  const { unmount } = render(app);
  await userEvent.click(screen.getByRole('button', { name: 'Remove old.png' }));
  await expect.poll(() => form.current?.isDirty()).toBe(true);
  await expect.poll(draft).not.toBe('');
  await reload(unmount, app);
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove old.png' })).toBeNull();
  expect(form.current?.isDirty()).toBe(true);
});
