import { cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CodeInput } from '@/components/code-input';
import { Form, FormItem, useFormStatus, useWatch } from '@/components/form';
import { Input } from '@/components/input';
import { Popup } from '@/components/popup';
import { Stepper } from '@/components/stepper';
import { Textarea } from '@/components/textarea';

afterEach(cleanup);

type Kind = {
  readonly kind: string;
  /** A function, because React would not render the same element again. */
  readonly field: () => ReactElement;
  readonly role: string;
  readonly typed: string;
  readonly shown: string;
};

const kinds: readonly Kind[] = [
  { kind: 'Input', field: () => <Input name="a" />, role: 'textbox', typed: 'abc', shown: 'abc' },
  {
    kind: 'number Input',
    field: () => <Input name="a" type="digit" />,
    role: 'textbox',
    typed: '12.5',
    shown: '12.5',
  },
  {
    kind: 'Textarea',
    field: () => <Textarea name="a" />,
    role: 'textbox',
    typed: 'abc',
    shown: 'abc',
  },
  {
    kind: 'CodeInput',
    field: () => <CodeInput name="a" length={4} />,
    role: 'textbox',
    typed: '123',
    shown: '123',
  },
  {
    kind: 'Stepper',
    field: () => <Stepper name="a" label="a" allowEmpty />,
    role: 'spinbutton',
    typed: '12',
    shown: '12',
  },
  {
    kind: 'native input',
    field: () => <input name="a" aria-label="a" />,
    role: 'textbox',
    typed: 'abc',
    shown: 'abc',
  },
];

function Watching({ field }: { field: () => ReactElement }) {
  const value = useWatch('a');
  return (
    <>
      <FormItem label="a">{field()}</FormItem>
      <output>{String(value)}</output>
    </>
  );
}

function Status({ field }: { field: () => ReactElement }) {
  const { dirty } = useFormStatus();
  return (
    <>
      <FormItem label="a">{field()}</FormItem>
      <output>{String(dirty)}</output>
    </>
  );
}

function Dirty({ field }: { field: () => ReactElement }) {
  const [dirty, setDirty] = useState(false);
  return (
    <Form onDirtyChange={setDirty}>
      <FormItem label="a">{field()}</FormItem>
      <output>{String(dirty)}</output>
    </Form>
  );
}

const inForm = (content: ReactElement) => <Form>{content}</Form>;

const owners = [
  {
    owner: 'useWatch of it',
    ui: (field: () => ReactElement) => inForm(<Watching field={field} />),
  },
  { owner: 'useFormStatus', ui: (field: () => ReactElement) => inForm(<Status field={field} />) },
  {
    owner: 'state set in onDirtyChange',
    ui: (field: () => ReactElement) => <Dirty field={field} />,
  },
];

const cases = owners.flatMap((owner) => kinds.map((kind) => ({ ...owner, ...kind })));

describe('a field rendered by a component that renders again at each change', () => {
  it.each(cases)(
    '$kind takes each key beside $owner',
    async ({ ui, field, role, typed, shown }) => {
      render(<StrictMode>{ui(field)}</StrictMode>);
      const control = screen.getByRole<HTMLInputElement>(role);

      await userEvent.click(control);
      await userEvent.keyboard(typed);

      expect(control.value).toBe(shown);
      await expect
        .poll(() => screen.getByRole('status').textContent)
        .toMatch(/^(true|[\d.]+|abc)$/);
      await userEvent.keyboard('{Backspace}');
      expect(control.value).toBe(shown.slice(0, -1));
    },
  );

  it('keeps the caret in the middle of the text', async () => {
    render(inForm(<Watching field={() => <Input name="a" defaultValue="ad" />} />));
    const control = screen.getByRole<HTMLInputElement>('textbox');

    await userEvent.click(control);
    control.setSelectionRange(1, 1);
    await userEvent.keyboard('bc');

    expect(control.value).toBe('abcd');
    expect(control.selectionStart).toBe(3);
  });

  it('takes text in a sheet of the form', async () => {
    function Sheet() {
      const value = useWatch<string>('a');
      return (
        <>
          <output>{value}</output>
          <Popup open label="Note">
            <FormItem label="a">
              <Input name="a" />
            </FormItem>
          </Popup>
        </>
      );
    }
    render(inForm(<Sheet />));
    const control = await screen.findByRole<HTMLInputElement>('textbox');

    await userEvent.click(control);
    await userEvent.keyboard('abc');

    expect(control.value).toBe('abc');
  });
});
