import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Input } from '@/components/input';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Stepper } from '@/components/stepper';
import { Switch } from '@/components/switch';
import { Textarea } from '@/components/textarea';

afterEach(cleanup);

const fields: Readonly<Record<string, ReactElement>> = {
  Input: <Input label="Name" showCount maxLength={20} />,
  Textarea: <Textarea label="Note" showCount maxLength={20} />,
  Rate: <Rate label="Stars" />,
  Slider: <Slider label="Size" />,
  Stepper: <Stepper label="Cups" />,
  Switch: <Switch label="News" />,
  RadioGroup: (
    <RadioGroup label="Size">
      <Radio value="s">Small</Radio>
    </RadioGroup>
  ),
  CheckboxGroup: (
    <CheckboxGroup label="Size">
      <Checkbox value="s">Small</Checkbox>
    </CheckboxGroup>
  ),
};

it.each(Object.keys(fields))('%s is not wider than an element without padding', (name) => {
  const { container } = render(
    <div style={{ overflow: 'auto', inlineSize: 390 }}>{fields[name]}</div>,
  );
  const box = container.firstElementChild!;
  expect(box.scrollWidth).toBe(390);
});
