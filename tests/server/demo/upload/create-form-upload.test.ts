import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { json } = setUpBackend({ uploadLimit: 100_000 });
const form = (size: number) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(size)]), 'a.bin');
  return { method: 'POST', body };
};

describe('/api/upload', () => {
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
