import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { json, port } = setUpBackend({ faults: true });

it.each(['GET', 'POST'])(
  '/api/reset resets the connection of a %s before any answer',
  async (method) => {
    const call = request({ port: port(), path: '/api/reset', method }).end();
    const [error] = await once(call, 'error').catch((cause) => [cause]);
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect((await json('/status/200')).status).toBe(200);
  },
);
