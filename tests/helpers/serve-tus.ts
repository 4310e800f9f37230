import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBackend } from '../../server/demo/backend.mjs';
import { serveFaults } from './serve-faults';

/** Answers a request in place of the server. With the result `handle` the server answers it nevertheless. */
export type RequestFault = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The tus server of the demo backend. `faults` replaces requests by their number, which begins with 1. Faults in the
 * middle of a part come from the metadata of the upload: see server/demo/upload/tus-faults.mjs.
 */
export async function serveTus(faults: Readonly<Record<number, RequestFault>> = {}) {
  const backend = createBackend({ faults: true });
  const requests: string[] = [];
  const server = await serveFaults((request, response) => {
    // A GET is the test's own.
    if (request.method !== 'GET') {
      const offset = request.headers['upload-offset'];
      requests.push([request.method, offset].filter(Boolean).join(' '));
      const fault = faults[requests.length];
      if (fault && fault(request, response) !== 'handle') return;
    }
    backend.handle(request, response, () => response.writeHead(404).end());
  });
  return {
    requests,
    url: `${server.url}/api/upload/tus`,
    /** The SHA-1 of a whole upload. Undefined while bytes are missing. */
    sha1: async (uploadUrl: string) =>
      ((await (await fetch(uploadUrl)).json()) as { sha1?: string }).sha1,
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
}

export const resetRequest: RequestFault = ({ socket }) => socket.resetAndDestroy();

export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = 'busy'): RequestFault =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
