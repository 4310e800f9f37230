import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { CodeInput } from '@/components/code-input';
import { Input } from '@/components/input';
import { Picker } from '@/components/picker';
import { Progress } from '@/components/progress';
import { Radio, RadioGroup } from '@/components/radio';
import { SearchBar, SearchButton } from '@/components/search-bar';
import { SegmentedControl } from '@/components/segmented-control';
import { Slider } from '@/components/slider';
import { Steps } from '@/components/steps';
import { Stepper } from '@/components/stepper';
import { Swiper, SwiperItem } from '@/components/swiper';
import { TabBar } from '@/components/tab-bar';
import { Tabs } from '@/components/tabs';
import '@/components/kit/tokens.css';

const colours = (value: 'active' | 'none') =>
  cdp().send(
    'Emulation.setEmulatedMedia' as never,
    { features: [{ name: 'forced-colors', value }] } as never,
  );

beforeEach(() => colours('active'));
afterEach(async () => {
  cleanup();
  await colours('none');
});

const choices = [
  { value: 'a', label: 'Slate' },
  { value: 'b', label: 'Granite' },
];
const swiper = (
  <Swiper label="Stones" indicatorDots>
    <SwiperItem>Slate</SwiperItem>
    <SwiperItem>Granite</SwiperItem>
  </Swiper>
);
const radios = (
  <RadioGroup label="Stone" defaultValue="a">
    <Radio value="a">Slate</Radio>
  </RadioGroup>
);
const tabs = <Tabs label="Stones" items={[{ value: 'a', label: 'Slate' }]} />;
const steps = <Steps value="b" items={['a', 'b'].map((value) => ({ value, label: value }))} />;
const segments = <SegmentedControl label="Stone" options={choices} value="a" onChange={() => {}} />;

type Part = {
  readonly what: string;
  readonly ui: ReactElement;
  readonly selector: string;
  readonly pseudo?: string;
};

const slider = <Slider label="Size" value={40} />;
const parts: readonly Part[] = [
  {
    what: 'the chosen radio button',
    ui: radios,
    selector: '[data-kind="radio"] [aria-hidden] > span',
  },
  { what: 'the chosen segment', ui: segments, selector: ':checked + span' },
  { what: 'the filled part of a slider', ui: slider, selector: '[data-rail] > span' },
  { what: 'the thumb of a slider', ui: slider, selector: '[data-index] > span' },
  {
    what: 'the filled part of a progress bar',
    ui: <Progress percent={40} />,
    selector: '[role="progressbar"] span > span',
  },
  { what: 'the dot of a badge', ui: <Badge dot label="New" />, selector: '[aria-hidden]' },
  {
    what: 'the mark of the current step',
    ui: steps,
    selector: '[data-state="current"] [aria-hidden]',
  },
  { what: 'the chosen tab', ui: tabs, selector: '[role="tablist"] > [aria-hidden]' },
  {
    what: 'the dot of the current slide',
    ui: swiper,
    selector: '[aria-current="true"]',
    pseudo: '::before',
  },
];

it.each(parts)('$what is visible in forced colours', (part) => {
  const { container } = render(part.ui);
  const element = container.querySelector(part.selector) as Element;
  const { backgroundColor } = getComputedStyle(element, part.pseudo);
  container.style.backgroundColor = 'Canvas';
  expect(backgroundColor).not.toBe(getComputedStyle(container).backgroundColor);
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

const edged: readonly Part[] = [
  { what: 'a button', ui: <Button>Send</Button>, selector: 'button' },
  { what: 'a field', ui: <Input label="Name" />, selector: 'div:has(> input)' },
  { what: 'a stepper', ui: <Stepper label="Slabs" />, selector: 'button' },
  { what: 'a picker', ui: <Picker label="Stone" range={['Slate']} />, selector: 'button' },
  {
    what: 'a search bar',
    ui: <SearchBar label="Search" />,
    selector: 'div:has(> [type="search"])',
  },
  { what: 'a search button', ui: <SearchButton label="Search" />, selector: 'button' },
];

it.each(edged)('$what has a visible border in forced colours', ({ ui, selector }) => {
  const { container } = render(ui);
  const look = getComputedStyle(container.querySelector(selector) as Element);
  expect([look.borderTopStyle, look.outlineStyle]).toContain('solid');
});

it('the current tab of a tab bar has a line in forced colours, and the others have none', () => {
  const items = ['home', 'me'].map((value) => ({
    value,
    label: value,
    icon: null,
    href: `/${value}`,
  }));
  const { container } = render(
    <TabBar label="Pages" items={items} value="home" onSelect={() => {}} />,
  );
  const lines = [...container.querySelectorAll('a')].map((link) => {
    const { borderTopStyle, borderTopColor, scale } = getComputedStyle(link, '::before');
    return { borderTopStyle, isDrawn: scale === '1', borderTopColor };
  });
  container.style.color = 'LinkText';
  const { color } = getComputedStyle(container);
  expect(lines).toEqual([
    { borderTopStyle: 'solid', isDrawn: true, borderTopColor: color },
    { borderTopStyle: 'solid', isDrawn: false, borderTopColor: color },
  ]);
});

it('a focused field has a thicker outline in forced colours', () => {
  const { container } = render(<Input label="Name" />);
  const [field, box] = ['input', 'div:has(> input)'].map((one) => container.querySelector(one));
  expect(getComputedStyle(box as Element).outlineWidth).toBe('1px');
  (field as HTMLInputElement).focus();
  expect(getComputedStyle(box as Element).outlineWidth).toBe('2px');
});

const unseen: readonly Part[] = [
  { what: 'the text of a busy button', ui: <Button loading>Send</Button>, selector: 'button' },
  {
    what: 'the hidden input of a picker',
    ui: <Picker label="Stone" range={['Slate']} name="stone" defaultValue={0} />,
    selector: 'input',
  },
  { what: 'the text under the cells of a code', ui: <CodeInput label="Code" />, selector: 'input' },
];

it.each(unseen)('$what stays transparent in forced colours', ({ ui, selector }) => {
  const { container } = render(ui);
  const { color } = getComputedStyle(container.querySelector(selector) as Element);
  expect(color).toBe('rgba(0, 0, 0, 0)');
});
