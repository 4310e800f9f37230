/** @module-tag long */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Cascader } from '@/components/cascader';
import { Cell } from '@/components/cell';
import { CheckList } from '@/components/check-list';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Form, FormDraft, type FormHandle, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import { VirtualList } from '@/components/virtual-list';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

const form = createRef<FormHandle>();

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await act(async () => run());
  return performance.now() - start;
}

type Ui = (count: number) => React.ReactElement;

/** Milliseconds of each step: mount, change, unmount. */
async function measure(ui: React.ReactElement, change: () => unknown): Promise<number[]> {
  let view: { unmount: () => void } | undefined;
  const mount = await timed(() => (view = render(ui)));
  const changes = await timed(change);
  const unmount = await timed(() => view?.unmount());
  return [mount, changes, unmount];
}

const shortest = (one: readonly number[], other: readonly number[]) =>
  one.map((time, step) => Math.min(time, other[step] ?? Infinity));

/** A busy machine makes some rounds slow. */
const ROUNDS = 6;

/**
 * With sixteen times the items, linear work takes 16 times as long, with more collection of garbage, and quadratic work 256
 * times. The limit is in the middle between them. Less than 16 ms are too short to compare: nothing collects garbage then.
 */
async function expectLinear(ui: Ui, count: number, change: () => unknown) {
  let small = [Infinity, Infinity, Infinity];
  let large = small;
  const tooLong = () => large.filter((time, step) => time > 64 * Math.max(small[step] ?? 0, 16));
  let rounds = 0;
  do {
    small = shortest(small, await measure(ui(Math.round(count / 16)), change));
    large = shortest(large, await measure(ui(count), change));
    rounds += 1;
  } while (tooLong().length > 0 && rounds < ROUNDS);
  expect(tooLong(), `${small} and ${large}`).toEqual([]);
}

const forms = [
  ['a form', null],
  ['a form with a draft', <FormDraft key="draft" name="long" />],
] as const;

it.each(forms)(
  '%s mounts, changes and unmounts 400 fields in linear time',
  async (_kind, draft) => {
    const order = (count: number) => (
      <Form label="Order" handle={form}>
        {draft}
        {Array.from({ length: count }, (_, at) => (
          <FormItem key={at} label={`Field ${at}`} required>
            <Input name={`field${at}`} />
          </FormItem>
        ))}
      </Form>
    );
    const change = async () => {
      const names = Object.keys(form.current?.values() ?? {});
      form.current?.setValues(Object.fromEntries(names.map((name) => [name, 'x'])));
      await form.current?.validate();
      // The next form has other fields.
      sessionStorage.clear();
    };
    await expectLinear(order, 400, change);
  },
);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const options = (count: number) =>
  numbers(count).map((index) => ({ value: String(index), label: `Street ${index}` }));
const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

it('a CheckboxGroup mounts, changes and unmounts 1,500 boxes in linear time', async () => {
  const group = (count: number) => (
    <CheckboxGroup label="Words">
      <Checkbox all>All</Checkbox>
      {numbers(count).map((at) => (
        <Checkbox key={at} value={`word ${at}`}>
          {`Word ${at}`}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
  const change = press('input');
  render(group(50));
  await act(async () => change());
  expect(document.querySelectorAll('input:checked')).toHaveLength(51);
  cleanup();
  await expectLinear(group, 1500, change);
});

type Rows = {
  readonly ui: (count: number) => React.ReactElement;
  readonly change: () => unknown;
  /** True after the change of 625 rows. */
  readonly changed: () => unknown;
};

const lists: Readonly<Record<string, Rows>> = {
  CheckList: {
    ui: (count) => <CheckList label="Streets" multiple options={options(count)} />,
    change: press('input'),
    changed: () => document.querySelector('input:checked'),
  },
  Cascader: {
    ui: (count) => (
      <Cascader label="Street" defaultOpen defaultValue={['600']} options={options(count)} />
    ),
    change: press('[role=option]:not([aria-selected=true])'),
    changed: () => !screen.queryByRole('button', { name: /Street 600/ }),
  },
  VirtualList: {
    ui: (count) => (
      <VirtualList
        label="Streets"
        scroller="own"
        items={numbers(count)}
        itemKey={Number}
        renderItem={(index) => <Cell title={`Street ${index}`} />}
        style={{ height: 600 }}
      />
    ),
    change: () => {
      document.querySelector('[tabindex="0"]')?.scrollTo(0, 1e9);
      // The browser tells of the scroll with the next frame.
      return frame();
    },
    changed: () => screen.queryByText('Street 624'),
  },
};

it.each(Object.entries(lists))(
  'a %s mounts, changes and unmounts 10,000 rows in linear time',
  async (_, { ui, change, changed }) => {
    // The code of a sheet may come late.
    await act(async () => render(ui(625)));
    await expect.poll(() => screen.queryAllByText(/^Street/).length).toBeGreaterThan(5);
    await act(async () => change());
    await expect.poll(changed).toBeTruthy();
    cleanup();
    await expectLinear(ui, 10_000, change);
  },
);
