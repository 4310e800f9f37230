import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Calendar,
  Cascader,
  Checkbox,
  CheckboxGroup,
  CheckList,
  DatePicker,
  Picker,
  Radio,
  RadioGroup,
  SegmentedControl,
  Selector,
  TreeSelect,
} from '@/components';
import { click, type Control } from './typed-controls';

const drinks = [
  { value: 'latte', label: 'Latte' },
  { value: 'mocha', label: 'Mocha' },
];
const menu = [{ value: 'hot', label: 'Hot', children: drinks }];

/** Opens the sheet of a picker and turns its first wheel with a key. */
const turned = (wheel: string) => async (found: HTMLElement) => {
  await userEvent.click(found);
  const dialog = within(await screen.findByRole('dialog'));
  (await dialog.findByRole('listbox', { name: wheel })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
};

async function chooseInCascader(found: HTMLElement) {
  await userEvent.click(found);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('option', { name: 'Hot' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Mocha' }));
}

/** Controls with options, days or paths. */
export const chosenControls: readonly Control[] = [
  {
    name: 'Checkbox',
    element: <Checkbox name="it">I agree</Checkbox>,
    role: 'checkbox',
    label: 'I agree',
    change: click,
    empty: false,
    value: true,
  },
  {
    name: 'CheckboxGroup',
    element: (
      <CheckboxGroup label="Extras" name="it">
        <Checkbox value="milk">Milk</Checkbox>
        <Checkbox value="ice">Ice</Checkbox>
      </CheckboxGroup>
    ),
    role: 'checkbox',
    label: 'Ice',
    change: click,
    empty: [],
    value: ['ice'],
  },
  {
    name: 'RadioGroup',
    element: (
      <RadioGroup label="Size" name="it">
        <Radio value="small">Small</Radio>
        <Radio value="large">Large</Radio>
      </RadioGroup>
    ),
    role: 'radio',
    label: 'Large',
    change: click,
    empty: undefined,
    value: 'large',
  },
  {
    name: 'Selector',
    element: <Selector label="Drink" options={drinks} name="it" />,
    role: 'radio',
    label: 'Mocha',
    change: click,
    empty: undefined,
    value: 'mocha',
  },
  {
    name: 'Selector multiple',
    element: <Selector label="Drinks" multiple options={drinks} name="it" />,
    role: 'checkbox',
    label: 'Mocha',
    change: click,
    empty: [],
    value: ['mocha'],
  },
  {
    name: 'CheckList',
    element: <CheckList label="Drink" options={drinks} name="it" />,
    role: 'radio',
    label: 'Mocha',
    change: click,
    empty: undefined,
    value: 'mocha',
  },
  {
    name: 'TreeSelect',
    element: <TreeSelect label="Menu" options={menu} name="it" />,
    role: 'radio',
    label: 'Mocha',
    change: click,
    empty: undefined,
    value: 'mocha',
  },
  {
    name: 'SegmentedControl',
    element: <SegmentedControl label="View" options={drinks} value="latte" onChange={() => {}} />,
    role: 'radio',
    label: 'Mocha',
    change: click,
    empty: undefined,
    value: undefined,
  },
  {
    name: 'Picker',
    element: <Picker label="Drink" range={['Latte', 'Mocha']} name="it" />,
    role: 'button',
    label: /^Drink/,
    change: turned('Drink'),
    empty: undefined,
    value: 1,
  },
  {
    name: 'Picker time',
    element: <Picker label="At" mode="time" start="09:00" end="11:59" name="it" />,
    role: 'button',
    label: /^At/,
    change: turned('Hour'),
    empty: '',
    value: expect.stringMatching(/^\d\d:\d\d$/),
  },
  {
    name: 'DatePicker',
    element: <DatePicker label="Day" start="2026-01-01" end="2027-12-31" name="it" />,
    role: 'button',
    label: /^Day/,
    change: turned('Month'),
    empty: '',
    value: expect.stringMatching(/^202[67]-\d\d-\d\d$/),
  },
  {
    name: 'Calendar',
    element: <Calendar label="Day" minDate="2026-11-01" maxDate="2026-11-30" name="it" />,
    role: 'gridcell',
    label: /November 18/,
    change: click,
    empty: '',
    value: '2026-11-18',
  },
  {
    name: 'Calendar range',
    element: (
      <Calendar label="Days" mode="range" minDate="2026-11-01" maxDate="2026-11-30" name="it" />
    ),
    role: 'gridcell',
    label: /November 18/,
    change: async (found) => {
      await userEvent.click(found);
      await userEvent.click(screen.getByRole('gridcell', { name: /November 20/ }));
    },
    empty: [],
    value: ['2026-11-18', '2026-11-20'],
  },
  {
    name: 'Cascader',
    element: <Cascader label="Drink" options={menu} name="it" />,
    role: 'button',
    label: /^Drink/,
    change: chooseInCascader,
    empty: [],
    value: ['hot', 'mocha'],
  },
];
