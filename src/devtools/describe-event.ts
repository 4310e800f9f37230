import type { RecordedEvent } from './recording';

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
