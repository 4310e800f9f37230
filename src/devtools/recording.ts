import { isRefusal, type Page, type TimelineEvent } from '@/router';

/** The format of an exported file: docs/devtools.md. All of it is JSON. */
export type Recording = {
  readonly version: 1;
  readonly app: { readonly mode: 'path' | 'hash'; readonly base: string };
  readonly start: {
    readonly url: string;
    /** null: the history entry was new. */
    readonly snapshot: Snapshot | null;
    /** Milliseconds since 1970. */
    readonly time: number;
  };
  readonly events: readonly RecordedEvent[];
};

export type Snapshot = Extract<TimelineEvent, { readonly type: 'write' }>['snapshot'];

/** How a later document of the same tab began. `remount`: the app was mounted again in the same document. */
export type DocumentCause = 'navigate' | 'reload' | 'back_forward' | 'remount';

/** A later document of the same tab. */
type DocumentBegan = {
  readonly type: 'document';
  readonly cause: DocumentCause;
  readonly url: string;
  readonly position: number;
  readonly urls: readonly string[];
};

/** `time` counts the milliseconds since the start of the recording. */
export type RecordedEvent = (ReturnType<typeof detailsOf> | DocumentBegan) & {
  readonly time: number;
};
export type EventType = RecordedEvent['type'];

export const eventTypes: readonly EventType[] = [
  ...(['intent', 'outcome', 'plan', 'write', 'commit'] as const),
  ...(['popstate', 'lifecycle', 'layer', 'document'] as const),
];

export function urlsOf(pages: readonly Page[]): readonly string[] {
  return pages.map(({ url }) => url);
}

/** The event as JSON. `byUser`: an event of the user is running. */
export function recordEvent(
  event: TimelineEvent,
  startedAt: number,
  byUser: boolean,
): RecordedEvent {
  return { time: event.time - startedAt, ...detailsOf(event, byUser) };
}

function detailsOf(event: TimelineEvent, byUser: boolean) {
  switch (event.type) {
    case 'intent': {
      const { type, id } = event;
      // `byUser` is false if no event of the user was running: a timer, an effect or an answer of the network made the call.
      return { type, id, ...callOf(event), byUser };
    }
    case 'outcome':
      return { type: event.type, intent: event.id, ...outcomeOf(event.value) };
    case 'plan': {
      const { work, direction, next } = event.plan;
      return { type: event.type, ...work, direction, urls: urlsOf(next.pages) };
    }
    case 'commit': {
      const { position, pages } = event.stack;
      return { type: event.type, position, urls: urlsOf(pages) };
    }
    case 'write': {
      const { type, method, url, snapshot, isWritten } = event;
      return { type, method, url, snapshot, refused: !isWritten };
    }
    case 'go':
      return { type: 'write', method: 'go', delta: event.delta } as const;
    case 'popstate': {
      const { type, popstate, entry, from } = event;
      // Without a position the entry is not ours.
      const position = entry.snapshot?.p ?? null;
      return { type, kind: popstate.kind, position, from, url: entry.url };
    }
    case 'lifecycle': {
      const { type: name, page, reason } = event.record;
      return { type: event.type, event: name, url: page.url, ...(reason && { reason }) };
    }
    case 'layer': {
      const { type, id, cause } = event;
      return cause
        ? ({ type, action: 'close', id, cause } as const)
        : ({ type, action: 'open', id, byUser } as const);
    }
  }
}

type Intent = Extract<TimelineEvent, { readonly type: 'intent' }>;

function callOf({ call, args }: Intent): { readonly kind: string; readonly input: unknown } {
  const [first, second] = args;
  switch (call) {
    case 'go':
      return { kind: String(first), input: toJson(second) };
    case 'open':
      return { kind: call, input: toJson(first) };
    case 'back':
      return { kind: call, input: { delta: numberOf(first), ...resultOf(second) } };
    case 'travel':
      return { kind: call, input: { delta: numberOf(first) } };
    case 'step':
      return { kind: call, input: { url: first, mode: second } };
    // On Android, the user touched the screen, which arms the exit prompt.
    case 'armExit':
      return { kind: 'touch', input: null };
  }
}

/** JSON has no Infinity and no NaN. The navigator takes them as text too. */
function numberOf(delta: unknown): unknown {
  const isUnusual = typeof delta === 'number' && !Number.isFinite(delta);
  return isUnusual ? String(delta) : toJson(delta ?? 1);
}

function resultOf(options: unknown): { readonly result?: unknown } {
  const hasResult = typeof options === 'object' && options !== null && 'result' in options;
  return hasResult ? { result: toJson(options.result) } : {};
}

/** A copy, because the product may change the original. A value that JSON cannot hold becomes text. */
function toJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return String(value);
  }
}

function outcomeOf(value: unknown): { url: string } | { refused: string; message: string } {
  if (typeof value === 'object' && value !== null) {
    if (isRefusal(value)) return { refused: value.refused, message: value.message };
    if ('url' in value) return { url: String(value.url) };
  }
  return { refused: 'error', message: String(value) };
}
