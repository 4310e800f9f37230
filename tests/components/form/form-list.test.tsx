import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '@/components/button';
import {
  Form,
  type FormHandle,
  FormItem,
  FormList,
  SubmitButton,
  useForm,
  useWatch,
} from '@/components/form';
import { Input } from '@/components/input';
import { Stepper } from '@/components/stepper';
import { Upload } from '@/components/upload';

afterEach(cleanup);

const two = {
  lines: [
    { drink: 'Latte', qty: 1 },
    { drink: 'Mocha', qty: 2 },
  ],
};

function Lines({ min = 0, max = 3 }: { min?: number; max?: number }) {
  return (
    <FormList name="lines" label="Drink" min={min} max={max}>
      {(rows, { add, remove, move, canAdd, canRemove }) => (
        <>
          {rows.map(({ key, index, name }) => (
            <div key={key} role="group" aria-label={`Row ${index + 1}`}>
              <FormItem label={`Drink ${index + 1}`} required>
                <Input name={name('drink')} />
              </FormItem>
              <Stepper label={`Cups ${index + 1}`} name={name('qty')} defaultValue={1} />
              <input type="hidden" name={name('code')} />
              <button
                type="button"
                onClick={() => move(index, index - 1)}
              >{`Up ${index + 1}`}</button>
              <button type="button" disabled={!canRemove} onClick={() => remove(index)}>
                {`Remove ${index + 1}`}
              </button>
            </div>
          ))}
          <Button disabled={!canAdd} onClick={() => add({ qty: 4 })}>
            Add
          </Button>
        </>
      )}
    </FormList>
  );
}

