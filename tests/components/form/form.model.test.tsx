import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import {
  Form,
  FormDraft,
  type FormHandle,
  FormItem,
  FormList,
  type FormListActions,
} from '@/components/form';
import { Input } from '@/components/input';
import { Stepper } from '@/components/stepper';
import { frame } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type Line = { readonly drink: string; readonly qty: number; readonly code: string };
type Order = { readonly name: string; readonly lines: readonly Line[] };

const initial: Order = {
  name: 'Ada',
  lines: [
    { drink: 'Latte', qty: 1, code: 'a' },
    { drink: 'Tea', qty: 2, code: 'b' },
  ],
};

const form = createRef<FormHandle<Order>>();
const list: { actions: FormListActions | null } = { actions: null };
let isAccepted = true;

const order = (
  <StrictMode>
    <Form
      label="Order"
      handle={form}
      initialValues={initial}
      onSubmit={() => (isAccepted ? undefined : { message: 'Closed' })}
    >
      <FormDraft name="model" />
      <Input label="Name" name="name" />
      <FormList name="lines">
        {(rows, actions) => {
          list.actions = actions;
          return rows.map(({ key, index, name }) => (
            <div key={key}>
              <FormItem label={`Drink ${index}`}>
                <Input name={name('drink')} />
              </FormItem>
              <Stepper label={`Cups ${index}`} name={name('qty')} />
              <input name={name('code')} aria-label={`Code ${index}`} />
            </div>
          ));
        }}
      </FormList>
    </Form>
  </StrictMode>
);

/** `safe` are the values that count as saved. */
type Model = { readonly now: Order; readonly safe: Order };

const same = (one: Order, other: Order) => JSON.stringify(one) === JSON.stringify(other);
const withLines = ({ now, safe }: Model, lines: readonly Line[]): Model => ({
  now: { ...now, lines },
  safe,
});

const word = fc.stringMatching(/^[a-z]{0,3}$/);
const line: fc.Arbitrary<Line> = fc.record({
  drink: word,
  qty: fc.integer({ min: 0, max: 5 }),
  code: word,
});
const place = fc.nat({ max: 4 });

type Step = {
  readonly kind: string;
  readonly text: string;
  readonly line: Line;
  readonly at: number;
  readonly to: number;
  readonly lines: readonly Line[];
};

const kinds = [
  'name',
  'add',
  'remove',
  'move',
  'field',
  'row',
  'lines',
  'reset',
  'send',
  'refuse',
  'reload',
];
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  text: word,
  line,
  at: place,
  to: place,
  lines: fc.array(line, { maxLength: 4 }),
});

const inserted = (lines: readonly Line[], at: number, one: Line) => lines.toSpliced(at, 0, one);

/** The model's answer to a step. */
function expected(model: Model, { kind, text, line: one, at, to, lines }: Step): Model {
  const { now, safe } = model;
  const rows = now.lines;
  const found = rows[at];
  if (kind === 'name') return { now: { ...now, name: text }, safe };
  if (kind === 'add') return withLines(model, inserted(rows, Math.min(at, rows.length), one));
  if (kind === 'remove') return withLines(model, rows.toSpliced(at, 1));
  if (kind === 'move' && found)
    return withLines(model, inserted(rows.toSpliced(at, 1), Math.min(to, rows.length - 1), found));
  if (kind === 'field' && found) return withLines(model, rows.with(at, { ...found, drink: text }));
  if (kind === 'row' && found) return withLines(model, rows.with(at, one));
  if (kind === 'lines') return withLines(model, lines);
  if (kind === 'reset') return { now: initial, safe: initial };
  if (kind === 'send') return { now, safe: now };
  if (kind === 'reload') return { now: same(now, safe) ? initial : now, safe: initial };
  return model;
}

/** A step of a user or a page. */
async function run({ kind, text, line: one, at, to, lines }: Step) {
  const handle = form.current!;
  const hasRow = (handle.values().lines ?? []).length > at;
  if (kind === 'name') handle.setValues({ name: text });
  if (kind === 'add') list.actions?.add(one, at);
  if (kind === 'remove') list.actions?.remove(at);
  if (kind === 'move') list.actions?.move(at, to);
  if (kind === 'field' && hasRow) handle.setFieldValue(`lines[${at}].drink`, text);
  if (kind === 'row' && hasRow) handle.setFieldValue(`lines.${at}`, one);
  if (kind === 'lines') handle.setFieldValue('lines', lines);
  if (kind === 'reset') handle.reset();
  if (kind === 'send' || kind === 'refuse') {
    isAccepted = kind === 'send';
    await handle.submit();
  }
}

it('values, changes and drafts follow any sequence of edits, submissions, resets and reloads', {
  tags: 'walks',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      let view = render(order);
      let model: Model = { now: initial, safe: initial };
      try {
        for (const one of steps) {
          if (one.kind === 'reload') {
            view.unmount();
            view = render(order);
          } else await act(async () => run(one));
          model = expected(model, one);
          await act(frame);
          expect(form.current?.values()).toEqual(model.now);
          expect(form.current?.isDirty()).toBe(!same(model.now, model.safe));
        }
      } finally {
        view.unmount();
        sessionStorage.clear();
      }
    }),
    { numRuns: import.meta.env.FULL ? 150 : 15 },
  );
});
