import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FaultServer = { readonly url: string; readonly close: () => Promise<void> };

/** A server whose answers a test writes, for faults that the demo server lacks, such as an end at a certain byte. */
export async function serveFaults(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<FaultServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
