import type { ReactElement } from 'react';
import { userEvent } from 'vitest/browser';
import { CodeInput, Input, Rate, Slider, Stepper, Switch, Textarea } from '@/components';

export type Control = {
  /** As docs/testing.md and docs/guides/forms.md call the control. */
  readonly name: string;
  readonly element: ReactElement;
  /** The query of docs/testing.md. */
  readonly role: string;
  readonly label: string | RegExp;
  readonly change: (found: HTMLElement) => Promise<unknown>;
  /** The entry of `values()` for a control that the user has not touched. */
  readonly empty: unknown;
  /** The entry of `values()` after the change. */
  readonly value: unknown;
};

export const click = (found: HTMLElement) => userEvent.click(found);
const typed = (text: string) => (found: HTMLElement) => userEvent.fill(found, text);
const keyed = (keys: string) => async (found: HTMLElement) => {
  found.focus();
  await userEvent.keyboard(keys);
};

/** Controls that take texts, numbers and yes or no. */
export const typedControls: readonly Control[] = [
  {
    name: 'Input',
    element: <Input label="Name" name="it" />,
    role: 'textbox',
    label: 'Name',
    change: typed('Ada'),
    empty: '',
    value: 'Ada',
  },
  {
    name: 'Textarea',
    element: <Textarea label="Note" name="it" />,
    role: 'textbox',
    label: 'Note',
    change: typed('Ring twice'),
    empty: '',
    value: 'Ring twice',
  },
  {
    name: 'CodeInput',
    element: <CodeInput label="Code" length={4} name="it" />,
    role: 'textbox',
    label: 'Code',
    change: typed('1234'),
    empty: '',
    value: '1234',
  },
  {
    name: 'Stepper',
    element: <Stepper label="Cups" name="it" />,
    role: 'button',
    label: 'Increase Cups',
    change: click,
    empty: 0,
    value: 1,
  },
  {
    name: 'Stepper allowEmpty',
    element: <Stepper label="Cups" allowEmpty name="it" />,
    role: 'spinbutton',
    label: 'Cups',
    change: async (found) => {
      await userEvent.fill(found, '3');
      await userEvent.tab();
    },
    empty: undefined,
    value: 3,
  },
  {
    name: 'Slider',
    element: <Slider label="Sugar" max={10} name="it" />,
    role: 'slider',
    label: 'Sugar',
    change: keyed('{ArrowRight}'),
    empty: 0,
    value: 1,
  },
  {
    name: 'Rate',
    element: <Rate label="Coffee" name="it" />,
    role: 'radio',
    label: '4 of 5',
    change: click,
    empty: undefined,
    value: 4,
  },
  {
    name: 'Switch',
    element: <Switch name="it">Call first</Switch>,
    role: 'switch',
    label: 'Call first',
    change: click,
    empty: false,
    value: true,
  },
];
