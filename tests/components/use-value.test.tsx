import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { CodeInput } from '@/components/code-input';
import { Collapse, CollapseItem } from '@/components/collapse';
import { Input } from '@/components/input';
import { PickerView } from '@/components/picker-view';
import { Popup } from '@/components/popup';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { SearchBar } from '@/components/search-bar';
import { SegmentedControl } from '@/components/segmented-control';
import { Slider } from '@/components/slider';
import { SwipeAction } from '@/components/swipe-action';
import { Swiper } from '@/components/swiper';
import { Switch } from '@/components/switch';
import { Tabs } from '@/components/tabs';
import { Tag } from '@/components/tag';
import { Textarea } from '@/components/textarea';
import '@/components/kit/tokens.css';
import { touch } from '../helpers/touch';
import { frame } from '../helpers/waiting';

afterEach(cleanup);

type Way = () => Promise<void>;

type Case = {
  readonly show: (onChange: () => void) => ReactElement;
  readonly isReady?: () => boolean;
  /** The visible state, and what the form sends. */
  readonly look: () => unknown;
  readonly ways: Readonly<Record<string, Way>>;
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const looks = (input: HTMLInputElement) => [
  input.checked,
  input.closest<HTMLElement>('[data-state]')?.dataset.state,
];
const click = (find: () => Element) => () => userEvent.click(find());
const tap = (find: () => Element) => async () => (await touch(find())).up();
const swipe = (find: () => Element, by: { x?: number; y?: number }) => async () => {
  const finger = await touch(find());
  await finger.move(by);
  await finger.up();
};
const keys = (find: () => HTMLElement, text: string) => async () => {
  find().focus();
  await userEvent.keyboard(text);
};
const presses = (find: () => HTMLElement, text: string) => ({
  mouse: click(find),
  keyboard: keys(find, text),
});

const on = () => screen.getByRole<HTMLInputElement>('switch');
/** A closed panel has no role, so it is found by its id. */
const panelOf = (name: string) =>
  document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-controls') ?? '');
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const text = () => screen.getByRole<HTMLInputElement>('textbox');
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const star = () => screen.getByRole<HTMLInputElement>('radio', { name: /^5/ });
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-star]')].map((one) =>
    one.style.getPropertyValue('--portico-own-lit'),
  );
const wheel = () => screen.getByRole('listbox');
const tab = () => screen.getByRole('tab', { name: 'Two' });
const view = () => document.querySelector<HTMLElement>('[data-testid=swiper]') as HTMLElement;

