import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frame, until, untilTrue } from '../../helpers/waiting';
import { type Hand, hands, inside } from './driver';
import { type Field, fields } from './fields';
import { openField, places } from './places';

/** The pair of every run: a field that opens a sheet, in the panel that a tap outside closes. */
const isQuick = (place: string, field: string) => place === 'popover' && field === 'Picker';

/** Users press a label as well as its control. The keyboard reaches only the control. */
async function pressIn(element: HTMLElement, hand: Hand) {
  const control = element.closest('label')?.control ?? element;
  const isChoice = control.matches('input[type=checkbox], input[type=radio]');
  if (hand !== 'keyboard' || !isChoice) return hands[hand](element);
  (control as HTMLElement).focus();
  await userEvent.keyboard(' ');
}

async function enter({ press = [], type, act }: Field, hand: Hand) {
  for (const text of press) {
    await pressIn(await until(() => inside(document.body, text.replace('@', ''))), hand);
    await frame();
  }
  await act?.(hand);
  if (type === undefined) return;
  const box = await until(() => {
    const found = document.querySelector<HTMLElement>('[data-place] :is(input, textarea)');
    if (!found) throw new Error('no field');
    return found;
  });
  if (hand === 'keyboard') box.focus();
  else await hands[hand](box);
  await untilTrue(() => document.activeElement === box);
  await userEvent.keyboard(type);
}

const ways = ['touch', 'keyboard', 'slow press'] as const;

/** Each field meets each place. The ways take turns, so that each field and each place meets all of them. */
const rows = Object.keys(places).flatMap((place, row) =>
  Object.keys(fields).flatMap((field, column) =>
    ways
      .filter((_, way) => isQuick(place, field) || way === (row + column) % ways.length)
      .map((way) => [place, field, way] as const),
  ),
);

describe.each(rows)('in a %s, a field %s, by %s', (place, name, way) => {
  const field = fields[name]!;
  const tags = isQuick(place, name) ? [] : ['long'];
  it('takes its value, and the place stays open', { tags }, async () => {
    const { told, isOpen } = await openField(place, field);
    await enter(field, way);
    await untilTrue(
      () => told.length > 0 && JSON.stringify(told.at(-1)) === JSON.stringify(field.told),
    );
    expect(told.at(-1)).toEqual(field.told);
    expect(isOpen()).toBe(true);
  });
});
