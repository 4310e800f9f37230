import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, type ReactElement, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from '@/components/checkbox';
import { Form, FormDraft, type FormHandle, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import { Picker } from '@/components/picker';
import { Slider } from '@/components/slider';
import { Stepper } from '@/components/stepper';
import { Textarea } from '@/components/textarea';

afterEach(cleanup);

const form = createRef<FormHandle>();
const handle = () => form.current as FormHandle;
const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('a field that is hidden and shown again', () => {
  const order = (
    isShown: boolean,
    { draft, ...more }: Partial<{ initialValues: object; draft: string }> = {},
  ) => (
    <StrictMode>
      <Form label="Order" handle={form} {...more}>
        {draft && <FormDraft name={draft} />}
        <Input label="Name" name="name" />
        {isShown && (
          <FormItem label="Note">
            <Textarea name="note" />
          </FormItem>
        )}
      </Form>
    </StrictMode>
  );
  const noteField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

  it('has what the user entered, and no value while it is hidden', async () => {
    const { rerender } = render(order(true, { initialValues: { note: 'Cold' } }));
    await userEvent.fill(noteField(), 'Hot');
    expect(handle().isDirty()).toBe(true);

    rerender(order(false));
    await expect.poll(() => handle().values()).toEqual({ name: '' });
    expect(handle().isDirty()).toBe(false);

    rerender(order(true));
    expect(noteField().value).toBe('Hot');
    expect(handle().values()).toEqual({ name: '', note: 'Hot' });
    expect(handle().isDirty()).toBe(true);
    rerender(order(false));
    rerender(order(true));
    expect(noteField().value).toBe('Hot');

    await act(async () => handle().reset());
    await expect.poll(() => noteField().value).toBe('Cold');
  });

  it('has its first value again after a reset while it is hidden', async () => {
    const { rerender } = render(order(true));
    await userEvent.fill(noteField(), 'Hot');
    rerender(order(false));
    await act(async () => handle().reset());
    rerender(order(true));
    expect(noteField().value).toBe('');
  });

  it('gets a value that the code sets meanwhile', async () => {
    const { rerender } = render(order(true));
    await userEvent.fill(noteField(), 'Hot');
    rerender(order(false));
    act(() => handle().setFieldValue('note', 'Iced'));
    rerender(order(true));
    await expect.poll(() => noteField().value).toBe('Iced');
  });

  it('is part of the draft while it is hidden', async () => {
    const { rerender, unmount } = render(order(true, { draft: 'kept' }));
    await userEvent.fill(noteField(), 'Hot');
    rerender(order(false, { draft: 'kept' }));
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    unmount();
    render(order(true, { draft: 'kept' }));
    await expect.poll(() => noteField().value).toBe('Hot');
    sessionStorage.clear();
  });
});

describe('a field whose owner takes its value away', () => {
  const fields: readonly (readonly [string, (value: unknown) => ReactElement, unknown, unknown])[] =
    [
      ['Input', (value) => <Input name="it" value={value as string} />, 'Ada', ''],
      ['Textarea', (value) => <Textarea name="it" value={value as string} />, 'Ada', ''],
      [
        'Stepper',
        (value) => <Stepper label="It" name="it" value={value as number} />,
        3,
        undefined,
      ],
      ['Slider', (value) => <Slider name="it" min={1} value={value as number} />, 3, 1],
      [
        'Picker',
        (value) => <Picker label="It" name="it" range={['A', 'B']} value={value as number} />,
        1,
        undefined,
      ],
      [
        'CheckboxGroup',
        (value) => (
          <CheckboxGroup name="it" value={value as string[]}>
            {null}
          </CheckboxGroup>
        ),
        ['a'],
        [],
      ],
    ];

  it.each(fields)('%s is empty', async (_kind, ui, value, empty) => {
    const page = (now: unknown) => (
      <Form label="Order" handle={form}>
        {ui(now)}
      </Form>
    );
    const { rerender } = render(page(value));
    expect(handle().values()).toEqual({ it: value });
    for (const none of [undefined, null]) {
      rerender(page(none));
      expect(handle().values()).toEqual({ it: empty });
      rerender(page(value));
      expect(handle().values()).toEqual({ it: value });
    }
  });

  it('Input shows nothing, and the user can type', async () => {
    const { rerender } = render(<Input label="Name" value="Ada" />);
    await userEvent.type(field(), 'x');
    rerender(<Input label="Name" value={undefined} />);
    expect(field().value).toBe('');
    await userEvent.type(field(), 'Bo');
    expect(field().value).toBe('Bo');
  });
});

describe('a controlled field that its owner fills', () => {
  function Order({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
    const [name, setName] = useState('');
    const [plain, setPlain] = useState('');
    return (
      <Form label="Order" handle={form} onDirtyChange={onDirtyChange}>
        <Input label="Name" name="name" value={name} onChange={setName} />
        <input
          aria-label="Plain"
          name="plain"
          value={plain}
          onChange={(event) => setPlain(event.target.value)}
        />
        <button
          type="button"
          onClick={() => {
            setName('Ada');
            setPlain('Lane 4');
          }}
        >
          Load
        </button>
      </Form>
    );
  }
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

  it('leaves the form clean, and what the user changes makes it dirty', async () => {
    const onDirtyChange = vi.fn();
    render(<Order onDirtyChange={onDirtyChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    await expect.poll(() => handle().values()).toEqual({ name: 'Ada', plain: 'Lane 4' });
    expect(handle().isDirty()).toBe(false);

    await userEvent.type(name(), '!');
    await expect.poll(() => handle().isDirty()).toBe(true);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => handle().isDirty()).toBe(false);
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps the form dirty when the user has changed the field before', async () => {
    render(<Order onDirtyChange={() => {}} />);
    await userEvent.type(name(), 'B');
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    await expect.poll(() => name().value).toBe('Ada');
    expect(handle().isDirty()).toBe(true);
  });
});
