/** @module-tag long */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sampleBytes } from '../../../../server/demo/http/ranges.mjs';

const MEGABYTE = 1_000_000;
const program = fileURLToPath(new URL('../../../helpers/backend-process.mjs', import.meta.url));

/** Sends a form with one file in pieces, so this process does not hold the whole file either. */
async function upload(url: string, size: number) {
  const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n';
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const call = request(`${url}/api/upload`, { method: 'POST', headers });
  const answered = once(call, 'response');
  const hash = createHash('sha1');
  call.write(head);
  for (const piece of sampleBytes(0, size - 1)) {
    hash.update(piece);
    if (!call.write(piece)) await once(call, 'drain');
  }
  call.end('\r\n--b--\r\n');
  const [response] = await answered;
  const text = (await response.toArray()).join('');
  return { answer: JSON.parse(text), sha1: hash.digest('hex') };
}

it('the server receives and sends 200 MB with the memory that 10 MB need', async () => {
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told = async () => (await once(child, 'message'))[0];
  const memory = async () => {
    const answer = told();
    child.send('memory');
    return answer;
  };
  try {
    const { url } = await told();
    await upload(url, 10 * MEGABYTE);
    const before = await memory();
    const { answer, sha1 } = await upload(url, 200 * MEGABYTE);
    const { most } = await memory();
    expect(answer.files).toEqual([
      { field: 'f', name: 'a.bin', type: 'text/plain', size: 200 * MEGABYTE, sha1 },
    ]);
    expect(most - before.rss).toBeLessThan(60 * MEGABYTE);

    const response = await fetch(`${url}/api/bytes/${200 * MEGABYTE}`);
    let size = 0;
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length;
    }
    expect(size).toBe(200 * MEGABYTE);
    const out = await memory();
    expect(out.most - before.rss).toBeLessThan(60 * MEGABYTE);
  } finally {
    child.kill();
  }
}, 30_000);
