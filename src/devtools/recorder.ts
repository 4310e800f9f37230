import type { Navigator, TimelineEvent } from '@/router';
import { attempt } from '@/shared/errors';
import {
  type DocumentCause,
  type RecordedEvent,
  recordEvent,
  type Recording,
  urlsOf,
} from './recording';

/** The navigator of an app, and how its URLs become addresses. */
export type DevtoolsTarget = {
  readonly navigator: Navigator;
  readonly app: Recording['app'];
};

export type Recorder = {
  /** The same object until the next event. */
  get(): Recording;
  subscribe(onChange: () => void): () => void;
  /** Forgets all events. The recording starts with the current page. */
  restart(): void;
  /** No more events fit in. */
  readonly isFull: boolean;
  stop(): void;
};

/** The recording of this tab, so that it continues after a reload. */
const STORAGE_KEY = 'portico-devtools';

/** About 2 MB of JSON. Browsers store 5 MB for each tab. */
const MAX_EVENTS = 5000;

type Stored = { readonly recording: Recording; readonly document: number };

export function createRecorder({ navigator, app }: DevtoolsTarget): Recorder {
  const { timeline } = navigator;
  const listeners = new Set<() => void>();
  let start = readStart();
  let events: RecordedEvent[] = [];
  let current: Recording | null = null;

  function readStart(): Recording['start'] {
    const { url, snapshot } = timeline.entry();
    return { url, snapshot, time: Date.now() };
  }

  const changed = () => {
    current = null;
    for (const listener of [...listeners]) listener();
  };

  const add = (event: RecordedEvent) => {
    if (events.length >= MAX_EVENTS) return;
    events.push(event);
    changed();
  };

  const onEvent = (event: TimelineEvent) => add(recordEvent(event, start.time, isUserEvent()));

  const get = () => {
    current ??= { version: 1, app, start, events: [...events] };
    return current;
  };

  const restore = () => {
    const stored = attempt(readStored);
    if (!stored || JSON.stringify(stored.recording.app) !== JSON.stringify(app)) return;
    start = stored.recording.start;
    events = [...stored.recording.events];
    const isSameDocument = stored.document === performance.timeOrigin;
    const cause = isSameDocument ? 'remount' : causeOfDocument();
    const { position, pages } = navigator.store.getState().stack;
    const { url } = timeline.entry();
    const time = Date.now() - start.time;
    add({ time, type: 'document', cause, url, position, urls: urlsOf(pages) });
  };

  const save = () => {
    const stored: Stored = { recording: get(), document: performance.timeOrigin };
    // The storage may be full or blocked. Then the recording ends with this document.
    attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored)));
  };

  restore();
  const unsubscribe = timeline.subscribe(onEvent);
  window.addEventListener('pagehide', save);

  return {
    get,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    restart: () => {
      start = readStart();
      events = [];
      changed();
    },
    get isFull() {
      return events.length >= MAX_EVENTS;
    },
    stop: () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      save();
    },
  };
}

function readStored(): Stored | null {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
}

function causeOfDocument(): DocumentCause {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : 'navigate';
  return type === 'reload' || type === 'back_forward' ? type : 'navigate';
}

/** Whether a listener for a tap or a key is running now. */
function isUserEvent(): boolean {
  const { event } = window;
  return event?.isTrusted === true && /^(click|key|pointer|touch|mouse|submit)/.test(event.type);
}
