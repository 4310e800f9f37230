import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { port, json, raw } = setUpBackend({ faults: true });

describe('refuse', () => {
  it('reads the rest of a body, so the client gets the refusal and keeps its connection', async () => {
    const body = 'x'.repeat(4_000_000);
    const two =
      `POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
      'GET /api/status/201 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const answers = await raw(two);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 201']);
  });

  it('keeps the server alive when the client hangs up during a refusal', async () => {
    const call = request({ port: port(), path: '/api/nothing', method: 'POST' });
    call.on('error', () => {});
    call.write('x'.repeat(100_000));
    await new Promise((resolve) => call.once('response', resolve));
    call.destroy();
    expect((await json('/status/200')).status).toBe(200);
  });
});
