import type { Place, PlacePage, Point } from '@/platform';

/** How long typing and dragging pause before a request, in milliseconds. */
export const PAUSE = 350;

type PlacesTrouble = 'offline' | 'failed';

/** The search of the user, the part of the map, the places found, and the chosen place. */
export type Choice = {
  readonly text: string;
  /** The centre of the search. Null until it is known. */
  readonly centre: Point | null;
  readonly selected: Place | null;
  readonly state: 'idle' | 'asking' | 'more' | 'all' | 'failed';
  /** Counts the requests, so that the number identifies the answer to an older one. */
  readonly question: number;
  /** The time before the request, in milliseconds. */
  readonly pause: number;
  /** The last page that has arrived. The next one is requested. */
  readonly page: number;
  readonly places: readonly Place[];
  readonly trouble: PlacesTrouble | null;
};

export type ChoiceEvent =
  | (Written & { readonly type: 'typed' })
  | (Written & { readonly type: 'entered' })
  | { readonly type: 'moved'; readonly centre: Point; readonly pause: number }
  /** The location of the user is unknown. */
  | { readonly type: 'lost'; readonly around: Point }
  | { readonly type: 'selected'; readonly place: Place }
  /** Requests the next page, or the failed one again. */
  | { readonly type: 'continued' }
  | (Asked & { readonly type: 'came'; readonly answer: PlacePage })
  | (Asked & { readonly type: 'failed'; readonly trouble: PlacesTrouble });

type Written = {
  readonly text: string;
  /** Used while no centre is known. */
  readonly around: Point | null;
};

type Asked = { readonly question: number; readonly page: number };

type Handlers = {
  readonly [T in ChoiceEvent['type']]: (
    choice: Choice,
    event: Extract<ChoiceEvent, { type: T }>,
  ) => Choice;
};

const handlers: Handlers = {
  typed: (choice, { text, around }) => {
    const typed = { ...choice, text };
    if (text.trim() === choice.text.trim()) return typed;
    // An empty field ends the search and the wait.
    return ask(typed, choice.centre ?? around, text.trim() === '' ? 0 : PAUSE);
  },
  entered: (choice, { text, around }) => {
    const isSame = text.trim() === choice.text.trim() && choice.centre !== null;
    const isUnderWay = choice.state === 'asking' && choice.pause === 0;
    if (isSame && (isUnderWay || choice.state === 'more' || choice.state === 'all')) return choice;
    return ask({ ...choice, text }, choice.centre ?? around, 0);
  },
  moved: (choice, { centre, pause }) => ask(choice, centre, pause),
  lost: (choice, { around }) =>
    choice.centre === null && choice.text.trim() ? ask(choice, around, 0) : choice,
  selected: (choice, { place }) => ({ ...choice, selected: place }),
  continued: (choice) =>
    choice.state === 'more' || choice.state === 'failed'
      ? { ...choice, state: 'asking', pause: 0, trouble: null }
      : choice,
  came: (choice, { answer, ...asked }) => {
    if (!isAwaited(choice, asked)) return choice;
    const known = new Set(choice.places.map(({ id }) => id));
    // Between two pages the list of the provider may have changed.
    const fresh = answer.places.filter(({ id }) => !known.has(id) && known.add(id));
    return {
      ...choice,
      state: answer.hasMore ? 'more' : 'all',
      page: asked.page,
      places: [...choice.places, ...fresh],
    };
  },
  failed: (choice, { trouble, ...asked }) =>
    isAwaited(choice, asked) ? { ...choice, state: 'failed', trouble } : choice,
};

export function reduceChoice(choice: Choice, event: ChoiceEvent): Choice {
  const handle = handlers[event.type] as (choice: Choice, event: ChoiceEvent) => Choice;
  return handle(choice, event);
}

export function startChoice(text: string, centre: Point | null): Choice {
  const nothing: Choice = {
    ...{ text, centre, selected: null, state: 'idle', question: 0, pause: 0 },
    ...{ page: 0, places: [], trouble: null },
  };
  return ask(nothing, centre, 0);
}

/** Starts a new request. The places that are visible do not answer it. */
function ask(choice: Choice, centre: Point | null, pause: number): Choice {
  return {
    ...choice,
    ...{ centre, pause, selected: null, page: 0, places: [], trouble: null },
    state: centre ? 'asking' : 'idle',
    question: choice.question + 1,
  };
}

function isAwaited({ state, question, page }: Choice, asked: Asked): boolean {
  return state === 'asking' && asked.question === question && asked.page === page + 1;
}
