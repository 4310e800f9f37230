import { fireEvent } from '@testing-library/react';
import * as kit from '@/components';
import { pickFiles, sized } from '../../helpers/pick-files';
import {
  click,
  DRAWN,
  type Driver,
  type Entries,
  find,
  key,
  press,
  row,
  type,
  type Callback,
} from './driver';

const stones = [
  { value: 'slate', label: 'Slate' },
  { value: 'granite', label: 'Granite' },
];
const pick = async () =>
  pickFiles((await find('input[type=file]')) as HTMLInputElement, sized('a.png'));
const upload = (
  props: (callback: Callback) => kit.UploadProps,
  act: () => unknown = pick,
): Driver => ({
  ui: (callback) => <kit.Upload label="Files" {...props(callback)} />,
  act,
});
const shown = [{ id: '1', name: 'one.png', url: '/one.png' }];

const submits = (ui: (callback: Callback) => React.ReactElement): Driver => ({
  ui,
  act: async () => void fireEvent.submit(await find('form')),
});
const form = (props: (callback: Callback) => object, rules: kit.Rule = {}) =>
  submits((callback) => (
    <kit.Form label="Order" {...props(callback)}>
      <kit.FormItem label="Name" rules={rules}>
        <kit.Input name="name" />
      </kit.FormItem>
    </kit.Form>
  ));

const group = (name: string, act: () => unknown): Driver => ({
  ui: (callback) => (
    <kit.PickerGroup
      title="Order"
      pickers={[{ value: 'a', label: 'A', mode: 'selector', range: ['1', '2'] } as never]}
      {...{ defaultOpen: true, [name]: callback }}
    />
  ),
  act,
});

