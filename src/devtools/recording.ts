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
type RouterPlan = Extract<TimelineEvent, { readonly type: 'plan' }>['plan'];
type Popstate = Extract<TimelineEvent, { readonly type: 'popstate' }>['popstate'];

/** How a later document of the same tab began. `remount`: the app was mounted again in the same document. */
export type DocumentCause = 'navigate' | 'reload' | 'back_forward' | 'remount';

type Details =
  | {
      readonly type: 'intent';
      readonly id: number;
      /** `touch`: on Android, the user touched the screen, which arms the exit prompt. */
      readonly kind: string;
      readonly input: unknown;
      /** false: no event of the user was running. A timer, an effect or an answer of the network made the call. */
      readonly byUser: boolean;
    }
  | { readonly type: 'outcome'; readonly intent: number; readonly url: string }
  | {
      readonly type: 'outcome';
      readonly intent: number;
      readonly refused: string;
      readonly message: string;
    }
  | {
      readonly type: 'plan';
      readonly go: number;
      readonly write: RouterPlan['work']['write'];
      readonly direction: RouterPlan['direction'];
      readonly urls: readonly string[];
    }
  | { readonly type: 'commit'; readonly position: number; readonly urls: readonly string[] }
  | {
      readonly type: 'write';
      readonly method: 'push' | 'replace';
      readonly url: string;
      readonly snapshot: Snapshot;
      readonly refused: boolean;
    }
  | { readonly type: 'write'; readonly method: 'go'; readonly delta: number }
  | {
      readonly type: 'popstate';
      readonly kind: Popstate['kind'];
      /** null: the entry is not ours. */
      readonly position: number | null;
      readonly from: number;
      readonly url: string;
    }
  | {
      readonly type: 'lifecycle';
      readonly event: string;
      readonly url: string;
      readonly reason?: string;
    }
  | {
      readonly type: 'layer';
      readonly action: 'open';
      readonly id: string;
      readonly byUser: boolean;
    }
  | {
      readonly type: 'layer';
      readonly action: 'close';
      readonly id: string;
      readonly cause: 'back' | 'page' | 'code';
    }
  | {
      readonly type: 'document';
      readonly cause: DocumentCause;
      readonly url: string;
      readonly position: number;
      readonly urls: readonly string[];
    };

/** `time` counts the milliseconds since the start of the recording. */
export type RecordedEvent = Details & { readonly time: number };
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

function detailsOf(event: TimelineEvent, byUser: boolean): Details {
  const { type } = event;
  switch (type) {
    case 'intent':
      return { type, id: event.id, ...callOf(event), byUser };
    case 'outcome':
      return { type, intent: event.id, ...outcomeOf(event.value) };
    case 'plan': {
      const { work, direction, next } = event.plan;
      return { type, ...work, direction, urls: urlsOf(next.pages) };
    }
    case 'commit':
      return { type, position: event.stack.position, urls: urlsOf(event.stack.pages) };
    case 'write': {
      const { method, url, snapshot, isWritten } = event;
      return { type, method, url, snapshot, refused: !isWritten };
    }
    case 'go':
      return { type: 'write', method: 'go', delta: event.delta };
    case 'popstate': {
      const { popstate, entry, from } = event;
      return {
        type,
        kind: popstate.kind,
        position: entry.snapshot?.p ?? null,
        from,
        url: entry.url,
      };
    }
    case 'lifecycle': {
      const { type: name, page, reason } = event.record;
      return { type, event: name, url: page.url, ...(reason && { reason }) };
    }
    case 'layer': {
      const { id, cause } = event;
      return cause ? { type, action: 'close', id, cause } : { type, action: 'open', id, byUser };
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
    case 'forward':
      return { kind: call, input: { delta: numberOf(first) } };
    case 'step':
      return { kind: call, input: { url: first, mode: second } };
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

/** Throws an error that says what is wrong with the text. */
export function parseRecording(text: string): Recording {
  const fail = (problem: string): never => {
    throw new Error(`This is not a recording of Portico: ${problem}.`);
  };
  const value = parseJson(text);
  if (!isRecord(value)) return fail('the file is not JSON');
  if (value.version !== 1) return fail(`version ${String(value.version)} is not known`);
  if (!isRecord(value.app)) return fail('`app` is missing');
  if (!isRecord(value.start) || typeof value.start.url !== 'string')
    return fail('`start` is missing');
  const { events } = value;
  if (!Array.isArray(events)) return fail('`events` is missing');
  const wrong = events.findIndex((event) => !isEvent(event));
  if (wrong >= 0) return fail(`events[${wrong}] has no known type or no time`);
  return value as Recording;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEvent(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.time === 'number' &&
    eventTypes.some((type) => type === value.type)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
