import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import {
  Button,
  Card,
  Cell,
  Checkbox,
  Collapse,
  CollapseItem,
  Divider,
  Empty,
  Form,
  FormItem,
  Grid,
  GridItem,
  Input,
  List,
  Progress,
  Radio,
  RadioGroup,
  Result,
  SegmentedControl,
  Selector,
  SideBar,
  Slider,
  Stepper,
  Steps,
  Switch,
  Tag,
  Textarea,
} from '@/components';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';
const TEXT = `${WORD} Kraftfahrzeughaftpflichtversicherung`;

const options = ['a', 'b'].map((value) => ({ value, label: TEXT, text: TEXT }));
const never = () => {};

const cases: Readonly<Record<string, ReactElement>> = {
  'a Button': <Button>{TEXT}</Button>,
  'a block Button': <Button block>{TEXT}</Button>,
  'a Card': <Card title={TEXT}>{TEXT}</Card>,
  'a Cell': <Cell title={TEXT} note={TEXT} />,
  'the value of a Cell': <Cell title={TEXT} extra={TEXT} />,
  'the value of a Cell that is a link': <Cell title="Art" extra={WORD} href="#there" />,
  'a Cell with a switch': <Cell title={TEXT} extra={<Switch label={WORD} />} />,
  'a Checkbox': <Checkbox>{TEXT}</Checkbox>,
  'a Radio': (
    <RadioGroup label="Art">
      <Radio value="a">{TEXT}</Radio>
    </RadioGroup>
  ),
  'a CollapseItem': (
    <Collapse defaultValue={['a']}>
      <CollapseItem value="a" title={TEXT}>
        {TEXT}
      </CollapseItem>
    </Collapse>
  ),
  'a Divider': <Divider>{TEXT}</Divider>,
  'an Empty': <Empty title={TEXT} text={TEXT} />,
  'a Result': <Result title={TEXT} text={TEXT} />,
  'a GridItem': (
    <Grid>
      <GridItem label={TEXT} />
      <GridItem label={TEXT} />
    </Grid>
  ),
  'an Input with its label above': <Input label={TEXT} />,
  'an Input with its label beside': <Input label={TEXT} labelPlacement="start" help={TEXT} />,
  'an Input with a suffix': <Input label="Art" suffix={WORD} prefix={WORD} />,
  'a Textarea': <Textarea label={TEXT} error={TEXT} />,
  'a FormItem': (
    <Form label="Antrag">
      <FormItem label={TEXT} help={TEXT}>
        <Input name="a" />
      </FormItem>
    </Form>
  ),
  'a FormItem beside its control': (
    <Form label="Antrag" layout="beside">
      <FormItem label={TEXT} help={TEXT}>
        <Input name="a" />
      </FormItem>
    </Form>
  ),
  'a List': (
    <List title={TEXT} footer={TEXT}>
      <Cell title={WORD} />
    </List>
  ),
  'the value of a Slider': (
    <Slider label="Art" showValue formatValue={() => WORD} defaultValue={20} />
  ),
  'a SegmentedControl': (
    <SegmentedControl label="Art" options={options} value="a" onChange={never} />
  ),
  'a SegmentedControl in a Cell': (
    <Cell
      title={TEXT}
      extra={<SegmentedControl label="Art" options={options} value="a" onChange={never} />}
    />
  ),
  'a Selector': <Selector label="Art" options={options} />,
  'a SideBar': (
    <SideBar label="Art" items={[{ value: 'a', label: WORD, content: TEXT }] as never} />
  ),
  'a Stepper in a Cell': <Cell title={TEXT} extra={<Stepper label={WORD} />} />,
  'horizontal Steps': <Steps items={['a', 'b', 'c'].map((value) => ({ value, label: WORD }))} />,
  'vertical Steps': (
    <Steps direction="vertical" items={[{ value: 'a', label: TEXT, note: TEXT }]} />
  ),
  'a Tag': <Tag>{TEXT}</Tag>,
  'a Progress': <Progress label={WORD} percent={40} showInfo />,
};

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

/** Parts of texts that are beside the box of 320 px, or on top of other text. */
function faultsIn(box: HTMLElement): string[] {
  const edges = box.getBoundingClientRect();
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width, height } = range.getBoundingClientRect();
    const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true });
    if (!isSeen || isForReaders(text.parentElement) || Math.min(width, height) <= 1) continue;
    if (left < edges.left - 1 || right > edges.right + 1)
      faults.push(`"${text.textContent}" from ${Math.round(left)} to ${Math.round(right)}`);
  }
  if (box.scrollWidth > box.clientWidth) faults.push(`is ${box.scrollWidth} px wide`);
  return faults;
}

/** Texts for screen readers are in a box of one pixel. */
function isForReaders(element: Element | null): boolean {
  if (!element) return false;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) <= 1 || isForReaders(element.parentElement);
}

it.each(Object.keys(cases))(
  '%s with very long words fits into 320 px, with large text too',
  (name) => {
    for (const size of ['100%', '200%']) {
      document.documentElement.style.fontSize = size;
      const { container, unmount } = render(<div style={{ inlineSize: 320 }}>{cases[name]}</div>);
      expect([size, ...faultsIn(container.firstElementChild as HTMLElement)]).toEqual([size]);
      unmount();
    }
  },
);
