import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
};
type Answer = (response: ServerResponse) => void;

export const answerJson =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

export async function listen(server: Server) {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A double of a map service on a local port. It keeps each request, and answers as a test asks. */
export function setUpMapUpstream() {
  const asked: Asked[] = [];
  let answer: Answer = answerJson({ status: 0 });
  let port = 0;
  const server = createServer(({ method = '', url = '', headers }, response) => {
    asked.push({ method, url, headers });
    answer(response);
  });
  beforeAll(async () => {
    port = await listen(server);
  });
  beforeEach(() => {
    asked.splice(0);
    answer = answerJson({ status: 0 });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    url: () => `http://localhost:${port}`,
    answers: (next: Answer) => {
      answer = next;
    },
    /** The query of the last request, decoded. */
    query: () => Object.fromEntries(new URL(`http://a${asked.at(-1)?.url}`).searchParams),
  };
}
