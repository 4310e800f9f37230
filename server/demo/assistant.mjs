// An assistant that writes its answer piece by piece, as server-sent events. A client that has lost the connection gets
// the pieces after the last one that it has.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedMap, HttpError } from '../shared/http.mjs';
import { sendJson } from './http/answers.mjs';
import { readJson, wholeNumber } from './http/requests.mjs';

/** @typedef {{ pieces: readonly string[], readers: Set<import('node:http').ServerResponse> }} Answer */

const LONGEST_QUESTION = 500;

/** @type {readonly { script: RegExp, text: (question: string) => string }[]} */
const languages = [
  {
    script: /\p{Script=Han}/u,
    text: (question) =>
      `您问的是：“${question}”。我是演示助手，每写一小段就发送一次，每段都有编号。连接断开后，应用会告诉我收到的最后一段，我就从下一段继续。因此一个字也不会丢，也不会重复。`,
  },
  {
    script: /\p{Script=Arabic}/u,
    text: (question) =>
      `سألت: «${question}». أنا مساعد تجريبي، أكتب جوابي قطعة بعد قطعة، ولكل قطعة رقم. حين ينقطع الاتصال يخبرني التطبيق بآخر قطعة وصلته، فأتابع من التي تليها. لذلك لا تضيع كلمة ولا تتكرر.`,
  },
  {
    script: /(?:)/,
    text: (question) =>
      `You asked: "${question}". I am a demonstration. I write my answer in small pieces, and each piece has a number. When the connection breaks, the app tells me the last piece that it has, and I continue with the next one. So no word is missing, and no word comes twice.`,
  },
];

/** A word in Latin letters is about two pieces, as with real assistants. @param {string} question */
export function piecesOf(question) {
  const language = languages.find(({ script }) => script.test(question));
  return language?.text(question).match(/\s*\S{1,4}/gu) ?? [];
}

/** @returns {import('./http/router.mjs').Route[]} */
export function createAssistantRoutes() {
  /** @type {BoundedMap<string, Answer>} */
  const answers = new BoundedMap(1000);

  /** @param {string | undefined} id */
  const find = (id) => {
    const answer = answers.get(id ?? '');
    if (answer) return answer;
    throw new HttpError(404, 'there is no such answer');
  };

  return [
    {
      method: 'POST',
      path: '/api/assistant',
      async handle({ request, response }) {
        const { question } = await readJson(request);
        const text = typeof question === 'string' ? question.trim().replace(/\s+/g, ' ') : '';
        if (text === '' || text.length > LONGEST_QUESTION) {
          throw new HttpError(400, `question must have 1 to ${LONGEST_QUESTION} characters`);
        }
        const id = randomBytes(16).toString('hex');
        answers.set(id, { pieces: piecesOf(text), readers: new Set() });
        sendJson(response, 201, { id });
      },
    },
    {
      method: 'GET',
      path: '/api/assistant/:id',
      async handle({ request, response, params, query, signal }) {
        const { pieces, readers } = find(params.id);
        const ms = wholeNumber(query.get('ms'), { name: 'ms', max: 10_000, fallback: 60 });
        const last = request.headers['last-event-id'];
        const done = pieces.length + 1;
        const from = wholeNumber(typeof last === 'string' ? last : undefined, {
          name: 'Last-Event-ID',
          max: done,
          fallback: 0,
        });
        if (from === done) {
          response.writeHead(204).end();
          return;
        }
        response.writeHead(200, {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
          // Otherwise nginx keeps the pieces back.
          'X-Accel-Buffering': 'no',
        });
        response.write('retry: 500\n\n');
        readers.add(response);
        signal.addEventListener('abort', () => readers.delete(response));
        for (const [at, piece] of pieces.entries()) {
          if (at < from) continue;
          await wait(ms, undefined, { signal });
          response.write(`id: ${at + 1}\ndata: ${piece}\n\n`);
        }
        response.end(`id: ${done}\nevent: done\ndata:\n\n`);
      },
    },
    {
      method: 'DELETE',
      path: '/api/assistant/:id/connections',
      handle({ response, params }) {
        for (const reader of find(params.id).readers) reader.destroy();
        response.writeHead(204).end();
      },
    },
  ];
}
