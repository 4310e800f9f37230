import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  type ChoiceEvent,
  reduceChoice,
  startChoice,
} from '@/pages/system/choose-location/choice';

const carrara = { latitude: 44.08, longitude: 10.1 };
const paros = { latitude: 37.08, longitude: 25.15 };

const place = (id: string) => ({
  ...{ id, name: `Place ${id}`, address: '', type: '', distance: 10 },
  ...carrara,
});

const answer = (ids: readonly string[], hasMore = true) => ({ places: ids.map(place), hasMore });

const after = (choice: Choice, ...events: readonly ChoiceEvent[]) =>
  events.reduce(reduceChoice, choice);

const came = (question: number, page: number, ids: readonly string[], hasMore = true) =>
  ({ type: 'came', question, page, answer: answer(ids, hasMore) }) as const;

const ids = ({ places }: Choice) => places.map(({ id }) => id).join(' ');

describe('the request for places', () => {
  it('starts around the point in the URL', () => {
    expect(startChoice('', carrara)).toMatchObject({ state: 'asking', centre: carrara, page: 0 });
  });

  it('waits until a centre is known', () => {
    const lost = startChoice('cave', null);
    expect(lost.state).toBe('idle');
    const located = after(lost, { type: 'moved', centre: paros, pause: 0 });
    expect(located).toMatchObject({ state: 'asking', centre: paros, text: 'cave', pause: 0 });
  });

  it('searches around the middle of the map when the location of the user is unknown', () => {
    const lost = { type: 'lost', around: paros } as const;
    expect(after(startChoice('cave', null), lost)).toMatchObject({
      state: 'asking',
      centre: paros,
    });
    expect(after(startChoice('', null), lost)).toMatchObject({ state: 'idle', centre: null });
    expect(after(startChoice('cave', carrara), lost).centre).toEqual(carrara);
  });

  it('waits while the user types, and starts at once after Enter', () => {
    const typed = after(startChoice('', carrara), { type: 'typed', text: 'ca', around: null });
    expect(typed).toMatchObject({ state: 'asking', pause: 350, question: 2 });
    const entered = after(typed, { type: 'entered', text: 'ca', around: null });
    expect(entered).toMatchObject({ state: 'asking', pause: 0, question: 3 });
    expect(after(entered, { type: 'entered', text: 'ca', around: null })).toBe(entered);
  });

  it('is not repeated for a space, or by Enter after the answer', () => {
    const found = after(startChoice('ca', carrara), came(1, 1, ['a']));
    expect(after(found, { type: 'typed', text: 'ca ', around: null })).toMatchObject({
      ...{ question: 1, text: 'ca ', state: 'more' },
    });
    expect(after(found, { type: 'entered', text: 'ca', around: null })).toBe(found);
  });

  it('is repeated by Enter after a failure', () => {
    const failed = after(startChoice('ca', carrara), {
      ...{ type: 'failed', question: 1, page: 1, trouble: 'failed' },
    });
    expect(after(failed, { type: 'entered', text: 'ca', around: null })).toMatchObject({
      ...{ state: 'asking', question: 2, trouble: null },
    });
  });

  it('starts at once for places nearby when the field is cleared', () => {
    const searching = startChoice('ca', carrara);
    expect(after(searching, { type: 'typed', text: '', around: null })).toMatchObject({
      ...{ state: 'asking', pause: 0, text: '' },
    });
  });
});

describe('the chosen place', () => {
  const found = after(startChoice('', carrara), came(1, 1, ['a', 'b']));
  const chosen = after(found, { type: 'selected', place: place('b') });

  it('starts no request', () => {
    expect(chosen).toEqual({ ...found, selected: place('b') });
  });

  it('stays when the next page arrives', () => {
    const more = after(chosen, { type: 'continued' }, came(1, 2, ['c'], false));
    expect(more).toMatchObject({ selected: place('b'), state: 'all' });
    expect(ids(more)).toBe('a b c');
  });

  it('is cleared when the map moves, or the search text changes', () => {
    const moved = after(chosen, { type: 'moved', centre: paros, pause: 350 });
    expect(moved).toMatchObject({ selected: null, places: [], centre: paros });
    expect(after(chosen, { type: 'typed', text: 'x', around: null }).selected).toBeNull();
  });
});

