import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../server/demo/assistant.mjs';
import { setUpBackend } from '../../helpers/backend';

const { api, json, post } = setUpBackend();

const ask = async (question: unknown) => json('/assistant', post({ question }));
const answerTo = async (question: string) => `/assistant/${(await ask(question)).body.id}`;

/** The ids and the data of all events of an answer. */
async function read(path: string, lastId?: string) {
  const headers = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
  const text = await (await api(`${path}?ms=0`, { headers })).text();
  const events = [...text.matchAll(/id: (\d+)\n(event: done\n)?data: ?(.*)\n\n/g)];
  return events.map(([, id, done, data]) => ({ id, data: done ? 'done' : data }));
}

describe('/api/assistant', () => {
  it('writes an answer in pieces that have numbers, and then says that it is done', async () => {
    const events = await read(await answerTo('Is the honey\n from here?'));
    const pieces = piecesOf('Is the honey from here?');
    expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => index + 1));
    expect(events.map(({ data }) => data)).toEqual([...pieces, 'done']);
    expect(pieces.join('')).toContain('You asked: "Is the honey from here?".');
  });

  it('continues after the last piece that the client has, and has nothing after the end', async () => {
    const path = await answerTo('蜂蜜是本地的吗？');
    const all = await read(path);
    expect(await read(path, '5')).toEqual(all.slice(5));
    expect(await read(path, `${all.length - 1}`)).toEqual([{ id: `${all.length}`, data: 'done' }]);
    const headers = { 'Last-Event-ID': `${all.length}` };
    expect((await api(path, { headers })).status).toBe(204);
  });

  it('breaks the connections of an answer, and only those', async () => {
    const path = await answerTo('Is the honey from here?');
    const other = await api(`${await answerTo('Another?')}?ms=10000`);
    const { body } = await api(`${path}?ms=10000`);
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('retry: 500\n\n');
    expect((await api(`${path}/connections`, { method: 'DELETE' })).status).toBe(204);
    await expect(reader?.read()).rejects.toThrow('terminated');
    await other.body?.cancel();
  });

  it('answers in the language of the question', () => {
    expect(piecesOf('这是什么？').join('')).toContain('我是演示助手');
    expect(piecesOf('ما هذا؟').join('')).toContain('أنا مساعد تجريبي');
  });

  it.each([['  '], [5], ['x'.repeat(501)]])('refuses the question %j', async (question) => {
    expect((await ask(question)).status).toBe(400);
  });

  it('refuses an unknown answer and an id that is not a number', async () => {
    expect((await json('/assistant/unknown')).status).toBe(404);
    const path = await answerTo('Why?');
    expect((await api(path, { headers: { 'Last-Event-ID': 'x' } })).status).toBe(400);
    expect((await api(path, { headers: { 'Last-Event-ID': '9999' } })).status).toBe(400);
  });
});