function show(props: { min?: number; max?: number; onSubmit?: () => unknown } = {}) {
  const form = createRef<FormHandle>();
  render(
    <Form label="Order" handle={form} initialValues={two} onSubmit={props.onSubmit ?? (() => {})}>
      <Lines {...props} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return form;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const drinks = (form: { current: FormHandle | null }) =>
  ((form.current?.getFieldValue('lines') ?? []) as typeof two.lines).map(({ drink, qty }) => [
    drink,
    qty,
  ]);

describe('FormList', () => {
  it('a new row gets the focus also if its only field has no native control with a name', async () => {
    render(
      <Form label="Claim">
        <FormList name="damages">
          {(rows, { add }) => (
            <>
              {rows.map(({ key, index, name }) => (
                <div key={key}>
                  <Upload label={`Photos ${index + 1}`} name={name('photos')} />
                </div>
              ))}
              <Button onClick={() => add()}>Add</Button>
            </>
          )}
        </FormList>
      </Form>,
    );
    await press('Add');
    await press('Add');
    expect(document.activeElement).toBe(screen.getByLabelText(/Photos 2/, { selector: 'input' }));
  });

  it('has a row for each initial value, and an added row has the values passed to add()', async () => {
    const form = show();
    expect(drinks(form)).toEqual([
      ['Latte', 1],
      ['Mocha', 2],
    ]);
    await press('Add');
    expect(document.activeElement).toBe(field('Drink 3'));
    expect(drinks(form)[2]).toEqual(['', 4]);
    expect(form.current?.isDirty()).toBe(true);
    expect(screen.getByText('Drink 3 added, 3 in all')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add' }).matches(':disabled')).toBe(true);
  });

  it('the other rows keep what the user typed when the first row is removed, and the focus stays in the list', async () => {
    const form = show();
    await userEvent.fill(field('Drink 2'), 'Chai');
    await press('Remove 1');
    expect(drinks(form)).toEqual([['Chai', 2]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove 1' }));
    expect(screen.getByText('Drink 1 removed, 1 left')).toBeTruthy();
    await press('Remove 1');
    expect(form.current?.values()).toEqual({ lines: [] });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
  });

  it('a row added after a removal does not get the values of the removed row', async () => {
    const form = show();
    await press('Remove 2');
    await press('Add');
    expect(drinks(form)).toEqual([
      ['Latte', 1],
      ['', 4],
    ]);
  });

  it('a reset undoes additions, removals, moves and typing', async () => {
    const form = show();
    await press('Remove 1');
    await press('Add');
    await press('Up 2');
    await userEvent.fill(field('Drink 2'), 'Chai');
    expect(drinks(form)).toEqual([
      ['', 4],
      ['Chai', 2],
    ]);
    act(() => form.current?.reset());
    await expect
      .poll(() => drinks(form))
      .toEqual([
        ['Latte', 1],
        ['Mocha', 2],
      ]);
    await expect.poll(() => form.current?.isDirty()).toBe(false);
  });

  it('removing a row makes the form dirty, and restoring it makes the form clean', async () => {
    const form = show();
    await press('Remove 2');
    await expect.poll(() => form.current?.isDirty()).toBe(true);
    await act(async () => form.current?.setValues(two));
    await expect.poll(() => form.current?.isDirty()).toBe(false);
    expect(drinks(form)).toEqual([
      ['Latte', 1],
      ['Mocha', 2],
    ]);
  });

  it('setValues creates a row for each item', async () => {
    const form = show();
    const lines = [
      { drink: 'A', qty: 3 },
      { drink: 'B', qty: 4 },
      { drink: 'C', qty: 5 },
    ];
    await act(async () => form.current?.setValues({ lines }));
    expect(drinks(form)).toEqual([
      ['A', 3],
      ['B', 4],
      ['C', 5],
    ]);
    await act(async () => form.current?.setFieldValue('lines', []));
    expect(form.current?.values()).toEqual({ lines: [] });
  });

  it('the list never has fewer rows than `min`', async () => {
    const form = createRef<FormHandle>();
    render(
      <Form label="Order" handle={form}>
        <Lines min={1} />
      </Form>,
    );
    expect(drinks(form)).toEqual([['', 1]]);
    expect(screen.getByRole('button', { name: 'Remove 1' }).matches(':disabled')).toBe(true);
  });

  it('a new list that is shorter than `min` is filled up with empty rows', async () => {
    const form = show({ min: 1 });
    await act(async () => form.current?.setValues({ lines: [] }));
    expect(drinks(form)).toEqual([['', 1]]);
  });

  it('a row of a new list has only its new values', async () => {
    const form = show();
    await userEvent.fill(field('Drink 2'), 'Chai');
    const lines = [{ drink: 'Tea' }, { qty: 3 }];
    await act(async () => form.current?.setValues({ lines }));
    expect(drinks(form)).toEqual([
      ['Tea', 1],
      ['', 3],
    ]);
    await act(async () => form.current?.setFieldValue('lines[1].drink', 'Mate'));
    expect(drinks(form)).toEqual([
      ['Tea', 1],
      ['Mate', 3],
    ]);
  });

  it('a row that has all of its values keeps its fields and the focus', async () => {
    const form = show();
    const drink = field('Drink 1');
    await userEvent.click(drink);
    await act(async () =>
      form.current?.setValues({ lines: [{ drink: 'Tea', qty: 5, code: 'T' }] }),
    );
    expect(drinks(form)).toEqual([['Tea', 5]]);
    expect(document.activeElement).toBe(drink);
  });

  it('an error stays with its row when the row above it is removed', async () => {
    const form = show();
    await userEvent.fill(field('Drink 2'), '');
    await press('Send');
    await expect.poll(() => document.activeElement).toBe(field('Drink 2'));
    await press('Remove 1');
    const error = field('Drink 1').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(error)?.textContent).toBe('Fill this in');
    expect(drinks(form)).toEqual([['', 2]]);
  });
});

describe('useWatch', () => {
  it('renders only its own component, and only when its value changes', async () => {
    const renders = { page: 0, cups: 0 };
    function Cups() {
      renders.cups += 1;
      const lines = useWatch<{ qty: number }[]>('lines') ?? [];
      return <output>{lines.reduce((sum, { qty }) => sum + qty, 0)}</output>;
    }
    const cups = createRef<HTMLElement>();
    function Page() {
      renders.page += 1;
      return (
        <Form label="Order" initialValues={{ ...two, note: '' }}>
          <Input label="Note" name="note" />
          <FormList name="lines">
            {(rows, { remove }) =>
              rows.map(({ key, index, name }) => (
                <div key={key}>
                  <Stepper label={`Cups ${index + 1}`} name={name('qty')} />
                  <button
                    type="button"
                    onClick={() => remove(index)}
                  >{`Remove ${index + 1}`}</button>
                </div>
              ))
            }
          </FormList>
          <span ref={cups}>
            <Cups />
          </span>
        </Form>
      );
    }
    render(<Page />);
    const total = () => cups.current?.textContent;
    await expect.poll(total).toBe('3');
    const before = { ...renders };
    await userEvent.fill(field('Note'), 'To go');
    expect(renders).toEqual(before);
    await press('Remove 1');
    await expect.poll(total).toBe('2');
    await userEvent.fill(screen.getByRole('spinbutton', { name: 'Cups 1' }), '7');
    await expect.poll(total).toBe('7');
    expect(renders.page).toBe(before.page);
  });

  it('several names return a list of values, and useForm sets values from inside the form', async () => {
    function Copy() {
      const form = useForm();
      const [from, to] = useWatch<[string, string]>(['from', 'to']);
      return (
        <button
          type="button"
          onClick={() => form.setFieldValue('to', from)}
        >{`${from} - ${to}`}</button>
      );
    }
    render(
      <Form label="Trip" initialValues={{ from: 'Lyon', to: 'Rome' }}>
        <Input label="From" name="from" />
        <Input label="To" name="to" />
        <Copy />
      </Form>,
    );
    await press('Lyon - Rome');
    await expect.poll(() => field('To').value).toBe('Lyon');
    expect(await screen.findByRole('button', { name: 'Lyon - Lyon' })).toBeTruthy();
  });
});
