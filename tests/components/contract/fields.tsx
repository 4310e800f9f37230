import * as kit from '@/components';
import { type Act, type Row, click, clickOn, drag, key, keyOn, paste, pasteText } from './row';

const stones = [
  { value: 'slate', label: 'Slate' },
  { value: 'granite', label: 'Granite' },
];
const toggle = { run: click, told: 'onChange' };
const nothing = () => {};

const hover: Act = {
  run: (element) => {
    const { right, top } = element.getBoundingClientRect();
    const place = { clientX: right - 4, clientY: top + 4 };
    const init = { bubbles: true, cancelable: true, pointerType: 'mouse', ...place };
    return element.dispatchEvent(new PointerEvent('pointermove', init));
  },
  seen: (element) =>
    element.querySelector<HTMLElement>('[data-star]')?.style.getPropertyValue('--portico-own-lit'),
};

/** Controls that hold a value, and the form around them. */
export const fields: Readonly<Record<string, Row>> = {
  Calendar: {
    ui: (given) => <kit.Calendar minDate="2026-11-01" maxDate="2026-11-30" {...given} />,
    handle: ['scrollToDate'],
  },
  Cascader: {
    ui: (given) => <kit.Cascader label="Stone" options={stones} {...given} />,
    frame: '[data-state]',
    handle: ['open', 'close'],
    acts: { onClick: { run: click, told: 'onOpenChange' } },
  },
  CheckList: {
    ui: (given) => (
      <kit.CheckList
        label="Stone"
        options={stones}
        search={<input />}
        defaultValue="slate"
        clearable
        {...given}
      />
    ),
    acts: {
      onClick: { run: clickOn('input[type=radio]'), told: 'onChange' },
      onKeyDown: { run: keyOn('input[type=radio]', 'Delete'), told: 'onChange' },
    },
  },
  Checkbox: {
    ui: (given) => <kit.Checkbox {...given}>Slate</kit.Checkbox>,
    frame: '[data-kind]',
    acts: { onClick: toggle },
  },
  CheckboxGroup: {
    ui: (given) => (
      <kit.CheckboxGroup label="Stones" {...given}>
        <kit.Checkbox value="slate">Slate</kit.Checkbox>
      </kit.CheckboxGroup>
    ),
  },
  CodeInput: {
    ui: (given) => <kit.CodeInput defaultValue="12" {...given} />,
    frame: '[data-state]',
    acts: {
      onKeyDown: {
        run: (element) => {
          element.focus();
          return key('Home')(element);
        },
        seen: (element) => (element as HTMLInputElement).selectionStart,
      },
      onPaste: { run: pasteText('345678'), told: 'onFinish' },
      onClick: {
        run: (element) => {
          element.focus();
          const init = { bubbles: true, cancelable: true, clientX: 1 };
          return element.dispatchEvent(new MouseEvent('click', init));
        },
        seen: (element) => (element as HTMLInputElement).selectionStart,
      },
    },
  },
  DatePicker: {
    ui: (given) => <kit.DatePicker label="Day" {...given} />,
    frame: '[data-state]',
    handle: ['open', 'close'],
    acts: { onClick: { run: click, told: 'onOpenChange' } },
  },
  Form: {
    ui: (given) => <kit.Form label="Order" {...given} />,
    handle: ['validate', 'submit', 'reset', 'setErrors', 'values', 'isDirty'],
    isForm: true,
  },
  FormItem: {
    ui: (given) => (
      <kit.Form>
        <kit.FormItem label="Stone" {...given}>
          <kit.Input />
        </kit.FormItem>
      </kit.Form>
    ),
    // form.portals.test.tsx, and form.every-field.test.tsx for a click on the label
    elsewhere: ['onKeyDown', 'onClick'],
    isForm: true,
  },
  FormSteps: {
    ui: (given) => (
      <kit.Form>
        <kit.FormSteps
          items={[{ value: 'cups', label: 'Cups', content: <kit.Input /> }]}
          {...given}
        />
      </kit.Form>
    ),
    isForm: true,
  },
  Input: {
    ui: (given) => <kit.Input label="Stone" clearable defaultValue="Slate" {...given} />,
    frame: '[data-variant]',
    acts: {
      onKeyDown: { run: key('Enter'), told: 'onConfirm' },
      onKeyUp: {
        run: (element) => {
          element.focus();
          key('Enter')(element);
          return element.dispatchEvent(
            new KeyboardEvent('keyup', { key: 'Enter', bubbles: true, cancelable: true }),
          );
        },
        // Enter leaves the field.
        told: 'onBlur',
      },
    },
  },
  NumberKeyboard: {
    ui: (given) => <kit.NumberKeyboard {...given} />,
    without: ['onInput'],
    acts: { onKeyDown: { run: key('5'), told: 'onInput' } },
  },
  Picker: {
    ui: (given) => <kit.Picker label="Stone" range={['Slate', 'Granite']} {...given} />,
    frame: '[data-state]',
    handle: ['open', 'close'],
    acts: { onClick: { run: click, told: 'onOpenChange' } },
  },
  PickerView: {
    ui: (given) => (
      <kit.PickerView
        label="Size"
        columns={[{ options: ['1', '2'] }, { options: ['3', '4'] }]}
        {...given}
      />
    ),
    acts: {
      onKeyDown: {
        run: keyOn('[role=listbox]', 'ArrowRight'),
        seen: (element) => element.querySelectorAll('[role=listbox]')[1] === document.activeElement,
      },
    },
  },
  PickerViewColumn: {
    ui: ({ onChange, ...given }) => (
      <kit.PickerView label="Size" onChange={(onChange as () => void) ?? nothing}>
        <kit.PickerViewColumn options={['1', '2']} {...given} />
      </kit.PickerView>
    ),
    acts: {
      onKeyDown: { run: key('ArrowDown'), told: 'onChange' },
      onClick: { run: clickOn('[aria-posinset="2"]'), told: 'onChange' },
    },
  },
  Radio: {
    ui: ({ onChange, ...given }) => (
      <kit.RadioGroup label="Stone" onChange={(onChange as () => void) ?? nothing}>
        <kit.Radio value="slate" {...given}>
          Slate
        </kit.Radio>
      </kit.RadioGroup>
    ),
    frame: '[data-kind]',
    acts: { onClick: toggle },
  },
  RadioGroup: {
    ui: (given) => (
      <kit.RadioGroup label="Stone" {...given}>
        <kit.Radio value="slate">Slate</kit.Radio>
      </kit.RadioGroup>
    ),
    acts: { onClick: { run: clickOn('input'), told: 'onChange' } },
  },
  Rate: {
    ui: (given) => <kit.Rate label="Marks" {...given} />,
    acts: {
      onKeyDown: { run: key('4'), told: 'onChange' },
      onClick: { run: clickOn('input'), told: 'onChange' },
      onPointerMove: hover,
    },
  },
  'Rate of halves': {
    ui: (given) => <kit.Rate label="Marks" half {...given} />,
    acts: {
      onKeyDown: { run: keyOn('input', 'ArrowRight'), told: 'onChange' },
      onClick: {
        run: (element) => {
          const { right, top } = element.getBoundingClientRect();
          const place = { clientX: right - 4, clientY: top + 4 };
          const star = element.querySelector('[data-star]');
          const init = { bubbles: true, cancelable: true, ...place };
          return star?.dispatchEvent(new MouseEvent('click', init));
        },
        told: 'onChange',
      },
      onPointerMove: hover,
    },
  },
  SearchBar: {
    ui: (given) => <kit.SearchBar label="Search" defaultValue="Slate" {...given} />,
    frame: '[role=search]',
    without: ['onSelect'],
    acts: { onKeyDown: { run: key('Enter'), told: 'onConfirm' } },
    // A click opens the suggestions: search-bar.test.tsx.
    elsewhere: ['onClick'],
  },
  SegmentedControl: {
    ui: (given) => (
      <kit.SegmentedControl
        label="Stone"
        options={stones}
        value="slate"
        onChange={nothing}
        {...given}
      />
    ),
    acts: { onClick: { run: clickOn('input[value=granite]'), told: 'onChange' } },
  },
  Selector: {
    ui: (given) => (
      <kit.Selector label="Stone" options={stones} defaultValue="slate" clearable {...given} />
    ),
    acts: {
      onClick: { run: clickOn('input'), told: 'onChange' },
      onKeyDown: { run: keyOn('input', 'Delete'), told: 'onChange' },
    },
  },
  'Selector of several options': {
    ui: (given) => <kit.Selector label="Stones" options={stones} multiple {...given} />,
    acts: { onClick: { run: clickOn('input'), told: 'onChange' } },
    elsewhere: ['onKeyDown'],
  },
  Signature: {
    ui: (given) => <kit.Signature {...given} />,
    handle: ['toBlob', 'toDataURL', 'isEmpty', 'undo', 'clear'],
  },
  Slider: {
    ui: (given) => <kit.Slider label="Size" tooltip showValue defaultValue={40} {...given} />,
    acts: {
      onKeyDown: { run: keyOn('input', 'ArrowUp'), told: 'onChange' },
      onClick: { run: clickOn('[data-rail]'), told: 'onChange' },
    },
  },
  'Slider with two thumbs': {
    ui: (given) => <kit.Slider label="Size" range tooltip defaultValue={[20, 60]} {...given} />,
    acts: {
      onKeyDown: { run: keyOn('input', 'ArrowUp'), told: 'onChange' },
      onClick: { run: clickOn('[data-rail]'), told: 'onChange' },
    },
  },
  Stepper: {
    ui: (given) => <kit.Stepper label="Slabs" defaultValue={2} {...given} />,
    frame: '[data-state]',
    acts: { onKeyDown: { run: key('ArrowUp'), told: 'onChange' } },
  },
  SubmitButton: {
    ui: (given) => <kit.SubmitButton {...given}>Send</kit.SubmitButton>,
    elsewhere: ['onClick'],
    isForm: true,
  },
  Switch: {
    ui: (given) => <kit.Switch {...given}>Polished</kit.Switch>,
    frame: '[data-state]',
    acts: { onClick: toggle },
  },
  'Tag that can be switched': {
    ui: (given) => (
      <kit.Tag checkable {...given}>
        Slate
      </kit.Tag>
    ),
    frame: '[data-checkable]',
    acts: { onClick: toggle },
  },
  TreeSelect: {
    ui: (given) => (
      <kit.TreeSelect
        label="Stones"
        options={[{ value: 'grey', label: 'Grey', children: stones }]}
        multiple
        {...given}
      />
    ),
  },
  Textarea: {
    ui: (given) => <kit.Textarea label="Note" confirmType="send" {...given} />,
    frame: '[data-variant]',
    acts: { onKeyDown: { run: key('Enter'), told: 'onConfirm' } },
  },
  Upload: {
    ui: (given) => <kit.Upload {...given} />,
    handle: ['choose', 'add', 'retry', 'cancel'],
    acts: {
      onDragOver: {
        run: drag('dragover'),
        seen: (element) => element.hasAttribute('data-dropping'),
      },
      onDrop: { run: drag('drop'), told: 'onChange' },
      onPaste: { run: paste, told: 'onChange' },
    },
  },
};
