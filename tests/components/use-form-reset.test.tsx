import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar } from '@/components/calendar';
import { CheckboxGroup, Checkbox } from '@/components/checkbox';
import { Input } from '@/components/input';
import { RadioGroup, Radio } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Switch } from '@/components/switch';
import { Tabs } from '@/components/tabs';
import { Upload, type UploadItem } from '@/components/upload';

afterEach(cleanup);

const form = (id: string) => document.getElementById(id) as HTMLFormElement;
const sent = () =>
  Object.fromEntries([...new FormData(form('own'))].map(([key, value]) => [key, value]));

it('a control with a form attribute resets with that form, and not with the form around it', async () => {
  render(
    <>
      <form id="own" />
      <form id="around">
        <Rate name="stars" form="own" label="Stars" defaultValue={2} />
        <Slider name="slabs" form="own" label="Slabs" max={9} defaultValue={3} />
        <Switch name="call" form="own" label="Call" defaultValue />
        <RadioGroup name="wish" form="own" label="Wish" defaultValue="a">
          <Radio value="a">New</Radio>
          <Radio value="b">Money</Radio>
        </RadioGroup>
        <CheckboxGroup name="faults" form="own" label="Faults" defaultValue={['a']}>
          <Checkbox value="a">Crack</Checkbox>
          <Checkbox value="b">Size</Checkbox>
        </CheckboxGroup>
        <Calendar
          name="day"
          form="own"
          minDate="2026-11-01"
          maxDate="2026-11-30"
          defaultValue="2026-11-05"
        />
      </form>
    </>,
  );
  // The days load after the calendar is mounted.
  const days = () => document.querySelectorAll('[role="gridcell"]').length;
  await expect.poll(days).toBeGreaterThan(9);
  const first = sent();
  expect(first).toMatchObject({
    stars: '2',
    slabs: '3',
    wish: 'a',
    faults: 'a',
    day: '2026-11-05',
  });
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  act(() => {
    click('[name="stars"][value="4"]');
    click('[name="wish"][value="b"]');
    click('[name="faults"][value="b"]');
    click('[name="faults"][value="a"]');
    click('[name="call"]');
    document.querySelectorAll<HTMLElement>('[role="gridcell"]')[9]?.click();
  });
  const changed = sent();
  expect(changed).toMatchObject({ stars: '4', wish: 'b', faults: 'b' });
  expect(changed).not.toHaveProperty('call');
  expect(changed.day).not.toBe('2026-11-05');
  act(() => form('around').reset());
  expect(sent()).toEqual(changed);
  act(() => form('own').reset());
  await expect.poll(sent).toEqual(first);
});

// With a reset button React renders before the browser resets the native controls, not after it.
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset' }));

it('an owner that keeps its values still shows them after a reset', { tags: 'long' }, async () => {
  function Order() {
    const [name, setName] = useState('first');
    return (
      <form id="own">
        <Input aria-label="Name" name="name" value={name} />
        <Checkbox name="call" label="Call" checked={name === 'second'} />
        <button type="button" onClick={() => setName('second')}>
          Next
        </button>
        <button type="reset">Reset</button>
      </form>
    );
  }
  render(<Order />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await reset();
  await expect.poll(sent).toEqual({ name: 'second', call: 'on' });
});

it('a control that was already chosen when it was mounted resets to the first value of its group', {
  tags: 'long',
}, async () => {
  function Wish() {
    const [round, setRound] = useState(0);
    return (
      <form id="own">
        <RadioGroup name="wish" label="Wish">
          <Radio key={round} value="a">
            New
          </Radio>
        </RadioGroup>
        <button type="button" onClick={() => setRound(1)}>
          Next
        </button>
        <button type="reset">Reset</button>
      </form>
    );
  }
  render(<Wish />);
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent()).toEqual({ wish: 'a' });
  await reset();
  await expect.poll(sent).toEqual({});
});

it("the value of an owner resets to the owner's first value", async () => {
  function Order() {
    const [day, setDay] = useState<string | null>('2026-11-05');
    const [files, setFiles] = useState<readonly UploadItem[]>([{ id: 'a', name: 'a', url: '/a' }]);
    return (
      <form id="own">
        <Calendar
          name="day"
          minDate="2026-11-01"
          maxDate="2026-11-30"
          value={day}
          onChange={setDay}
        />
        <Upload name="file" value={files} onChange={setFiles} />
        <button type="button" onClick={() => setFiles([{ id: 'b', name: 'b', url: '/b' }])}>
          Other
        </button>
        <button type="button" onClick={() => setDay('2026-11-09')}>
          Later
        </button>
        <button type="reset">Reset</button>
      </form>
    );
  }
  render(<Order />);
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(sent()).toEqual({ day: '2026-11-09', file: '/b' });
  await reset();
  await expect.poll(sent).toEqual({ day: '2026-11-05', file: '/a' });
});

it('fields in a hidden tab are reset too', { tags: 'long' }, async () => {
  const fields = (
    <>
      <Input label="Name" name="name" defaultValue="Ada" />
      <Switch name="call" label="Call" />
    </>
  );
  render(
    <form id="own">
      <Tabs
        label="Parts"
        items={[
          { value: 'contact', label: 'Contact', content: fields },
          { value: 'place', label: 'Place', content: 'Hall 2' },
        ]}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.fill(screen.getByRole('textbox'), 'Grace');
  await userEvent.click(screen.getByRole('switch'));
  expect(sent()).toEqual({ name: 'Grace', call: 'on' });
  await userEvent.click(screen.getByRole('tab', { name: 'Place' }));
  await reset();
  await userEvent.click(screen.getByRole('tab', { name: 'Contact' }));
  await expect.poll(sent).toEqual({ name: 'Ada' });
  expect(document.querySelector('[data-state="on"]')).toBeNull();
});
