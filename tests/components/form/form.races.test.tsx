import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Form,
  FormDraft,
  type FormHandle,
  FormItem,
  FormList,
  FormSteps,
  SubmitButton,
  type SubmitContext,
} from '@/components/form';
import { Input } from '@/components/input';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { frame } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const form = createRef<FormHandle>();
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const draft = () => sessionStorage.getItem('portico:draft:order');
const errorOf = (element: Element) => {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  const id = ids.find((one) => one.endsWith('-error'));
  return id === undefined ? null : (document.getElementById(id)?.textContent ?? null);
};

type Move =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'answer'; readonly at: number }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'check' };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('type'), text: fc.constantFrom('good', 'bad', 'worse') }),
  fc.record({ kind: fc.constant('answer'), at: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('refuse') }),
  fc.record({ kind: fc.constant('check') }),
) as fc.Arbitrary<Move>;

it('the message of a field is that of its present value, in whatever order validators answer', {
  tags: 'walks',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const asked: { readonly text: string; readonly answer: Deferred<boolean> }[] = [];
      const validator = (value: unknown) => {
        const answer = createDeferred<boolean>();
        asked.push({ text: String(value), answer });
        return answer.promise;
      };
      const settle = (at: number) => {
        const [one] = asked.splice(at, 1);
        one?.answer.resolve(one.text === 'good');
      };
      const { unmount } = render(
        <Form label="Order" handle={form} validateTrigger="change">
          <FormItem label="Name" rules={{ validator, message: 'Bad name' }}>
            <Input name="name" />
          </FormItem>
        </Form>,
      );
      let text = '';
      let expected: string | null = null;
      try {
        for (const one of moves) {
          await act(async () => {
            if (one.kind === 'answer') settle(one.at);
            if (one.kind === 'check') void form.current?.validate();
            if (one.kind === 'refuse') form.current?.setErrors({ name: 'Taken' });
            if (one.kind === 'type') form.current?.setFieldValue('name', one.text);
            await frame();
          });
          const isNew = one.kind === 'type' && one.text !== text;
          if (one.kind === 'type') text = one.text;
          if (one.kind === 'refuse') expected = 'Taken';
          else if (isNew || one.kind === 'check') expected = text === 'good' ? null : 'Bad name';
        }
        await act(async () => {
          while (asked.length > 0) settle(asked.length - 1);
          await frame();
        });
        expect(errorOf(field('Name'))).toBe(expected);
      } finally {
        unmount();
      }
    }),
    { numRuns: import.meta.env.FULL ? 200 : 20 },
  );
});

it('the error of a line follows the line that the user has moved since the request', async () => {
  const sent = createDeferred<unknown>();
  render(
    <Form
      label="Order"
      handle={form}
      initialValues={{ lines: [{ drink: 'Latte' }, { drink: 'Tea' }, { drink: 'Mocha' }] }}
      onSubmit={() => sent.promise}
    >
      <FormList name="lines">
        {(rows, { move: go, remove }) => (
          <>
            {rows.map(({ key, index, name }) => (
              <FormItem key={key} label={`Drink ${index + 1}`}>
                <Input name={name('drink')} />
              </FormItem>
            ))}
            <button type="button" onClick={() => go(1, 0)}>
              Move
            </button>
            <button type="button" onClick={() => remove(2)}>
              Remove
            </button>
          </>
        )}
      </FormList>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  sent.resolve({ fields: { 'lines.1.drink': 'Sold out', 'lines.2.drink': 'Too hot' } });
  await expect.poll(() => document.activeElement).toBe(field('Drink 1'));
  expect(field('Drink 1').value).toBe('Tea');
  expect(errorOf(field('Drink 1'))).toBe('Sold out');
  expect(errorOf(field('Drink 2'))).toBeNull();
  expect(screen.getByText('Too hot').closest('[role="alert"]')).toBeTruthy();
});

it('an error for a value that has changed since the request does not stop the next submission', async () => {
  const sent = createDeferred<unknown>();
  const onSubmit = vi.fn(() => (onSubmit.mock.calls.length === 1 ? sent.promise : undefined));
  render(
    <Form label="Order" onSubmit={onSubmit}>
      <FormItem label="Name">
        <Input name="name" />
      </FormItem>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.fill(field('Name'), 'Bo');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.fill(field('Name'), 'Bob');
  sent.resolve({ fields: { name: 'Taken' } });
  await screen.findByText('Name: Taken');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
  await expect.poll(() => screen.queryByText('Name: Taken')).toBeNull();
});

it('a form that unmounts during its submission keeps its draft until the server has accepted it', async () => {
  const answers = [createDeferred<unknown>(), createDeferred<unknown>()];
  const keys: string[] = [];
  const order = (
    <Form
      label="Order"
      handle={form}
      onSubmit={(_values, { idempotencyKey }: SubmitContext) => {
        keys.push(idempotencyKey);
        return answers[keys.length - 1]?.promise;
      }}
    >
      <FormDraft name="order" />
      <Input label="Name" name="name" />
    </Form>
  );
  for (const answer of [{ message: 'Offline' }, 'A-7']) {
    const view = render(order);
    if (keys.length === 0) await userEvent.fill(field('Name'), 'Ada');
    await expect.poll(() => field('Name').value).toBe('Ada');
    act(() => void form.current?.submit());
    const count = keys.length + 1;
    await expect.poll(() => keys.length).toBe(count);
    view.unmount();
    expect(draft()).toContain('Ada');
    answers[count - 1]?.resolve(answer);
    await answers[count - 1]?.promise;
    await frame();
  }
  expect(keys[1]).toBe(keys[0]);
  expect(draft()).toBeNull();
});

it('the submission sends fields of hidden steps, and leads to an error in an earlier step', async () => {
  const onSubmit = vi.fn();
  const steps = [
    {
      value: 'drink',
      label: 'Drink',
      content: (
        <FormItem label="Drink" required>
          <Input name="drink" defaultValue="Latte" />
        </FormItem>
      ),
    },
    { value: 'table', label: 'Table', content: <Input label="Table" name="table" /> },
  ];
  render(
    <Form
      label="Order"
      handle={form}
      onSubmit={(values, { data }) => void onSubmit(values, Object.fromEntries(data))}
    >
      <FormSteps items={steps} submitText="Order" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('textbox', { name: 'Table' });
  act(() => form.current?.setFieldValue('drink', ''));
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await expect.poll(() => document.activeElement).toBe(field('Drink'));
  expect(errorOf(field('Drink'))).toBe('Fill this in');
  await userEvent.fill(field('Drink'), 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
  const all = { drink: 'Tea', table: '' };
  await expect.poll(() => onSubmit.mock.calls).toEqual([[all, all]]);
});
