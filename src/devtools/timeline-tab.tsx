import { useState } from 'react';
import type { Recorder } from './recorder';
import { type EventType, eventTypes, type RecordedEvent, type Recording } from './recording';

type TimelineTabProps = { readonly recording: Recording; readonly recorder: Recorder };

/** More rows would make each event slow. */
const MAX_ROWS = 200;

/** The events, newest first. */
export function TimelineTab({ recording, recorder }: TimelineTabProps) {
  const [type, setType] = useState<EventType | 'all'>('all');
  const [text, setText] = useState('');
  const wanted = text.toLowerCase();
  const isWanted = (event: RecordedEvent) =>
    (type === 'all' || event.type === type) && describeEvent(event).toLowerCase().includes(wanted);
  const rows = recording.events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => isWanted(event))
    .reverse();
  const types = ['all', ...eventTypes] as const;

  return (
    <>
      <div className="row">
        <select
          aria-label="Type of event"
          value={type}
          onChange={({ target }) => setType(types.find((name) => name === target.value) ?? 'all')}
        >
          {types.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label="Filter by text"
          placeholder="Filter by text"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="button" onClick={recorder.restart}>
          Start again
        </button>
      </div>
      {recorder.isFull && (
        <p className="notice">The recording is full. Export it, or start again.</p>
      )}
      <p className="soft">
        {rows.length} of {recording.events.length} events
        {rows.length > MAX_ROWS && `, the newest ${MAX_ROWS} are shown`}
      </p>
      <ol>
        {rows.slice(0, MAX_ROWS).map(({ event, index }) => (
          <li key={index}>
            <details>
              <summary>
                <span className="soft mono">{seconds(event.time)}</span> <b>{event.type}</b>{' '}
                {describeEvent(event)}
              </summary>
              <pre>{JSON.stringify(event, null, 1)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(3)} s`;
}

/** One line for the timeline. */
export function describeEvent(event: RecordedEvent): string {
  switch (event.type) {
    case 'intent': {
      const text = describeInput(event.input);
      return `${event.kind}${text && ` ${text}`}${event.byUser ? '' : ' (not by a tap or a key)'}`;
    }
    case 'outcome':
      return 'url' in event ? event.url : `refused (${event.refused}): ${event.message}`;
    case 'plan': {
      const work = [event.go !== 0 && `go ${event.go}`, event.write].filter(Boolean).join(', ');
      return `${work}, direction ${event.direction}: ${stackText(event.urls)}`;
    }
    case 'commit':
      return `position ${event.position}: ${stackText(event.urls)}`;
    case 'write':
      return event.method === 'go'
        ? `go ${event.delta}`
        : `${event.method} ${event.url}${event.refused ? ' (refused by the browser)' : ''}`;
    case 'popstate':
      return `${event.kind}, position ${event.position ?? 'unknown'}, from ${event.from}: ${event.url}`;
    case 'lifecycle':
      return `${event.event} ${event.url}${event.reason ? ` (${event.reason})` : ''}`;
    case 'layer':
      return event.action === 'open'
        ? `open ${event.id}`
        : `close ${event.id}, because of: ${event.cause}`;
    case 'document':
      return `${event.cause} ${event.url}: ${stackText(event.urls)}`;
  }
}

/** '/ > /list > /item/1': the stack, bottom first. */
function stackText(urls: readonly string[]): string {
  return urls.join(' > ');
}

/** A target as text, other inputs as JSON. */
function describeInput(input: unknown): string {
  if (input === null || typeof input !== 'object') return '';
  if (!('to' in input)) return JSON.stringify(input);
  const { to } = input;
  const url = typeof to === 'object' && to !== null && 'url' in to ? to.url : to;
  const params = 'params' in input ? ` ${JSON.stringify(input.params)}` : '';
  return `${String(url)}${params}`;
}
