import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AudioPlayer } from '@/components/audio';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { Collapse, CollapseItem } from '@/components/collapse';
import { Dropdown, DropdownItem } from '@/components/dropdown';
import { InfoIcon } from '@/components/icon';
import { NoticeBar } from '@/components/notice-bar';
import { Picker } from '@/components/picker';
import { SearchBar } from '@/components/search-bar';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const large = (percent: number) =>
  document.documentElement.style.setProperty('font-size', `${percent}%`);

it.each([
  ['Cell', <Cell key="x" title="Order" onClick={() => {}} />],
  ['Picker', <Picker key="x" label="Stone" range={['Granite']} />],
  ['SearchBar', <SearchBar key="x" label="Search" />],
  ['NoticeBar', <NoticeBar key="x">Closed on Friday</NoticeBar>],
  [
    'Dropdown',
    <Dropdown key="x" label="Filters">
      <DropdownItem title="Order" />
    </Dropdown>,
  ],
  [
    'Collapse',
    <Collapse key="x">
      <CollapseItem value="a" title="Stone" />
    </Collapse>,
  ],
  [
    'Button',
    <Button key="x" loading onClick={() => {}}>
      Send
    </Button>,
  ],
])('the icon of a %s grows with the text next to it', (name, part) => {
  const { container } = render(part);
  const icon = container.querySelector(name === 'Button' ? '[class*=spinner]' : 'svg') as Element;
  const { width } = icon.getBoundingClientRect();
  expect(width).toBeGreaterThan(13);
  large(200);
  expect(icon.getBoundingClientRect().width).toBe(width * 2);
});

it('a filter bar does not break a word that fits into it', () => {
  large(200);
  render(
    <div style={{ width: 288 }}>
      <Dropdown label="Filters">
        <DropdownItem options={[{ value: 'new', label: 'Newest first' }]} defaultValue="new" />
        <DropdownItem title="Stone" />
        <DropdownItem title="Cut" />
      </Dropdown>
    </div>,
  );
  const words = screen.getByText('Newest first');
  const first = document.createRange();
  first.setStart(words.firstChild as Node, 0);
  first.setEnd(words.firstChild as Node, 'Newest'.length);
  expect(first.getClientRects()).toHaveLength(1);
  const bar = words.closest('div')?.getBoundingClientRect();
  for (const button of screen.getAllByRole('button'))
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(bar?.right ?? 0);
});

it('a value next to a large icon and a large arrow does not break its words', () => {
  large(200);
  render(
    <div style={{ width: 256 }}>
      <Collapse>
        <CollapseItem
          value="time"
          title="How long does it take?"
          icon={<InfoIcon size="1.5rem" />}
          extra="2 weeks"
        />
      </Collapse>
    </div>,
  );
  const words = document.createRange();
  words.setStart(screen.getByText('2 weeks').firstChild as Node, 2);
  words.setEnd(screen.getByText('2 weeks').firstChild as Node, 7);
  expect(words.getClientRects()).toHaveLength(1);
});

it('an audio player does not cut its title at 200 % text size on a small phone', () => {
  large(200);
  render(
    <div style={{ width: 288 }}>
      <AudioPlayer
        src="data:audio/wav;base64,"
        name="Morning on the third terrace"
        author="The quarry"
      />
    </div>,
  );
  const title = screen.getByText('Morning on the third terrace');
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
  expect(title.getBoundingClientRect().width).toBeGreaterThan(200);
});
