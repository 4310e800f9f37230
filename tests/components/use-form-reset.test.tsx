import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Calendar } from '@/components/calendar';
import { CheckboxGroup, Checkbox } from '@/components/checkbox';
import { RadioGroup, Radio } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Switch } from '@/components/switch';

afterEach(cleanup);

const form = (id: string) => document.getElementById(id) as HTMLFormElement;
const sent = () =>
  Object.fromEntries([...new FormData(form('own'))].map(([key, value]) => [key, value]));

it('a control of a form that is not around it goes back with that form alone', async () => {
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
