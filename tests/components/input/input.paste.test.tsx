import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Input } from '@/components/input';
import { KitProvider } from '@/components/kit-provider';
import { Stepper } from '@/components/stepper';
import { Textarea } from '@/components/textarea';

afterEach(cleanup);

/** Inserts the text in one step, as a paste does. */
const paste = (text: string) => document.execCommand('insertText', false, text);

const fields = [
  ['Input', <Input key="input" label="It" type="digit" />, 'textbox'],
  ['Stepper', <Stepper key="stepper" label="It" allowEmpty />, 'spinbutton'],
] as const;

const cases = [
  ['en', '1,234', '1234'],
  ['de', '1,234', '1.234'],
  ['en', '1.234', '1.234'],
  ['de', '1.234', '1234'],
  ['en', '12,345,678.5', '12345678.5'],
  ['de', '12.345.678,5', '12345678.5'],
  ['en', '1,5', '1.5'],
  ['de', '1.5', '1.5'],
  ['de', '0.125', '0.125'],
] as const;

describe('a number that is pasted', () => {
  it.each(
    fields.flatMap(([kind, ui, role]) => cases.map((one) => [kind, ...one, ui, role] as const)),
  )('%s in a %s page reads %s as %s', async (kind, locale, text, number, ui, role) => {
    render(<KitProvider locale={locale}>{ui}</KitProvider>);
    const field = screen.getByRole<HTMLInputElement>(role);
    await userEvent.click(field);
    paste(text);
    // A Stepper shows a number in the language of the user.
    const shown = kind === 'Stepper' && locale === 'de' ? number.replace('.', ',') : number;
    await expect.poll(() => field.value).toBe(shown);
  });

  it.each(['en', 'de'])('keys write the same digits in a %s page', async (locale) => {
    render(<KitProvider locale={locale}>{fields[0][1]}</KitProvider>);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('1.234');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.234');
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('1,234');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.234');
  });
});

describe('[S5.6] a text that is too long', () => {
  it.each([
    ['Input', <Input key="input" label="It" />],
    ['Textarea', <Textarea key="area" label="It" showCount={false} />],
  ])(
    '%s shows a counter when the limit has cut it, until there is room again',
    async (_kind, ui) => {
      render(ui);
      const field = screen.getByRole<HTMLInputElement>('textbox');
      await userEvent.click(field);
      paste('x'.repeat(223));
      await expect.poll(() => field.value.length).toBe(140);
      expect(await screen.findByText('140/140')).toBeTruthy();
      expect(screen.getByText('140 of 140 characters').id).toBe(
        field.getAttribute('aria-describedby'),
      );
      await userEvent.keyboard('{Backspace}');
      await expect.poll(() => screen.queryByText('139/140')).toBeNull();
      expect(field.getAttribute('aria-describedby')).toBeNull();
    },
  );
});

describe('the type of the field', () => {
  it.each([
    ['search', 'slate'],
    ['date', '2026-05-03'],
    ['time', '08:30'],
    ['datetime-local', '2026-05-03T08:30'],
    ['month', '2026-05'],
    ['week', '2026-W18'],
    ['color', '#336699'],
  ] as const)(
    'type="%s" is the field of the browser, and its value is a text',
    async (type, text) => {
      const onChange = vi.fn();
      const { container } = render(<Input type={type} aria-label="Field" onChange={onChange} />);
      const field = container.querySelector('input') as HTMLInputElement;
      expect(field.type).toBe(type);
      await userEvent.fill(field, text);
      expect(onChange).toHaveBeenLastCalledWith(text);
      expect(field.value).toBe(text);
    },
  );

  it.each(['email', 'url'] as const)('%s is a native field of this type', async (type) => {
    const onChange = vi.fn();
    render(<Input label="It" type={type} onChange={onChange} cursor={0} />);
    const field = screen.getByLabelText<HTMLInputElement>('It');
    expect([field.type, field.inputMode]).toEqual([type, type]);
    await userEvent.click(field);
    await userEvent.keyboard('ada@example');
    expect(field.value).toContain('ada');
    expect(field.validity.typeMismatch).toBe(type === 'url');
    expect(onChange).toHaveBeenCalledTimes(11);
  });
});

it('a text that other code has written to the native field stays', async () => {
  const onChange = vi.fn();
  const ui = (help: string) => <Input label="It" help={help} onChange={onChange} />;
  const { rerender } = render(ui('one'));
  const field = screen.getByLabelText<HTMLInputElement>('It');
  field.value = 'Ada';
  rerender(ui('two'));
  expect(field.value).toBe('Ada');
  await userEvent.type(field, '!');
  expect(onChange).toHaveBeenLastCalledWith('Ada!');
});
