import { type ReactNode, useState } from 'react';
import * as kit from '@/components';
import type { Platform } from 'portico';
import { usePlatform } from 'portico';

type Told = (answer: unknown) => void;
type Given = { name: string; tell: Told; children?: ReactNode };

/** An overlay as users meet it: with the control that opens it, and with a way to answer. */
export type Overlay = {
  readonly Ui: (given: Given) => ReactNode;
  /** The texts to press in it, one after the other. The last one closes it. */
  readonly answer: readonly string[];
  /** The reason that the owner hears then. */
  readonly told: unknown;
  /** Everything behind it is inert. */
  readonly isModal: boolean;
  /** `message` takes no focus, and neither Back nor Escape closes it. @default 'dialog' */
  readonly role?: 'menu' | 'region' | 'list' | 'message';
  /** The point beside it that closes it. @default none: a tap beside it does not close it */
  readonly beside?: 'mask' | 'outer';
};

const stones = ['Slate', 'Granite'];
const options = stones.map((name) => ({ value: name.toLowerCase(), label: name }));
const yes = { label: 'Yes' };

function Opener({ name, open }: { name: string; open: () => void }) {
  return (
    <button type="button" style={{ minHeight: 44 }} onClick={open}>
      Open {name}
    </button>
  );
}

type State = { open: boolean; onOpenChange: (open: boolean) => void };

/** An overlay that an own button opens. Its owner keeps whether it is open. */
function owned(draw: (given: Given & { state: State }) => ReactNode) {
  return function Owned(given: Given) {
    const [open, onOpenChange] = useState(false);
    return (
      <>
        <Opener name={given.name} open={() => onOpenChange(true)} />
        {draw({ ...given, state: { open, onOpenChange } })}
      </>
    );
  };
}

function called(ask: (platform: Platform, name: string) => Promise<unknown>) {
  return function Called({ name, tell }: Given) {
    const platform = usePlatform();
    return <Opener name={name} open={() => void ask(platform, name).then(tell, () => {})} />;
  };
}

const modal = { isModal: true } as const;
const sheet = { ...modal, beside: 'mask' } as const;
const float = { isModal: false, beside: 'outer' } as const;
const message = { isModal: false, role: 'message' } as const;

/** The overlays that contain what a product puts there. */
export const containers: Readonly<Record<string, Overlay>> = {
  Popup: {
    Ui: owned(({ name, tell, children, state }) => (
      <kit.Popup {...state} title={name}>
        {children}
        <Answer state={state} tell={tell} />
      </kit.Popup>
    )),
    ...{ ...sheet, answer: ['Answer'], told: 'answer' },
  },
  Dialog: {
    Ui: owned(({ name, tell, children, state }) => (
      <kit.Dialog {...state} title={name} actions={[{ ...yes, onClick: () => tell('yes') }]}>
        {children ?? 'Sure?'}
      </kit.Dialog>
    )),
    ...{ ...modal, answer: ['Yes'], told: 'yes' },
  },
  ConfirmDialog: {
    Ui: owned(({ name, tell, children, state }) => (
      <kit.ConfirmDialog {...state} title={name} onConfirm={() => tell('ok')}>
        {children}
      </kit.ConfirmDialog>
    )),
    ...{ ...modal, answer: ['OK'], told: 'ok' },
  },
  AlertDialog: {
    Ui: owned(({ name, tell, children, state }) => (
      <kit.AlertDialog {...state} title={name} closeOnMask onConfirm={() => tell('ok')}>
        {children}
      </kit.AlertDialog>
    )),
    ...{ ...sheet, answer: ['OK'], told: 'ok' },
  },
  PromptDialog: {
    Ui: owned(({ name, tell, children, state }) => (
      <kit.PromptDialog {...state} title={name} label="Text" defaultValue="a" onConfirm={tell}>
        {children}
      </kit.PromptDialog>
    )),
    ...{ ...modal, answer: ['OK'], told: 'a' },
  },
  Popover: {
    Ui: ({ name, tell, children }) => {
      const [open, onOpenChange] = useState(false);
      const state = { open, onOpenChange };
      return (
        <kit.Popover
          {...state}
          label={name}
          content={
            <div style={{ padding: 12 }}>
              {children}
              <Answer state={state} tell={tell} />
            </div>
          }
        >
          <button type="button">Open {name}</button>
        </kit.Popover>
      );
    },
    ...{ ...float, answer: ['Answer'], told: 'answer' },
  },
  Dropdown: {
    Ui: ({ name, tell, children }) => {
      const [open, onOpenChange] = useState(false);
      const state = { open, onOpenChange };
      return (
        <kit.Dropdown label="Filters">
          <kit.DropdownItem {...state} title={name}>
            <div style={{ padding: 12 }}>
              {children}
              <Answer state={state} tell={tell} />
            </div>
          </kit.DropdownItem>
        </kit.Dropdown>
      );
    },
    ...{ ...float, answer: ['Answer'], told: 'answer' },
  },
  Tour: {
    Ui: owned(({ name, tell, children, state }) => (
      <kit.Tour
        {...state}
        steps={[{ id: 'one', title: name, text: children ?? 'Here' }]}
        onOpenChange={(open, reason) => {
          state.onOpenChange(open);
          if (reason === 'choice') tell('done');
        }}
      />
    )),
    ...{ ...modal, answer: ['Done'], told: 'done' },
  },
};

function Answer({ state, tell }: { state: State; tell: Told }) {
  return (
    <button
      type="button"
      style={{ minHeight: 44 }}
      onClick={() => {
        tell('answer');
        state.onOpenChange(false);
      }}
    >
      Answer
    </button>
  );
}

