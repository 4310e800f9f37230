import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { json } = setUpBackend();
const send = (body: BodyInit, type = 'application/json') =>
  json('/auth/code', { method: 'POST', headers: { 'Content-Type': type }, body });

describe('readJson', () => {
  it.each([
    ['{', 400, 'the body is no JSON'],
    ['', 400, 'the body is no JSON'],
    ['null', 400, 'the body must be a JSON object'],
    ['[1]', 400, 'the body must be a JSON object'],
    ['"a"', 400, 'the body must be a JSON object'],
    [`{"a":"${'x'.repeat(65_536)}"}`, 413, 'the body is larger than 65536 bytes'],
    ['['.repeat(60_000), 400, 'the body is no JSON'],
  ])('refuses %.20s', async (body, status, error) => {
    expect(await send(body)).toMatchObject({ status, body: { error } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses the type %s',
    async (type) => {
      expect(await send('{"phone":"13800000000"}', type)).toMatchObject({
        status: 415,
        body: { error: 'the body must be application/json' },
      });
    },
  );

  it('takes a charset and any case', async () => {
    const answer = await send('{"phone":"13911111111"}', 'Application/JSON; charset=utf-8');
    expect(answer.status).toBe(200);
  });
});
