import type { ReplayEvent, ReplayRecording } from './read-recording';

/** An action of a step. The devtools on the page run all of them except `reload` and `open`. */
export type StepAction =
  | { readonly do: 'intent'; readonly kind: string; readonly input: unknown; readonly wait: number }
  | { readonly do: 'open-layer'; readonly id: string; readonly wait: number }
  | { readonly do: 'close-layer'; readonly id: string }
  | { readonly do: 'travel'; readonly delta: number }
  | { readonly do: 'visit'; readonly url: string }
  | { readonly do: 'reload' }
  | { readonly do: 'open'; readonly url: string };

/** One step of the user, or a call of the app that the user caused. */
export type Step = {
  readonly action: StepAction;
  /** For error messages: 'switchTab {"to":"/me"}'. */
  readonly name: string;
  /** Milliseconds since the start of the recording. */
  readonly time: number;
  /** The previous step had not ended when this one started. */
  readonly overlaps: boolean;
  /** The recorded URLs of the stack after the step. null: the recording does not have them. */
  readonly stack: readonly string[] | null;
};

/** The app's code may make a call this many milliseconds later than in the recording. */
const PATIENCE = 1000;
const MAX_WAIT = 10_000;

/** The layer of the exit prompt. The router opens it after a touch. */
const EXIT_LAYER = 'exit';

/** Kinds of popstate that the user causes. The other kinds end a history move of the app or change nothing. */
const moves = ['own-entry', 'dead-entry', 'foreign-entry'];

/** Extracts the steps of the user from a recording. */
export function stepsOf(recording: ReplayRecording): {
  /** The stack before the first step. */
  readonly start: readonly string[] | null;
  readonly steps: readonly Step[];
} {
  const { start, events } = recording;
  const steps: Step[] = [];
  /** Intents without an outcome so far. */
  const running = new Set<number>();
  const lockedIds = new Set(
    events.flatMap((event) =>
      event.type === 'outcome' && event.refused === 'locked' ? [event.intent] : [],
    ),
  );
  let position = start.snapshot?.p ?? 0;
  let stack = start.snapshot?.st.map(([, url]) => url ?? '') ?? null;
  const first = stack;
  /** The target position of a history move by the app. */
  let expected: number | null = null;
  let lastTime = 0;

  const add = (event: ReplayEvent, action: StepAction, overlaps = running.size > 0) => {
    const name = nameOf(action);
    steps.push({ action, name, time: event.time, overlaps, stack });
  };
  /** A commit belongs to the latest step. */
  const setStack = (urls: readonly string[]) => {
    stack = [...urls];
    const latest = steps.pop();
    if (latest) steps.push({ ...latest, stack });
  };
  const waitFor = (event: { readonly time: number; readonly byUser: boolean }) =>
    event.byUser ? 0 : Math.min(event.time - lastTime + PATIENCE, MAX_WAIT);

  for (const event of events) {
    switch (event.type) {
      case 'intent': {
        const { id, kind, input } = event;
        const action = { do: 'intent', kind, input, wait: waitFor(event) } as const;
        add(event, action, running.size > 0 || lockedIds.has(id));
        if (!['forward', 'step', 'touch'].includes(kind)) running.add(id);
        break;
      }
      case 'outcome':
        running.delete(event.intent);
        break;
      case 'commit':
        setStack(event.urls);
        expected = null;
        break;
      case 'layer':
        if (event.id === EXIT_LAYER) break;
        if (event.action === 'open') {
          add(event, { do: 'open-layer', id: event.id, wait: waitFor(event) });
        } else if (event.cause === 'code') {
          add(event, { do: 'close-layer', id: event.id });
        }
        break;
      case 'write':
        if (event.method === 'go') expected = position + event.delta;
        else if (!event.refused || event.method === 'replace') position = event.snapshot.p;
        break;
      case 'popstate': {
        const isOfApp: boolean = event.position !== null && event.position === expected;
        if (event.position === null) {
          add(event, { do: 'visit', url: event.url });
        } else if (!isOfApp && moves.includes(event.kind) && event.position !== position) {
          add(event, { do: 'travel', delta: event.position - position });
        }
        expected = isOfApp ? null : expected;
        position = event.position ?? position;
        break;
      }
      case 'document': {
        running.clear();
        add(event, documentAction(event, position), false);
        position = event.position;
        expected = null;
        setStack(event.urls);
        break;
      }
    }
    lastTime = event.time;
  }
  return { start: first, steps };
}

type DocumentEvent = Extract<ReplayEvent, { readonly type: 'document' }>;

function documentAction({ cause, url, position }: DocumentEvent, before: number): StepAction {
  if (cause === 'reload') return { do: 'reload' };
  if (cause === 'navigate') return { do: 'open', url };
  if (cause === 'back_forward' && position !== before) {
    return { do: 'travel', delta: position - before };
  }
  throw new Error(
    `replay: the document at ${url} began by '${cause}', which cannot be replayed. Start the recording after it.`,
  );
}

function nameOf(action: StepAction): string {
  switch (action.do) {
    case 'intent':
      return action.input === null ? action.kind : `${action.kind} ${JSON.stringify(action.input)}`;
    case 'open-layer':
      return `open the layer ${action.id}`;
    case 'close-layer':
      return `close the layer ${action.id}`;
    case 'travel':
      return `the browser's ${action.delta < 0 ? 'back' : 'forward'} by ${Math.abs(action.delta)}`;
    case 'visit':
    case 'open':
      return `open the address ${action.url}`;
    case 'reload':
      return 'reload';
  }
}