describe('[S9.10] pages of places', () => {
  it('are joined, and a place on two pages appears once', () => {
    const two = after(
      startChoice('', carrara),
      came(1, 1, ['a', 'b']),
      { type: 'continued' },
      came(1, 2, ['b', 'c', 'c']),
    );
    expect(ids(two)).toBe('a b c');
    expect(two).toMatchObject({ page: 2, state: 'more' });
  });

  it('are requested once each, and not after the last one', () => {
    const asking = after(startChoice('', carrara), came(1, 1, ['a']), { type: 'continued' });
    expect(after(asking, { type: 'continued' })).toBe(asking);
    const all = after(asking, came(1, 2, [], false));
    expect(after(all, { type: 'continued' })).toBe(all);
  });

  it('stay when a later page fails, and the failed page is requested again', () => {
    const failed = after(
      startChoice('', carrara),
      came(1, 1, ['a']),
      { type: 'continued' },
      { type: 'failed', question: 1, page: 2, trouble: 'offline' },
    );
    expect(failed).toMatchObject({ state: 'failed', trouble: 'offline', page: 1 });
    const again = after(failed, { type: 'continued' });
    expect(again).toMatchObject({ state: 'asking', trouble: null, page: 1 });
    expect(ids(after(again, came(1, 2, ['b'])))).toBe('a b');
  });
});

const points = fc.constantFrom(carrara, paros, null);
const steps = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', 'a', 'ab', ' a') }),
  fc.record({ do: fc.constant('enter' as const), text: fc.constantFrom('', 'a', 'ab') }),
  fc.record({ do: fc.constant('move' as const) }),
  fc.record({ do: fc.constant('go on' as const) }),
  fc.record({ do: fc.constant('select' as const), at: fc.nat(9) }),
  // The answer to this question or to an earlier one, in any order and more than once.
  fc.record({
    ...{ do: fc.constant('answer' as const), ago: fc.nat(3), page: fc.integer({ min: 1, max: 4 }) },
    ...{ hasMore: fc.boolean(), fails: fc.boolean() },
  }),
);

type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

function eventOf(choice: Choice, step: Step): ChoiceEvent | null {
  switch (step.do) {
    case 'type':
      return { type: 'typed', text: step.text, around: carrara };
    case 'enter':
      return { type: 'entered', text: step.text, around: carrara };
    case 'move':
      return { type: 'moved', centre: paros, pause: 350 };
    case 'go on':
      return { type: 'continued' };
    case 'select': {
      const chosen = choice.places[step.at];
      return chosen ? { type: 'selected', place: chosen } : null;
    }
    case 'answer': {
      const question = choice.question - step.ago;
      const { page } = step;
      if (step.fails) return { type: 'failed', question, page, trouble: 'failed' };
      const own = [1, 2, 3].map((at) => `${question}/${page}/${at}`);
      // The last place of the page before is on this page too.
      return came(question, page, [`${question}/${page - 1}/3`, ...own], step.hasMore);
    }
  }
}

it('late answers never win, and no place appears twice', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 2 }),
      points,
      fc.array(steps, { maxLength: 60 }),
      (text, point, all) => {
        let choice = startChoice(text, point);
        for (const step of all) {
          const event = eventOf(choice, step);
          const before = choice;
          if (event) choice = reduceChoice(choice, event);
          const told = choice.places.map(({ id }) => id.split('/').map(Number));
          expect(told.every(([question]) => question === choice.question)).toBe(true);
          expect(new Set(choice.places.map(({ id }) => id)).size).toBe(choice.places.length);
          // All pages that have arrived, in order, without a gap.
          const pages = [...new Set(told.map(([, page]) => page))].filter((page) => page !== 0);
          expect(pages).toEqual(Array.from({ length: choice.page }, (_, at) => at + 1));
          expect(choice.selected === null || choice.places.includes(choice.selected)).toBe(true);
          expect(choice.question).toBeGreaterThanOrEqual(before.question);
          if (choice.question === before.question)
            expect(choice.places.slice(0, before.places.length)).toEqual(before.places);
          expect(choice.state === 'idle').toBe(choice.centre === null);
        }
      },
    ),
  );
});
