import { createServer } from 'node:net';

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => {
    probe.listen(0, resolve);
  });
  const { port } = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
