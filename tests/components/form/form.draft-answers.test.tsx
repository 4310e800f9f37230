import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormDraft, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Textarea } from '@/components/textarea';
import { Input } from '@/components/input';
import { wait } from '../../helpers/waiting';
import { Upload } from '@/components/upload';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Claim({ control }: { control: 'input' | 'textarea' }) {
  return (
    <Form
      label="Claim"
      onSubmit={async () => {
        throw { fields: { text: 'Write a little more.' } };
      }}
    >
      <FormDraft name="claim" />
      <FormItem label="What happened?" required>
        {control === 'input' ? <Input name="text" /> : <Textarea name="text" />}
      </FormItem>
      <FormItem label="Pictures">
        <Upload name="pictures" accept="image" />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

it.each(['input', 'textarea'] as const)(
  'the first answer after a reload shows its error at the %s',
  async (control) => {
    const { unmount } = render(<Claim control={control} />);
    await userEvent.fill(screen.getByRole('textbox'), 'Broken');
    await expect.poll(() => sessionStorage.getItem('portico:draft:claim')).toContain('Broken');
    unmount();
    render(<Claim control={control} />);
    await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox').value).toBe('Broken');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByRole('textbox'), ' in the middle');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  },
);

it('setFieldValue clears the error of a textarea', async () => {
  const form = createRef<FormHandle>();
  render(
    <Form label="Claim" handle={form}>
      <FormItem label="What happened?" required>
        <Textarea name="text" />
      </FormItem>
    </Form>,
  );
  await act(async () => form.current?.validate());
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await act(async () => form.current?.setFieldValue('text', 'Broken'));
  await expect.poll(() => screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});

it('a keystroke reads the form as often with 40 fields as with 4', async () => {
  const readsOf = async (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `field ${index}`);
    render(
      <Form label="Long">
        {names.map((name) => (
          <FormItem key={name} label={name}>
            <Input name={name} />
          </FormItem>
        ))}
      </Form>,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'field 0' }));
    let reads = 0;
    class CountedFormData extends FormData {
      constructor(form?: HTMLFormElement) {
        super(form);
        reads += 1;
      }
    }
    vi.stubGlobal('FormData', CountedFormData);
    await userEvent.keyboard('a');
    // The form hears of the new text in a passive effect.
    await wait(100);
    vi.unstubAllGlobals();
    cleanup();
    return reads;
  };
  expect(await readsOf(40)).toBe(await readsOf(4));
});
