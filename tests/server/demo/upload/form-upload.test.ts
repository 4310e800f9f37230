import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

describe('/api/upload', () => {
  const { json } = setUpBackend({ uploadLimit: 100_000 });
  const form = (size: number) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(size)]), 'a.bin');
    return { method: 'POST', body };
  };

  it('returns the fields and the files', async () => {
    const body = new FormData();
    body.append('stone', 'marble');
    body.append('tag', 'a');
    body.append('tag', '石');
    body.append('__proto__', 'x');
    body.append('photo', new Blob(['marble'], { type: 'image/png' }), '大理石 "1".png');
    body.append('empty', new Blob([]), 'empty.txt');
    const answer = await json('/upload', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(Object.entries(answer.body.fields as object)).toEqual([
      ['stone', 'marble'],
      ['tag', ['a', '石']],
      ['__proto__', 'x'],
    ]);
    expect(answer.body.files).toEqual([
      {
        field: 'photo',
        name: '大理石 %221%22.png',
        type: 'image/png',
        size: 6,
        sha1: '334851b6547be0d129bf69f984668cfbd70d4da2',
      },
      {
        field: 'empty',
        name: 'empty.txt',
        type: 'application/octet-stream',
        size: 0,
        sha1: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
      },
    ]);
  });

  it('refuses a large form, by the limit of the server or of the call', async () => {
    const own = await json('/upload', form(100_001));
    expect([own.status, own.body]).toEqual([
      413,
      { error: 'the body is larger than 100000 bytes' },
    ]);
    const call = await json('/upload?limit=1000', form(2000));
    expect([call.status, call.body]).toEqual([
      413,
      { error: 'the body is larger than 1000 bytes' },
    ]);
    expect((await json('/upload?limit=1000', form(500))).status).toBe(200);
  });

  it('refuses a limit above the limit of the server', async () => {
    expect(await json('/upload?limit=100001', form(1))).toMatchObject({
      status: 400,
      body: { error: 'limit must be a whole number from 0 to 100000' },
    });
  });

  it('accepts only POST', async () => {
    const { status, headers } = await json('/upload');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('readMultipart', () => {
  const { json, raw } = setUpBackend();
  const TYPE = 'multipart/form-data; boundary=b';
  const send = (body: BodyInit, type = TYPE) =>
    json('/upload', { method: 'POST', headers: { 'Content-Type': type }, body });
  const part = (head: string, content = 'x') =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const end = '--b--\r\n';

  it.each(['application/json', 'text/plain', 'multipart/mixed; boundary=b'])(
    'refuses %s',
    async (type) => {
      expect(await send('x', type)).toMatchObject({
        status: 415,
        body: { error: 'the body must be multipart/form-data' },
      });
    },
  );

  it('refuses a type without a boundary', async () => {
    expect(await send('x', 'multipart/form-data')).toMatchObject({
      status: 400,
      body: { error: 'the boundary of the multipart body is missing' },
    });
  });

  it.each([
    ['nothing', ''],
    ['no boundary', 'marble'],
    ['no end', part('name="a"')],
    ['half a file', '--b\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nxxx'],
    ['half a head', '--b\r\nContent-Dispo'],
  ])('refuses %s', async (_what, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/^broken multipart: /);
  });

  it.each([
    ['101 files', `${part('name="a"; filename="b"')}`.repeat(101) + end, 'more than 100 files'],
    ['1001 fields', part('name="a"').repeat(1001) + end, 'more than 1000 fields'],
    [
      'a large field',
      part('name="a"', 'x'.repeat(1_048_577)) + end,
      'a field is larger than 1048576 bytes',
    ],
  ])('refuses %s', async (_what, body, error) => {
    expect(await send(body)).toMatchObject({ status: 413, body: { error } });
  });

  it.each([
    ['no name', `${part('')}${end}`],
    ['no disposition', `--b\r\nA: b\r\n\r\nx\r\n${end}`],
    [
      'an end within a head',
      '--b\r\nContent-Disposition: form-data; \r\n--b--\r\n\r\nx\r\n--b--\r\n',
    ],
    ['a path for a name', part('name="a"; filename="../../etc/passwd"') + end],
  ])('accepts %s', async (what, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(200);
    if (what.startsWith('a path')) expect(answer.body.files).toMatchObject([{ name: 'passwd' }]);
  });

  it('keeps the server alive when the client hangs up in the middle', async () => {
    const head = `POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${TYPE}\r\n`;
    await raw(`${head}Content-Length: 9999\r\n\r\n${part('name="a"; filename="b"')}`, {
      first: 50,
    });
    expect((await send(part('name="a"') + end)).status).toBe(200);
  });

  it('answers any body, and keeps the server alive', { tags: 'long' }, async () => {
    const pieces = fc.constantFrom(
      '--b',
      '--b--',
      '\r\n',
      '\n',
      'Content-Disposition: form-data; ',
      'name="a"',
      '; filename="f"',
      ': ',
      'Content-Type: ',
      'x'.repeat(70_000),
      '\0',
      '"',
    );
    const body = fc.oneof(
      fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }).map((list) => list.join('')),
      fc.array(pieces, { maxLength: 12 }).map((list) => part(list.join('')) + end),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status, body: answer } = await send(text);
        expect([200, 400, 413]).toContain(status);
        expect('error' in answer).toBe(status !== 200);
      }),
      { numRuns: 150 },
    );
  });
});
