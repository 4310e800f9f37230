import { createParser } from 'eventsource-parser';
import type { ServerEvent } from './stream-params';

/** Turns the texts of an answer into the parts that a product reads. The texts may end anywhere. */
export type PartReader<Part> = {
  feed(text: string): Iterable<Part>;
  /** The answer is complete. */
  end(): Iterable<Part>;
};

export function readTexts(): PartReader<string> {
  return { feed: (text) => (text === '' ? [] : [text]), end: () => [] };
}

/** One JSON value in each line. The last line may have no end. Throws a SyntaxError for a line that is no JSON. */
export function readJsonLines(): PartReader<unknown> {
  let rest = '';
  const parse = function* (line: string): Iterable<unknown> {
    if (line.trim() !== '') yield JSON.parse(line);
  };
  return {
    *feed(text) {
      const lines = text.split('\n');
      const last = lines.pop() ?? '';
      // The lines before a broken one reach the product.
      for (const line of lines) {
        const whole = rest + line;
        rest = '';
        yield* parse(whole);
      }
      rest += last;
    },
    end: () => parse(rest),
  };
}

/** Reads events over several connections. An event that a connection leaves unfinished does not count. */
export function createEventReader() {
  let found: ServerEvent[] = [];
  let id = '';
  let wait: number | undefined;
  const parser = createParser({
    onEvent: (event) => {
      id = event.id ?? id;
      found.push({ event: event.event ?? 'message', data: event.data, id });
    },
    onRetry: (ms) => {
      wait = ms;
    },
  });
  return {
    feed: (text: string): readonly ServerEvent[] => {
      found = [];
      parser.feed(text);
      return found;
    },
    end: () => [],
    /** Another connection begins. */
    restart: () => parser.reset(),
    /** The newest id, which the server gets with the next connection. */
    lastId: () => id,
    /** Milliseconds that the server wants between two connections. */
    wait: () => wait,
  };
}
