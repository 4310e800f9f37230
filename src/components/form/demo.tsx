import { useState } from 'react';
import { Button } from '@/components/button';
import { Cascader } from '@/components/cascader';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Input } from '@/components/input';
import { definePlayground } from '@/components/kit/playground';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Selector } from '@/components/selector';
import { Slider } from '@/components/slider';
import { Stepper } from '@/components/stepper';
import { Switch } from '@/components/switch';
import { Upload } from '@/components/upload';
import { Form, SubmitButton } from './form';
import { FormDraft } from './form-draft';
import { useWatch } from './form-context';
import { FormItem } from './form-item';
import { FormList } from './form-list';
import { FormSteps } from './form-steps';
import type { FormProps } from './types';
import type { FormValues, ValidatorContext } from './rules';

const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

const title = { margin: '8px 0 0', fontSize: 'var(--portico-title)' } as const;

const later = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });

async function isOpen(value: unknown, { signal }: ValidatorContext) {
  await later(700, signal);
  return value === 'CS-2040' ? true : 'No order has this number. Try CS-2040.';
}

export function Demo() {
  const [sent, setSent] = useState('');
  const submit = async (values: object) => {
    await later(900);
    setSent(JSON.stringify(values));
  };
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h2 style={title}>Three steps, with a draft</h2>
      <CoffeeOrder />
      <h2 style={title}>A complaint on one page</h2>
      <Form label="Complaint" onSubmit={submit}>
        <FormItem
          label="Order"
          required
          help="On your receipt: CS and four digits"
          rules={[
            { pattern: /^CS-\d{4}$/, message: 'CS and four digits: CS-2040' },
            { validator: isOpen },
          ]}
          debounce={300}
        >
          <Input name="order" autoCapitalize="characters" />
        </FormItem>
        <FormItem label="E-mail" required rules={{ email: true }}>
          <Input name="email" inputMode="email" autoComplete="email" />
        </FormItem>
        <FormItem label="What is wrong?" required>
          <CheckboxGroup name="faults" direction="row">
            <Checkbox value="cold">Cold</Checkbox>
            <Checkbox value="late">Late</Checkbox>
            <Checkbox value="item">Wrong item</Checkbox>
          </CheckboxGroup>
        </FormItem>
        <FormItem label="What would help?" required>
          <RadioGroup name="wish">
            <Radio value="new">A new drink</Radio>
            <Radio value="money">Money back</Radio>
          </RadioGroup>
        </FormItem>
        <FormItem label="How many cups?">
          <Slider name="count" min={1} max={24} showValue />
        </FormItem>
        <FormItem label="Our service so far" rules={{ required: true, message: 'Stars, please' }}>
          <Rate name="stars" />
        </FormItem>
        <FormItem label="Call me" layout="beside">
          <Switch name="call" />
        </FormItem>
        <SubmitButton>Send</SubmitButton>
        {sent && <output style={{ ...quiet, wordBreak: 'break-word' }}>{sent}</output>}
      </Form>
    </div>
  );
}

const drinks = ['Espresso', 'Latte', 'Tea'].map((name) => ({ value: name, label: name }));

const places = [
  {
    value: 'old-town',
    label: 'Old town',
    children: [
      { value: 'bridge', label: 'Bridge Street' },
      { value: 'market', label: 'Market Square' },
    ],
  },
  { value: 'harbour', label: 'Harbour', children: [{ value: 'pier', label: 'Pier 3' }] },
];

const cart = { lines: [{ drink: 'Latte', cups: 2 }], place: ['old-town', 'market'] };

function Total() {
  const lines = useWatch<{ cups: number }[]>('lines') ?? [];
  return <output>{lines.reduce((sum, { cups }) => sum + cups, 0)} cups</output>;
}

function Drinks() {
  return (
    <FormList name="lines" label="Drink" min={1} max={4}>
      {(rows, { add, remove, canAdd, canRemove }) => (
        <>
          {rows.map(({ key, index, name }) => (
            <div
              key={key}
              style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              <FormItem label={`Drink ${index + 1}`} required>
                <Selector label={`Drink ${index + 1}`} options={drinks} name={name('drink')} />
              </FormItem>
              <div
                style={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  gap: 12,
                }}
              >
                <Stepper label={`Cups ${index + 1}`} name={name('cups')} min={1} max={9} />
                <Button variant="plain" disabled={!canRemove} onClick={() => remove(index)}>
                  Remove
                </Button>
              </div>
            </div>
          ))}
          <Button variant="tonal" disabled={!canAdd} onClick={() => add({ cups: 1 })}>
            Add a drink
          </Button>
          <Total />
        </>
      )}
    </FormList>
  );
}

const orderSteps = [
  { value: 'drinks', label: 'Drinks', content: <Drinks /> },
  {
    value: 'place',
    label: 'Place',
    content: (
      <>
        <FormItem label="Bring it to" required>
          <Cascader name="place" label="Bring it to" options={places} />
        </FormItem>
        <FormItem label="A photo of the entrance" help="So that the rider finds the door">
          <Upload name="photo" accept="image" maxCount={2} />
        </FormItem>
      </>
    ),
  },
  {
    value: 'name',
    label: 'Name',
    content: (
      <FormItem label="Name on the cup" required help="Try Bo, which is taken">
        <Input name="name" autoComplete="given-name" />
      </FormItem>
    ),
  },
];

/** The server knows another Bo. */
async function order({ name }: FormValues) {
  await later(900);
  if (name === 'Bo') return { fields: { name: 'Another Bo is waiting. Add a letter.' } };
}

function CoffeeOrder() {
  return (
    <Form label="Coffee order" initialValues={cart} onSubmit={order}>
      <FormDraft name="coffee-order" />
      <FormSteps items={orderSteps} submitText="Order" />
    </Form>
  );
}

export const playground = definePlayground<FormProps>({
  component: Form,
  controls: {
    layout: { kind: 'choice', options: ['above', 'beside'] },
    validateTrigger: { kind: 'choice', options: ['blur', 'change', 'submit'] },
    summary: { kind: 'switch' },
  },
  props: { layout: 'above', validateTrigger: 'blur', summary: true },
  fixed: {
    label: 'Order',
    children: (
      <>
        <FormItem label="Drink" required>
          <Input name="drink" />
        </FormItem>
        <FormItem label="Cups" rules={{ required: true, min: 2 }}>
          <Slider name="cups" max={9} />
        </FormItem>
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  code: 'label="Order" onSubmit={save}',
  codeChildren: '<FormItem label="Drink" required>\n  <Input name="drink" />\n</FormItem>',
});