/** Panels with a transform, which takes a fixed button away from the edge of the screen. */
const moved = ['Popover', 'Tour'];

/** Each overlay in each one that holds content. */
export const pairs = () =>
  Object.keys(containers).flatMap((outer) =>
    Object.entries(overlays)
      .filter(([inner]) => inner !== 'FloatingButton' || !moved.includes(outer))
      .map(([inner, { beside }]) => [outer, inner, beside] as const),
  );

/** All overlays. */
export const overlays: Readonly<Record<string, Overlay>> = {
  ...containers,
  ActionSheet: {
    Ui: owned(({ name, tell, state }) => (
      <kit.ActionSheet
        {...state}
        title={name}
        actions={[{ label: 'Save', onClick: () => tell('save') }]}
      />
    )),
    ...{ ...sheet, answer: ['Save'], told: 'save' },
  },
  ShareSheet: {
    Ui: owned(({ name, tell, state }) => (
      <kit.ShareSheet
        {...state}
        title={name}
        actions={[{ label: 'Mail', icon: 'x', onClick: () => tell('mail') }]}
      />
    )),
    ...{ ...sheet, answer: ['Mail'], told: 'mail' },
  },
  Menu: {
    Ui: ({ name, tell }) => (
      <kit.Popover label={name} actions={[{ ...yes, onClick: () => tell('yes') }]}>
        <button type="button">Open {name}</button>
      </kit.Popover>
    ),
    ...{ ...float, role: 'menu', answer: ['Yes'], told: 'yes' },
  },
  DropdownOptions: {
    Ui: ({ name, tell }) => (
      <kit.Dropdown label="Sort">
        <kit.DropdownItem title={name} options={options} onChange={tell} />
      </kit.Dropdown>
    ),
    ...{ ...float, answer: ['Granite'], told: 'granite' },
  },
  Picker: {
    Ui: ({ name, tell }) => <kit.Picker label={name} range={stones} onChange={tell} />,
    ...{ ...sheet, answer: ['Granite', 'Done'], told: 1 },
  },
  DatePicker: {
    Ui: ({ name, tell }) => (
      <kit.DatePicker label={name} defaultValue="2026-11-05" onChange={tell} />
    ),
    ...{ ...sheet, answer: ['Done'], told: '2026-11-05' },
  },
  PickerGroup: {
    Ui: owned(({ name, tell, state }) => (
      <kit.PickerGroup
        {...state}
        title={name}
        pickers={[{ value: 'stone', label: 'Stone', range: stones }]}
        onConfirm={([value]) => tell(value)}
      />
    )),
    ...{ ...sheet, answer: ['Granite', 'Done'], told: 1 },
  },
  Cascader: {
    Ui: ({ name, tell }) => (
      <kit.Cascader label={name} options={options} onChange={([value]) => tell(value)} />
    ),
    ...{ ...sheet, answer: ['Granite'], told: 'granite' },
  },
  Calendar: {
    Ui: owned(({ name, tell, state }) => (
      <kit.Calendar
        {...state}
        label={name}
        minDate="2026-11-01"
        maxDate="2026-11-30"
        onChange={tell}
      />
    )),
    ...{ ...sheet, answer: ['17', 'Confirm'], told: '2026-11-17' },
  },
  ImagePreview: {
    Ui: owned(({ name, tell, state }) => (
      <kit.ImagePreview
        {...state}
        urls={['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>']}
        labels={{ picture: () => name }}
        onOpenChange={(open, reason) => {
          state.onOpenChange(open);
          if (reason === 'close-button') tell('closed');
        }}
      />
    )),
    ...{ ...modal, answer: ['Close'], told: 'closed' },
  },
  NumberKeyboard: {
    Ui: owned(({ name, tell, state }) => (
      <kit.NumberKeyboard {...state} label={name} placement="bottom" onInput={tell} />
    )),
    ...{ ...float, role: 'region', answer: ['5', 'Done'], told: '5' },
  },
  FloatingButton: {
    Ui: ({ name, tell }) => (
      <kit.FloatingButton
        label={`Open ${name}`}
        axis="lock"
        actions={[{ ...yes, onClick: () => tell('yes') }]}
      />
    ),
    ...{ ...float, role: 'list', answer: ['Yes'], told: 'yes' },
  },
  showModal: {
    Ui: called(async (platform, title) => {
      const { confirm } = await platform.showModal({ title });
      if (!confirm) throw new Error('cancelled');
      return 'ok';
    }),
    ...{ ...modal, answer: ['OK'], told: 'ok' },
  },
  showActionSheet: {
    Ui: called(async (platform, title) => {
      const { tapIndex } = await platform.showActionSheet({ title, itemList: stones });
      return tapIndex;
    }),
    ...{ ...sheet, answer: ['Granite'], told: 1 },
  },
  Toast: {
    Ui: owned(({ name, tell, state }) => (
      <kit.Toast
        {...state}
        data-message={name}
        duration={0}
        action={{ label: 'Undo', onClick: () => tell('undone') }}
      >
        Removed
      </kit.Toast>
    )),
    ...{ ...message, answer: ['Undo'], told: 'undone' },
  },
  Notify: {
    Ui: owned(({ name, tell, state }) => (
      <kit.Notify
        {...state}
        data-message={name}
        duration={0}
        closable
        onOpenChange={(open, reason) => {
          state.onOpenChange(open);
          if (reason === 'close-button') tell('closed');
        }}
      >
        Saved
      </kit.Notify>
    )),
    ...{ ...message, answer: ['Close'], told: 'closed' },
  },
};
