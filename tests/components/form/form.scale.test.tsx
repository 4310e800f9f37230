/** @module-tag long */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { Input } from '@/components/input';

afterEach(cleanup);

const form = createRef<FormHandle>();

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await act(async () => run());
  return performance.now() - start;
}

/** Milliseconds of each step. The shorter of two runs, because the machine may be busy. */
async function measure(ui: React.ReactElement, change: () => unknown) {
  const runs: number[][] = [];
  for (let run = 0; run < 2; run += 1) {
    let view: { unmount: () => void } | undefined;
    const mount = await timed(() => (view = render(ui)));
    const changes = await timed(change);
    const unmount = await timed(() => view?.unmount());
    runs.push([mount, changes, unmount]);
  }
  return [0, 1, 2].map((step) => Math.min(...runs.map((run) => run[step] ?? Infinity)));
}

/** Sixteen times the fields may take 40 times the time: linear work, and some collection of garbage. */
function expectLinear(small: number[], large: number[]) {
  for (const [step, time] of large.entries()) {
    expect(time, `step ${step}: ${small} and ${large}`).toBeLessThan(
      40 * Math.max(small[step] ?? 0, 4),
    );
  }
}

it('a form mounts, changes and unmounts 400 fields in linear time', async () => {
  const order = (count: number) => (
    <Form label="Order" handle={form}>
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
  };
  expectLinear(await measure(order(25), change), await measure(order(400), change));
});

it('a CheckboxGroup mounts, changes and unmounts 800 boxes in linear time', async () => {
  const group = (count: number) => (
    <CheckboxGroup label="Words">
      <Checkbox all>All</Checkbox>
      {Array.from({ length: count }, (_, at) => (
        <Checkbox key={at} value={`word ${at}`}>
          {`Word ${at}`}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
  const change = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).click();
  const all = () => document.querySelectorAll('input:checked').length;
  render(group(50));
  await act(async () => change());
  expect(all()).toBe(51);
  cleanup();
  const quick = () => document.querySelector<HTMLInputElement>('input')?.click();
  expectLinear(await measure(group(50), quick), await measure(group(800), quick));
});