const cases: Readonly<Record<string, Case>> = {
  Switch: {
    show: (onChange) => <Switch label="On" value={false} onChange={onChange} />,
    look: () => looks(on()),
    ways: { ...presses(on, ' '), finger: tap(on) },
  },
  Checkbox: {
    show: (onChange) => (
      <Checkbox checked onChange={onChange}>
        Slab
      </Checkbox>
    ),
    look: () => looks(box('Slab')),
    ways: presses(() => box('Slab'), ' '),
  },
  CheckboxGroup: {
    show: (onChange) => (
      <CheckboxGroup label="Cuts" value={['b']} onChange={onChange}>
        <Checkbox value="a">Tile</Checkbox>
        <Checkbox value="b">Slab</Checkbox>
      </CheckboxGroup>
    ),
    look: () => [looks(box('Tile')), looks(box('Slab'))],
    ways: presses(() => box('Tile'), ' '),
  },
  RadioGroup: {
    show: (onChange) => (
      <RadioGroup label="Cut" value="b" onChange={onChange}>
        <Radio value="a">Tile</Radio>
        <Radio value="b">Slab</Radio>
      </RadioGroup>
    ),
    look: () => [looks(radio('Tile')), looks(radio('Slab'))],
    ways: {
      ...presses(() => radio('Tile'), ' '),
      finger: tap(() => radio('Tile')),
      arrows: keys(() => radio('Slab'), '{ArrowUp}'),
    },
  },
  SegmentedControl: {
    show: (onChange) => (
      <SegmentedControl
        label="Cut"
        value="b"
        options={[
          { value: 'a', label: 'Tile' },
          { value: 'b', label: 'Slab' },
        ]}
        onChange={onChange}
      />
    ),
    look: () => [radio('Tile').checked, radio('Slab').checked],
    ways: {
      ...presses(() => radio('Tile'), ' '),
      arrows: keys(() => radio('Slab'), '{ArrowLeft}'),
    },
  },
  Tag: {
    show: (onChange) => (
      <Tag checkable checked onChange={onChange}>
        Slab
      </Tag>
    ),
    look: () => looks(box('Slab')),
    ways: presses(() => box('Slab'), ' '),
  },
  Rate: {
    show: (onChange) => <Rate label="Stone" value={2} onChange={onChange} />,
    look: () => [lit(), screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked)],
    ways: {
      mouse: async () => {
        await userEvent.click(star());
        await userEvent.hover(document.body, { position: { x: 300, y: 700 } });
      },
      keyboard: keys(star, ' '),
      digit: keys(star, '4'),
      finger: tap(star),
      drag: swipe(() => document.querySelector('[data-star]') as Element, { x: 100 }),
    },
  },
  'Rate with halves': {
    show: (onChange) => <Rate label="Stone" half value={2} onChange={onChange} />,
    look: () => [lit(), slider().value],
    ways: {
      keyboard: keys(slider, '{ArrowRight}'),
      finger: tap(() => document.querySelectorAll('[data-star]')[4] as Element),
    },
  },
  Slider: {
    show: (onChange) => <Slider label="Depth" value={20} onChange={onChange} />,
    look: () => [slider().value, slider().parentElement?.style.cssText],
    ways: {
      keyboard: keys(slider, '{ArrowRight}'),
      reader: async () => void fireEvent.change(slider(), { target: { value: '50' } }),
      drag: swipe(() => slider(), { x: 90 }),
    },
  },
  Input: {
    show: (onChange) => <Input aria-label="Name" value="ab" onChange={onChange} />,
    look: () => text().value,
    ways: { keyboard: keys(text, 'c'), backspace: keys(text, '{Backspace}') },
  },
  Textarea: {
    show: (onChange) => <Textarea aria-label="Name" value="ab" onChange={onChange} />,
    look: () => text().value,
    ways: { keyboard: keys(text, 'c') },
  },
  CodeInput: {
    show: (onChange) => <CodeInput label="Code" value="12" onChange={onChange} />,
    look: () => text().value,
    ways: { keyboard: keys(text, '3'), backspace: keys(text, '{Backspace}') },
  },
  SearchBar: {
    show: (onChange) => <SearchBar label="Search" value="ab" onChange={onChange} />,
    look: () => search().value,
    ways: {
      keyboard: keys(search, 'c'),
      clear: click(() => screen.getByRole('button', { name: 'Clear' })),
    },
  },
  PickerView: {
    show: (onChange) => (
      <PickerView
        label="Cut"
        value={[1]}
        columns={[{ options: ['a', 'b', 'c'] }]}
        onChange={onChange}
      />
    ),
    look: () => [
      within(wheel()).getByRole('option', { selected: true }).textContent,
      wheel().querySelector<HTMLElement>('[style*=translateY]')?.style.transform,
    ],
    ways: {
      keyboard: keys(wheel, '{ArrowDown}'),
      finger: tap(() => screen.getByRole('option', { name: 'c' })),
      drag: swipe(wheel, { y: -50 }),
    },
  },
  Tabs: {
    show: (onChange) => (
      <Tabs
        label="Parts"
        value="1"
        swipeable
        items={[
          // The content is tall, because the browser moves a touch near a button onto the button.
          { value: '1', label: 'One', content: <p style={{ height: 200 }}>First</p> },
          { value: '2', label: 'Two', content: <p style={{ height: 200 }}>Second</p> },
        ]}
        onChange={onChange}
      />
    ),
    look: () => [
      screen.getByRole('tab', { selected: true }).textContent,
      screen.getByRole('tabpanel').textContent,
      screen.getByRole('tabpanel').hidden,
      Math.round(screen.getByRole('tabpanel').getBoundingClientRect().left),
    ],
    ways: {
      mouse: click(tab),
      keyboard: keys(() => screen.getByRole('tab', { selected: true }), '{ArrowRight}'),
      drag: swipe(() => screen.getByRole('tabpanel'), { x: -200 }),
    },
  },
  Collapse: {
    show: (onChange) => (
      <Collapse value={[]} onChange={onChange}>
        <CollapseItem value="a" title="Stone">
          Granite
        </CollapseItem>
      </Collapse>
    ),
    look: () => [
      screen.getByRole('button', { name: 'Stone' }).getAttribute('aria-expanded'),
      panelOf('Stone')?.getAttribute('hidden'),
    ],
    ways: {
      mouse: click(() => screen.getByRole('button', { name: 'Stone' })),
      // The browser shows the panel that find-in-page has found.
      found: async () => {
        const panel = panelOf('Stone') as HTMLElement;
        panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
        panel.removeAttribute('hidden');
      },
    },
  },
  SwipeAction: {
    show: (onChange) => (
      <SwipeAction
        side={null}
        onSideChange={onChange}
        endActions={[{ label: 'Delete', onClick: () => {} }]}
      >
        <p>Order</p>
      </SwipeAction>
    ),
    look: () => Math.round(screen.getByText('Order').getBoundingClientRect().left),
    ways: { drag: swipe(() => screen.getByText('Order'), { x: -100 }) },
  },
  'Popup with heights': {
    show: (onChange) => (
      <Popup open label="Sheet" snapPoints={[0.4, 0.8]} snap={0} onSnapChange={onChange}>
        Granite
      </Popup>
    ),
    // The code for dragging loads after the sheet.
    isReady: () => {
      const { parentElement, style } = screen.getByRole('dialog');
      return parentElement?.dataset.state === 'open' && style.touchAction !== '';
    },
    look: () => Math.round(screen.getByRole('dialog').getBoundingClientRect().top),
    ways: {
      drag: swipe(() => document.querySelector('[data-popup-handle]') as Element, { y: -250 }),
    },
  },
  Swiper: {
    show: (onChange) => (
      <Swiper label="Views" data-testid="swiper" current={0} duration={0} onChange={onChange}>
        <p>One</p>
        <p>Two</p>
      </Swiper>
    ),
    look: () => Math.round(screen.getByText('One').getBoundingClientRect().left),
    ways: { drag: swipe(view, { x: -250 }) },
  },
};

/** Waits for all transitions. The blinking caret is an animation without an end. */
const rest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((motion) => motion instanceof CSSTransition)
      .map(({ finished }) => finished),
  );

describe.each(Object.entries(cases))('%s with an owner that keeps its value', (_, one) => {
  it.each(Object.entries(one.ways))(
    'shows the old value after each attempt: %s',
    { tags: 'long' },
    async (_name, way) => {
      const onChange = vi.fn();
      render(<div style={{ width: 390 }}>{one.show(onChange)}</div>);
      await frame();
      if (one.isReady) await expect.poll(one.isReady).toBe(true);
      await rest();
      const before = one.look();
      for (const times of [1, 2]) {
        await way();
        await expect.poll(() => onChange.mock.calls.length).toBeGreaterThanOrEqual(times);
        await expect.poll(one.look).toEqual(before);
        await frame();
        await rest();
        expect(one.look()).toEqual(before);
      }
    },
  );
});
