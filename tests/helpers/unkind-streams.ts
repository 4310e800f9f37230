import type { IncomingMessage, ServerResponse } from 'node:http';

// Streams as products meet them. The first part of a path chooses one.

type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** 1 for the first request with this key. */
  readonly count: number;
  /** Notes that the client has closed the connection. */
  readonly note: (entry: string) => void;
  /** Resolves when the test says that its page has read the first part. */
  readonly firstIsRead: () => Promise<void>;
};

const eventsType = { 'Content-Type': 'text/event-stream' };

const eventOf = (id: number, data: string) => `id: ${id}\ndata: ${data}\n\n`;

/** Sends parts with a pause between them, so that they arrive apart. Resolves when the last one has left. */
async function sendParts(
  response: ServerResponse,
  parts: readonly (string | Uint8Array)[],
): Promise<void> {
  for (const part of parts) {
    await new Promise((resolve) => {
      response.write(part, resolve);
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** Each byte that is not ASCII ends up in another part than the one before. */
function splitInCharacters(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    parts.push(bytes.subarray(from, at));
    from = at;
  }
  return [...parts, bytes.subarray(from)].filter(({ length }) => length > 0);
}

const behaviours: Readonly<Record<string, (call: Call) => unknown>> = {
  /** Three events. The first connection breaks inside a character of the second one. */
  cut: async ({ request, response, count, firstIsRead }) => {
    response.writeHead(200, eventsType);
    const after = Number(request.headers['last-event-id'] ?? 0);
    const whole = Buffer.from(eventOf(2, 'prix 5 €'));
    if (count === 1) {
      await sendParts(response, [eventOf(1, 'one'), whole.subarray(0, whole.length - 4)]);
      // A browser drops what has arrived and is not read when a connection breaks.
      await firstIsRead();
      response.destroy();
      return;
    }
    await sendParts(response, after < 2 ? [whole, eventOf(3, 'three')] : [eventOf(3, 'three')]);
    response.end();
  },
  /** One event for each connection. The fourth one has none. */
  ended: async ({ request, response }) => {
    const id = Number(request.headers['last-event-id'] ?? 0) + 1;
    if (id > 3) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, eventsType);
    await sendParts(response, [`retry: 40\n${eventOf(id, 'here')}`]);
    response.end();
  },
  /** Events without an end. The client closes the connection. */
  endless: async ({ response, note }) => {
    response.once('close', () => note('closed'));
    response.writeHead(200, eventsType);
    for (let id = 1; !response.destroyed; id += 1) await sendParts(response, [eventOf(id, 'tick')]);
  },
  /** Begins, and sends nothing more. */
  quiet: async ({ response, note }) => {
    response.once('close', () => note('closed'));
    response.writeHead(200, eventsType);
    await sendParts(response, [eventOf(1, 'one')]);
  },
  /** Two events at once, and nothing more. */
  burst: async ({ response, note }) => {
    response.once('close', () => note('closed'));
    response.writeHead(200, eventsType);
    await sendParts(response, [eventOf(1, 'one') + eventOf(2, 'two')]);
  },
  /** Answers nothing at all. */
  silent: ({ response, note }) => void response.once('close', () => note('closed')),
  /** A character of three bytes arrives in two parts, and the last event has no blank line after it. */
  split: async ({ response }) => {
    response.writeHead(200, eventsType);
    const text = `\uFEFF: hello\r\nevent: price\r\ndata: 5 €\r\ndata: 6 €\r\n\r\ndata: lost\n`;
    await sendParts(response, splitInCharacters(text));
    response.end();
  },
  /** Lines of JSON, whose characters arrive in parts. The last line has no end. */
  lines: async ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    await sendParts(response, splitInCharacters('{"a":"日本"}\n\n[1,2]\r\n"čaj"'));
    response.end();
  },
  /** The connection breaks in the middle of a line. */
  brokenLines: async ({ response, firstIsRead }) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    await sendParts(response, ['{"a":1}\n{"a":', '2']);
    await firstIsRead();
    response.destroy();
  },
  /** The second line is no JSON. */
  badLine: async ({ response, note }) => {
    response.once('close', () => note('closed'));
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    await sendParts(response, ['{"a":1}\noops\n', '{"a":3}\n']);
  },
  /** An answer with a length that it does not reach. */
  short: async ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 100 });
    await sendParts(response, ['half']);
    response.destroy();
  },
  /** A text in an older charset. */
  latin: async ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=iso-8859-1' });
    await sendParts(response, [Buffer.from('caf', 'latin1'), Buffer.from('é', 'latin1')]);
    response.end();
  },
  /** The page of a public network. */
  login: ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sign in</p>');
  },
  /** First events, then the page of a public network, then events again. */
  loginBetween: async ({ response, count, request }) => {
    const after = Number(request.headers['last-event-id'] ?? 0);
    if (count === 2) return behaviours.login?.({ response } as Call);
    response.writeHead(200, eventsType);
    await sendParts(response, [eventOf(after + 1, count === 1 ? 'one' : 'two')]);
    return response.end();
  },
  /** A deploy: the server that comes back answers 503 first, and names a time. */
  restarted: async ({ response, count }) => {
    if (count === 2) {
      response.writeHead(503, { 'Retry-After': '7' }).end('busy');
      return;
    }
    response.writeHead(200, eventsType);
    await sendParts(response, [`retry: 2500\n${eventOf(count, `number ${count}`)}`]);
    response.end();
  },
  /** Events, and then a refusal for good. */
  goneLater: async ({ response, count }) => {
    if (count > 1) {
      response.writeHead(410, { 'Content-Type': 'application/json' }).end('{"reason":"over"}');
      return;
    }
    response.writeHead(200, eventsType);
    await sendParts(response, [eventOf(1, 'one')]);
    response.end();
  },
  failing: ({ response }) => {
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"reason":"broken"}');
  },
  /** Refuses the first token that it gets for a key. */
  renewing: async ({ response, count }) => {
    if (count === 1) {
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    response.writeHead(200, eventsType);
    await sendParts(response, [eventOf(1, 'welcome')]);
    response.end();
  },
  /** Refuses every token. */
  refusing: ({ response }) => void response.writeHead(401).end(),
  /** Ends, then refuses the token, which has run out meanwhile. */
  expiring: async ({ response, count }) => {
    if (count === 2) {
      response.writeHead(401).end();
      return;
    }
    response.writeHead(200, eventsType);
    await sendParts(response, [eventOf(count, `number ${count}`)]);
    response.end();
  },
  /** A file whose connection breaks in the middle. The token has run out when the client asks for the rest. */
  expiringFile: async ({ request, response, count }) => {
    const file = Buffer.from('0123456789'.repeat(1000));
    const from = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0);
    const headers = { ETag: '"v1"', 'Content-Type': 'text/plain' };
    if (count === 2) {
      response.writeHead(401).end();
      return;
    }
    const range = { 'Content-Range': `bytes ${from}-${file.length - 1}/${file.length}` };
    const length = { 'Content-Length': file.length - from };
    response.writeHead(from > 0 ? 206 : 200, { ...headers, ...length, ...(from > 0 && range) });
    if (count > 1) {
      response.end(file.subarray(from));
      return;
    }
    await sendParts(response, [file.subarray(0, 6000)]);
    response.destroy();
  },
  /** Many lines at once: the client must not read them faster than the product does. */
  long: async ({ response, note }) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    const part = `${JSON.stringify({ filler: 'x'.repeat(1000) })}\n`.repeat(100);
    const most = 2000;
    let sent = 0;
    const send = () => {
      while (sent < most && response.write(part)) sent += 1;
      sent += 1;
    };
    response.on('drain', send);
    response.once('close', () => note(sent < most ? 'closed before the end' : 'closed at the end'));
    send();
    // Nothing drains any more.
    setTimeout(() => note('waits'), 500);
  },
};

/** Answers one request by its path. */
export function answerStream(call: Call): void {
  const [, name = ''] = (call.request.url ?? '').split('/');
  call.request.resume();
  const answer = behaviours[name];
  if (answer) void answer(call);
  else call.response.writeHead(404).end();
}
