import { cleanup, render, screen } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '@/components/button';
import { Input } from '@/components/input';
import { Stepper } from '@/components/stepper';
import { Textarea } from '@/components/textarea';

afterEach(cleanup);

type Order = { readonly name: string; readonly note: string; readonly cups: number | null };

const initial: Order = { name: 'Ada', note: '', cups: 1 };

function Page({ onSubmit }: { onSubmit: (order: Order) => void }) {
  const { register, control, handleSubmit, formState, reset } = useForm({ defaultValues: initial });
  const { onChange: hearName, ...name } = register('name', { minLength: 3 });
  const { onChange: hearNote, ...note } = register('note', { required: 'Write a note' });
  return (
    <form onSubmit={handleSubmit((order) => onSubmit(order))}>
      <Input label="Name" {...name} onInput={hearName} />
      <Textarea label="Note" {...note} onInput={hearNote} error={formState.errors.note?.message} />
      <Controller
        control={control}
        name="cups"
        render={({ field: { value, onChange } }) => (
          <Stepper label="Cups" value={value} onChange={onChange} />
        )}
      />
      <output>{String(formState.isDirty)}</output>
      <Button type="submit">Send</Button>
      <Button onClick={() => reset()}>Undo</Button>
      <Button onClick={() => reset({ ...initial, name: 'Bo', note: 'Cold' })}>Other</Button>
    </form>
  );
}

it('react-hook-form reads and validates Input and Textarea by register, and other fields by Controller', async () => {
  const onSubmit = vi.fn();
  render(<Page onSubmit={onSubmit} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(name.value).toBe('Ada');

  await userEvent.type(name, ' L');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('true');
  await send();
  expect(await screen.findByText('Write a note')).toBeTruthy();
  expect(document.activeElement).toBe(note);

  await userEvent.keyboard('Hot');
  await userEvent.click(screen.getByRole('button', { name: /increase/i }));
  await send();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Ada L', note: 'Hot', cups: 2 }]]);
});

it('reset() of react-hook-form writes its values into the fields, and users go on from there', async () => {
  const onSubmit = vi.fn();
  render(<Page onSubmit={onSubmit} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  const press = (text: string) => userEvent.click(screen.getByRole('button', { name: text }));

  await userEvent.type(name, ' L');
  await userEvent.type(note, 'Hot');
  await press('Undo');
  await expect.poll(() => [name.value, note.value]).toEqual(['Ada', '']);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('false');

  await press('Other');
  await expect.poll(() => [name.value, note.value]).toEqual(['Bo', 'Cold']);
  await userEvent.type(name, 'b');
  await press('Send');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Bob', note: 'Cold', cups: 1 }]]);
});
