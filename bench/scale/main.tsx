// Many items in one component, as bench/scale.mjs measures them.
import {
  Cell,
  Checkbox,
  CheckboxGroup,
  CheckList,
  Form,
  type FormHandle,
  FormItem,
  Input,
  VirtualList,
} from 'portico';
import { createRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Case = {
  ui(count: number): ReactElement;
  /** The change that a user or the product makes when all of it is there. */
  change(): unknown;
};

const form = createRef<FormHandle>();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const options = (count: number) =>
  numbers(count).map((index) => ({ value: String(index), label: `Street ${index}` }));

const fillForm = () => {
  const names = Object.keys(form.current?.values() ?? {});
  form.current?.setValues(Object.fromEntries(names.map((name) => [name, 'x'])));
  return form.current?.validate();
};

const tickFirst = () => document.querySelector<HTMLInputElement>('input')?.click();

const cases: Readonly<Record<string, Case>> = {
  CheckboxGroup: {
    ui: (count) => (
      <CheckboxGroup label="Streets">
        {numbers(count).map((index) => (
          <Checkbox key={index} value={String(index)}>{`Street ${index}`}</Checkbox>
        ))}
      </CheckboxGroup>
    ),
    change: tickFirst,
  },
  CheckList: {
    ui: (count) => <CheckList label="Streets" multiple options={options(count)} />,
    change: tickFirst,
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
    change: () => document.querySelector('[tabindex="0"]')?.scrollTo(0, 1e9),
  },
  Form: {
    ui: (count) => (
      <Form label="Order" handle={form}>
        {numbers(count).map((index) => (
          <FormItem key={index} label={`Field ${index}`} required>
            <Input name={`field${index}`} />
          </FormItem>
        ))}
      </Form>
    ),
    change: fillForm,
  },
  'Form without FormItem': {
    ui: (count) => (
      <Form label="Order" handle={form}>
        {numbers(count).map((index) => (
          <Input key={index} label={`Field ${index}`} name={`field${index}`} required />
        ))}
      </Form>
    ),
    change: fillForm,
  },
};

/** Resolves when the browser has painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function timed(run: () => unknown): Promise<number> {
  await painted();
  const start = performance.now();
  await run();
  await painted();
  return performance.now() - start;
}

/** Milliseconds from the call until the screen shows it. */
async function measure(name: string, count: number) {
  const { ui, change } = cases[name] as Case;
  const element = ui(count);
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const mount = await timed(() => flushSync(() => root.render(element)));
  const changed = await timed(change);
  const unmount = await timed(() => flushSync(() => root.unmount()));
  place.remove();
  return { mount, change: changed, unmount };
}

Object.assign(window, { measure });
