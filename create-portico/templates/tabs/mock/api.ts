import type { IncomingMessage, ServerResponse } from 'node:http';
import { drinks, type Language, messages } from './data.ts';
import { createPasskeyHandlers } from './passkeys.ts';
import { createTokens, userOf } from './tokens.ts';

type Order = {
  id: number;
  user: string;
  day: string;
  place: string;
  lines: Line[];
  photos: string[];
};
type Line = { drink: string; cups: number };

type Answer = { readonly status?: number; readonly body: object };
type Call = {
  readonly body: Buffer;
  readonly language: Language;
  readonly user: string | null;
  readonly header: (name: string) => string | undefined;
};

/** The code that everybody gets. A real server sends it by SMS. */
const CODE = '123456';

const json = <T>(body: Buffer) => JSON.parse(body.toString() || '{}') as T;

/** A server in memory. `npm run dev` and `npm run preview` have one each. */
export function createApi() {
  const passkeyHandlerOf = createPasskeyHandlers();
  const orders: Order[] = [];
  const answersByKey = new Map<string, Answer>();
  const photos = new Map<string, { type: string; body: Buffer }>();

  const drinkIn =
    (language: Language) =>
    ({ name, note, ...drink }: (typeof drinks)[number]) => ({
      ...drink,
      name: name[language],
      note: note[language],
    });

  const order = ({ body, language, user, header }: Call): Answer => {
    if (!user) return { status: 401, body: {} };
    const key = header('idempotency-key');
    // The same order once more: the answer to the first one was lost.
    const known = key && answersByKey.get(key);
    if (known) return known;
    const { day, place, lines, photos: urls } = json<Omit<Order, 'id' | 'user'>>(body);
    const fields: Record<string, string> = {};
    const cups = lines?.reduce((sum, line) => sum + line.cups, 0) ?? 0;
    if (place === 'placeOffice' && cups < 3) fields.place = messages.tooFew[language];
    if (!lines?.length) fields.lines = messages.noDrinks[language];
    if (Object.keys(fields).length > 0) return { status: 422, body: { fields } };
    const added = { id: 1000 + orders.length, user, day, place, lines, photos: urls ?? [] };
    orders.unshift(added);
    const answer = { status: 201, body: added };
    if (key) answersByKey.set(key, answer);
    return answer;
  };

  const routes: Record<string, (call: Call, id: string) => Answer> = {
    'GET /drinks': ({ language }) => ({ body: drinks.map(drinkIn(language)) }),
    'GET /drinks/:id': ({ language }, id) => {
      const drink = drinks.find((one) => one.id === id);
      return drink ? { body: drinkIn(language)(drink) } : { status: 404, body: {} };
    },
    'POST /sign-in/code': () => ({ body: { code: CODE } }),
    'POST /sign-in': ({ body, language }) => {
      const { phone, code } = json<{ phone: string; code: string }>(body);
      return code === CODE
        ? { body: createTokens(phone) }
        : { status: 422, body: { fields: { code: messages.wrongCode[language] } } };
    },
    'POST /refresh': ({ body }) => {
      const { refreshToken } = json<{ refreshToken: string }>(body);
      const [, uid] = /^refresh (.+)$/.exec(refreshToken) ?? [];
      return uid ? { body: createTokens(uid) } : { status: 401, body: {} };
    },
    'GET /orders': ({ user }) =>
      user ? { body: orders.filter((one) => one.user === user) } : { status: 401, body: {} },
    'POST /orders': order,
    'POST /photos': ({ body, header }) => {
      const id = String(photos.size + 1);
      photos.set(id, { type: header('content-type') ?? 'image/jpeg', body });
      return { status: 201, body: { url: `/api/photos/${id}` } };
    },
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    const passkeyHandler = passkeyHandlerOf(request);
    if (passkeyHandler) return passkeyHandler(request, response);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, area = '', id = ''] = pathname.split('/');
    const photo = area === 'photos' && request.method === 'GET' ? photos.get(id) : undefined;
    if (photo) {
      response.writeHead(200, { 'Content-Type': photo.type }).end(photo.body);
      return;
    }
    const isName = area === 'sign-in' || id === '';
    const route = routes[`${request.method} ${isName ? pathname : `/${area}/:id`}`];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status = 200, body } = route
      ? route(callOf(request, Buffer.concat(chunks)), id)
      : { status: 404, body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

function callOf({ headers }: IncomingMessage, body: Buffer): Call {
  const wanted = headers['accept-language'] ?? '';
  const language = wanted.startsWith('zh') ? 'zh-Hans' : wanted.startsWith('ar') ? 'ar' : 'en';
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return { body, language, header, user: userOf(headers.authorization) };
}
