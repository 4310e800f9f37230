import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Input } from '@/components/input';
import { definePlayground } from '@/components/kit/playground';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Switch } from '@/components/switch';
import { Form, SubmitButton } from './form';
import { FormItem } from './form-item';
import type { FormProps } from './form-props';
import type { ValidatorContext } from './rules';

const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

const later = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });

async function isOpen(value: unknown, { signal }: ValidatorContext) {
  await later(700, signal);
  return value === 'ST-2040' ? true : 'No order has this number. Try ST-2040.';
}

export function Demo() {
  const [sent, setSent] = useState('');
  const submit = async (values: object) => {
    await later(900);
    setSent(JSON.stringify(values));
  };
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Form label="Complaint" onSubmit={submit}>
        <FormItem
          label="Order"
          required
          help="On your delivery note: ST and four digits"
          rules={[
            { pattern: /^ST-\d{4}$/, message: 'ST and four digits: ST-2040' },
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
            <Checkbox value="crack">Crack</Checkbox>
            <Checkbox value="colour">Colour</Checkbox>
            <Checkbox value="size">Size</Checkbox>
          </CheckboxGroup>
        </FormItem>
        <FormItem label="What would help?" required>
          <RadioGroup name="wish">
            <Radio value="new">A new slab</Radio>
            <Radio value="money">Money back</Radio>
          </RadioGroup>
        </FormItem>
        <FormItem label="Slabs that are hit">
          <Slider name="count" min={1} max={24} showValue />
        </FormItem>
        <FormItem label="Our work so far" rules={{ required: true, message: 'Stars, please' }}>
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
        <FormItem label="Stone" required>
          <Input name="stone" />
        </FormItem>
        <FormItem label="Slabs" rules={{ required: true, min: 2 }}>
          <Slider name="slabs" max={9} />
        </FormItem>
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  code: 'label="Order" onSubmit={save}',
  codeChildren: '<FormItem label="Stone" required>\n  <Input name="stone" />\n</FormItem>',
});