/** Controls that hold a value, and the form around them. */
export const fields: Entries = {
  'Calendar.formatter': DRAWN,
  'Calendar.renderDay': DRAWN,
  'Calendar.onChange': row('Calendar', 'onChange', click('[data-day]')),
  'Calendar.onMonthShow': row('Calendar', 'onMonthShow'),
  'Calendar.onSelect': row('Calendar', 'onSelect', click('[data-day]')),
  'Calendar.onOpenChange': row('Calendar', 'onOpenChange', key('[role=dialog]', 'Escape'), {
    open: true,
  }),
  'Calendar.onRefuse': row(
    'Calendar',
    'onRefuse',
    async () => {
      const days = () => [...document.querySelectorAll<HTMLElement>('[data-day]')];
      await find('[data-day]');
      for (const at of [2, 3]) fireEvent.click(days()[at]!);
    },
    { mode: 'multiple', maxCount: 1 },
  ),
  'Cascader.format': DRAWN,
  'Cascader.loadChildren': {
    ui: (loadChildren) => (
      <kit.Cascader label="Stone" options={stones} loadChildren={loadChildren as never} />
    ),
    act: async () => {
      await click('button')();
      await press('Slate')();
    },
    answer: [],
  },
  'Cascader.onChange': row('Cascader', 'onChange', async () => {
    fireEvent.click(await find('button'));
    await press('Slate')();
  }),
  'Cascader.onOpenChange': row('Cascader', 'onOpenChange', click('button')),
  'CheckList.filter': DRAWN,
  'CheckList.onChange': row('CheckList', 'onChange', click('input[value=granite]')),
  'Checkbox.icon': DRAWN,
  'Checkbox.onChange': row('Checkbox', 'onChange', click('input')),
  'CheckboxGroup.onChange': row('CheckboxGroup', 'onChange', click('input')),
  'CodeInput.onChange': row('CodeInput', 'onChange', type('input', '123')),
  'CodeInput.onFinish': row('CodeInput', 'onFinish', type('input', '123456')),
  'DatePicker.filter': DRAWN,
  'DatePicker.format': DRAWN,
  'DatePicker.renderLabel': DRAWN,
  'DatePicker.onChange': row('DatePicker', 'onChange', press('Done'), {
    defaultOpen: true,
    value: '2026-02-03',
    onOpenChange: () => {},
  }),
  'DatePicker.onColumnChange': row(
    'DatePicker',
    'onColumnChange',
    key('[role=listbox]', 'ArrowDown'),
    // December is the last row of its wheel.
    { defaultOpen: true, value: '2026-02-03' },
  ),
  'DatePicker.onOpenChange': row('DatePicker', 'onOpenChange', click('button')),
  'Form.onDirtyChange': {
    ui: (onDirtyChange) => (
      <kit.Form label="Order" onDirtyChange={onDirtyChange}>
        <kit.Input name="name" label="Name" />
      </kit.Form>
    ),
    act: type('input', 'Ada'),
  },
  'Form.onFailure': form((onFailure) => ({
    onFailure,
    onSubmit: () => Promise.reject({ fields: {} }),
  })),
  'Form.onInvalid': form((onInvalid) => ({ onInvalid }), { required: true }),
  'Form.onSubmit': form((onSubmit) => ({ onSubmit })),
  'Form.onSuccess': form((onSuccess) => ({ onSubmit: () => {}, onSuccess })),
  'FormItem.rules.validator': submits((validator) => (
    <kit.Form>
      <kit.FormItem label="Name" rules={{ validator: validator as never }}>
        <kit.Input name="name" />
      </kit.FormItem>
    </kit.Form>
  )),
  'FormItem.rules[].validator': submits((validator) => (
    <kit.Form>
      <kit.FormItem label="Name" rules={[{ validator: validator as never, warning: true }]}>
        <kit.Input name="name" />
      </kit.FormItem>
    </kit.Form>
  )),
  'FormList.children': DRAWN,
  'FormSteps.onStepChange': {
    ui: (onStepChange) => (
      <kit.Form>
        <kit.FormSteps
          items={['a', 'b'].map((value) => ({
            value,
            label: value,
            content: <kit.Input label={value} />,
          }))}
          onStepChange={onStepChange}
        />
      </kit.Form>
    ),
    act: press('Next'),
  },
  'Input.formatter': row('Input', 'formatter', type('input', 'Gra')),
  'Input.onChange': row('Input', 'onChange', type('input', 'Gra')),
  'Input.onClear': row('Input', 'onClear', click('button')),
  'Input.onConfirm': row('Input', 'onConfirm', key('input', 'Enter')),
  'NumberKeyboard.onInput': row('NumberKeyboard', 'onInput', press('5')),
  'NumberKeyboard.onDelete': row('NumberKeyboard', 'onDelete', press('Delete')),
  'NumberKeyboard.onConfirm': row('NumberKeyboard', 'onConfirm', press('Done'), {
    confirmText: 'Done',
    open: true,
  }),
  'NumberKeyboard.onOpenChange': row(
    'NumberKeyboard',
    'onOpenChange',
    click('[role=region] button'),
    {
      ...{ placement: 'bottom', open: true },
    },
  ),
  'Picker.columns': DRAWN,
  'Picker.columns[].pending.load': {
    ui: (load) => (
      <kit.Picker
        {...{ label: 'Stone', mode: 'multiSelector', defaultOpen: true }}
        columns={() => [
          { options: [], pending: { path: 'a', load: load as never, failed: false } },
        ]}
      />
    ),
    answer: [],
  },
  'Picker.data[].children': {
    ui: (children) => (
      <kit.Picker
        {...{ label: 'Stone', mode: 'multiSelector', defaultOpen: true }}
        data={[{ value: 'a', label: 'A', children: children as never }]}
      />
    ),
    answer: [],
  },
  'Picker.filter': DRAWN,
  'Picker.format': DRAWN,
  'Picker.renderLabel': DRAWN,
  'Picker.onChange': row(
    'Picker',
    'onChange',
    async () => {
      await key('[role=listbox]', 'ArrowDown')();
      await press('Done')();
    },
    { defaultOpen: true },
  ),
  'Picker.onColumnChange': row('Picker', 'onColumnChange', key('[role=listbox]', 'ArrowDown'), {
    defaultOpen: true,
  }),
  'Picker.onOpenChange': row('Picker', 'onOpenChange', click('button')),
  'PickerGroup.onConfirm': group('onConfirm', press('Done')),
  'PickerGroup.onDraft': group('onDraft', key('[role=listbox]', 'ArrowDown')),
  'PickerGroup.onOpenChange': group('onOpenChange', press('Cancel')),
  'PickerGroup.pickers[].columns': DRAWN,
  'PickerGroup.pickers[].filter': DRAWN,
  'PickerView.columns[].renderLabel': DRAWN,
  'PickerViewColumn.renderLabel': DRAWN,
  'PickerView.onChange': row('PickerView', 'onChange', key('[role=listbox]', 'ArrowDown')),
  'PickerView.onColumnChange': row(
    'PickerView',
    'onColumnChange',
    key('[role=listbox]', 'ArrowDown'),
  ),
  'PickerView.onPickStart': row('PickerView', 'onPickStart', key('[role=listbox]', 'ArrowDown')),
  'PickerView.onPickEnd': row('PickerView', 'onPickEnd', key('[role=listbox]', 'ArrowDown')),
  'Radio.icon': DRAWN,
  'RadioGroup.onChange': row('RadioGroup', 'onChange', click('input')),
  'Rate.character': DRAWN,
  'Rate.inactiveCharacter': DRAWN,
  'Rate.onChange': row('Rate', 'onChange', click('input')),
  'SearchBar.onChange': row('SearchBar', 'onChange', type('input', 'Gra')),
  'SearchBar.onClear': row('SearchBar', 'onClear', click('button')),
  'SearchBar.onConfirm': row('SearchBar', 'onConfirm', key('input', 'Enter')),
  'SearchBar.onCancel': row(
    'SearchBar',
    'onCancel',
    async () => {
      (await find('input')).focus();
      await press('Cancel')();
    },
    { showCancel: true, cancelText: 'Cancel' },
  ),
  'SearchBar.onSelect': row(
    'SearchBar',
    'onSelect',
    async () => {
      (await find('input')).focus();
      await type('input', 'Slat')();
      await press('Slate')();
    },
    { suggestions: [{ value: 'Slate' }] },
  ),
  'SegmentedControl.onChange': row('SegmentedControl', 'onChange', click('input[value=granite]')),
  'Selector.onChange': row('Selector', 'onChange', click('input[value=granite]')),
  'Signature.onChange': row('Signature', 'onChange', async () => {
    const pad = await find('canvas');
    const { left, top } = pad.getBoundingClientRect();
    for (const [name, x] of [
      ['pointerdown', 20],
      ['pointermove', 40],
      ['pointerup', 40],
    ] as const)
      fireEvent(
        pad,
        new PointerEvent(name, {
          bubbles: true,
          isPrimary: true,
          pointerId: 7,
          clientX: left + x,
          clientY: top + 20,
        }),
      );
  }),
  'Slider.formatValue': DRAWN,
  'Slider.onChange': row('Slider', 'onChange', key('input', 'ArrowUp')),
  'Slider.onChangeEnd': row('Slider', 'onChangeEnd', async () => {
    const rail = await find('[data-rail]');
    const { left, top } = rail.getBoundingClientRect();
    for (const [name, x] of [
      ['pointerdown', 20],
      ['pointermove', 60],
      ['pointermove', 90],
      ['pointerup', 90],
    ] as const)
      fireEvent(
        rail,
        new PointerEvent(name, {
          bubbles: true,
          isPrimary: true,
          pointerId: 7,
          clientX: left + x,
          clientY: top + 2,
        }),
      );
  }),
  'Stepper.beforeChange': row('Stepper', 'beforeChange', key('input', 'ArrowUp')),
  'Stepper.onChange': row('Stepper', 'onChange', key('input', 'ArrowUp')),
  'Stepper.valueText': DRAWN,
  'Switch.beforeChange': row('Switch', 'beforeChange', click('input')),
  'Switch.onChange': row('Switch', 'onChange', click('input')),
  'Textarea.formatter': row('Textarea', 'formatter', type('textarea', 'Gra')),
  'Textarea.onChange': row('Textarea', 'onChange', type('textarea', 'Gra')),
  'Textarea.onConfirm': row('Textarea', 'onConfirm', key('textarea', 'Enter')),
  'Textarea.onLineChange': row('Textarea', 'onLineChange', type('textarea', 'a\nb\nc\nd\ne'), {
    autoSize: true,
  }),
  'TreeSelect.onChange': row('TreeSelect', 'onChange', click('input[value=slate]')),
  'TreeSelect.onCategoryChange': {
    ui: (onCategoryChange) => (
      <kit.TreeSelect
        label="Stones"
        onCategoryChange={onCategoryChange}
        options={['Grey', 'Pink'].map((name) => ({ value: name, label: name, children: stones }))}
      />
    ),
    act: press('Pink'),
  },
  'Upload.beforeAdd': upload((beforeAdd) => ({ beforeAdd: beforeAdd as never })),
  'Upload.beforeRemove': upload(
    (beforeRemove) => ({ beforeRemove, defaultValue: shown }),
    press('Remove one.png'),
  ),
  'Upload.maxSize': upload((maxSize) => ({ maxSize: maxSize as never })),
  'Upload.onChange': upload((onChange) => ({ onChange })),
  'Upload.onPendingChange': upload((onPendingChange) => ({
    onPendingChange,
    upload: async () => {},
  })),
  'Upload.onPreview': upload(
    (onPreview) => ({ onPreview, defaultValue: shown }),
    click('[data-upload] button'),
  ),
  'Upload.onRefuse': upload((onRefuse) => ({ onRefuse, maxSize: 1 })),
  'Upload.toFormValue': {
    ui: (toFormValue) => (
      <kit.Form>
        <kit.Upload
          label="Files"
          name="files"
          defaultValue={shown}
          toFormValue={toFormValue as never}
        />
      </kit.Form>
    ),
    answer: 'a value',
  },
  'Upload.upload': upload((send_) => ({ upload: send_ as never })),
};
