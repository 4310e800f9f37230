import type { Language, Message, NewOrder, NewReview } from '../src/api/types.ts';
import { catalogueAt } from './catalogue.ts';
import { type Chats, createChats } from './chats.ts';
import { checkOrder } from './check-order.ts';
import { text } from './make-item.ts';
import { createOrders, isState, type Orders } from './orders.ts';
import { createReviews } from './reviews.ts';
import { type Claims, claimsOf, createTokens } from './tokens.ts';

/** The code that everybody gets. A real server sends it by SMS. */
const CODE = '123456';
const wrongCode = text('This is not the code.', '验证码错误。', 'الرمز غير صحيح.');

type Answer = { readonly status?: number; readonly body: object };
type Call = {
  readonly body: ArrayBuffer;
  readonly language: Language;
  readonly user: Claims | null;
  readonly id: string;
  readonly header: (name: string) => string | undefined;
};
type Route = (call: Call) => Answer;

const json = <T>(body: ArrayBuffer) => JSON.parse(new TextDecoder().decode(body) || '{}') as T;
const signedOut: Answer = { status: 401, body: {} };
const forbidden: Answer = { status: 403, body: {} };
const missing: Answer = { status: 404, body: {} };

/** A server in memory, for Node and for a browser. `npm run market` and the preview of a build have one each. */
export function createApi(orders: Orders = createOrders(), chats: Chats = createChats()) {
  const answersByKey = new Map<string, Answer>();
  const reviews = createReviews(orders);
  const files = new Map<string, { type: string; body: ArrayBuffer }>();

  const mayRead = (user: Claims | null, id: string) => {
    const order = orders.get(id);
    return order && user && (order.user === user.uid || user.role.includes('admin')) ? order : null;
  };

  /** The same request once more gets the same answer: the first answer was lost. */
  const once =
    (create: (call: Call, user: Claims) => Answer): Route =>
    (call) => {
      if (!call.user) return signedOut;
      const key = call.header('idempotency-key');
      const known = key && answersByKey.get(key);
      if (known) return known;
      const answer = create(call, call.user);
      if (key && answer.status === 201) answersByKey.set(key, answer);
      return answer;
    };
  const order = once(({ body, language }, user) => {
    const wanted = json<NewOrder>(body);
    const checked = checkOrder(wanted, language);
    return checked.ok
      ? { status: 201, body: orders.add(user.uid, wanted, checked.discount) }
      : { status: 422, body: { fields: checked.fields } };
  });
  const review = once(({ body, language, id }, user) => {
    const written = reviews.write(id, user, json<NewReview>(body), language);
    return written.ok
      ? { status: 201, body: written.review }
      : { status: 422, body: { fields: written.fields } };
  });

  const routes: Record<string, Route> = {
    'GET /catalogue': () => ({ body: catalogueAt(Date.now()) }),
    'POST /code': () => ({ body: { code: CODE } }),
    'POST /sign-in': ({ body, language }) => {
      const { phone, code } = json<{ phone: string; code: string }>(body);
      return code === CODE
        ? { body: createTokens(phone) }
        : { status: 422, body: { fields: { code: wrongCode[language] } } };
    },
    // `ways.ts` has more of them, in Node.
    'GET /ways': () => ({ body: [] }),
    'POST /refresh': ({ body }) => {
      const { refreshToken } = json<{ refreshToken: string }>(body);
      const [, uid] = /^refresh (.+)$/.exec(refreshToken) ?? [];
      return uid ? { body: createTokens(uid) } : signedOut;
    },
    'GET /orders': ({ user }) =>
      user ? { body: orders.all().filter((one) => one.user === user.uid) } : signedOut,
    'POST /orders': order,
    'GET /orders/:id': ({ user, id }) => ({
      ...(mayRead(user, id) ? { body: mayRead(user, id)! } : missing),
    }),
    'GET /all-orders': ({ user }) =>
      user?.role.includes('admin') ? { body: orders.all() } : forbidden,
    'PATCH /orders/:id': ({ user, id, body }) => {
      const { state } = json<{ state: unknown }>(body);
      if (!user?.role.includes('admin')) return forbidden;
      const changed = isState(state) ? orders.setState(id, state) : undefined;
      return changed ? { body: changed } : missing;
    },
    'GET /chats/:id': ({ user, id, language }) =>
      mayRead(user, id) ? { body: chats.open(id, language) } : missing,
    'POST /chats/:id': ({ user, id, language, body }) => {
      if (!mayRead(user, id)) return missing;
      const { id: messageId, content } = json<Pick<Message, 'id' | 'content'>>(body);
      chats.write(id, { id: messageId, from: 'guest', at: Date.now(), content }, language);
      return { status: 201, body: {} };
    },
    'GET /reviews/:id': ({ user, id }) => ({ body: reviews.read(id, user) }),
    'POST /reviews/:id': review,
    'POST /files': ({ body, header }) => {
      const id = String(files.size + 1);
      files.set(id, { type: header('content-type') ?? 'application/octet-stream', body });
      return { status: 201, body: { url: `/api/files/${id}` } };
    },
  };

  /** The answer of the shop to a message, while it is written. */
  const stream = ({ user, id, header }: Omit<Call, 'body'>): Response => {
    const answer = chats.answerTo(id);
    if (!answer || !mayRead(user, answer.order)) return new Response('{}', { status: 404 });
    const last = Number(header('last-event-id') ?? 0);
    // The guest has all of it.
    if (last > answer.pieces.length) return new Response(null, { status: 204 });
    const events = chats.eventsOf(answer, last);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      pull: async (parts) => {
        const { done, value } = await events.next();
        if (done) parts.close();
        else parts.enqueue(encoder.encode(value));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };

  const areas = new Set(['answers', ...Object.keys(routes).map((route) => route.split('/')[1])]);
  const knows = (url: string) => url.startsWith('/api/') && areas.has(areaOf(url).area);

  const respond = async (request: Request): Promise<Response> => {
    const { area, id } = areaOf(request.url);
    const file = area === 'files' && request.method === 'GET' ? files.get(id) : undefined;
    if (file) return new Response(file.body, { headers: { 'Content-Type': file.type } });
    if (area === 'answers') return stream({ ...callOf(request), id });
    const route = routes[`${request.method} /${area}${id ? '/:id' : ''}`];
    const { status = 200, body } = route
      ? route({ ...callOf(request), body: await request.arrayBuffer(), id })
      : missing;
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  };

  return { knows, respond, orders, chats, mayRead };
}

export type Api = ReturnType<typeof createApi>;

/** `/api/orders/7` -> the area `orders` and the id 7. */
function areaOf(url: string) {
  const [, , area = '', id = ''] = new URL(url, 'http://localhost').pathname.split('/');
  return { area, id };
}

function callOf({ headers }: Request): Pick<Call, 'language' | 'header' | 'user'> {
  const wanted = headers.get('accept-language') ?? '';
  const language = wanted.startsWith('zh') ? 'zh-Hans' : wanted.startsWith('ar') ? 'ar' : 'en';
  const header = (name: string) => headers.get(name) ?? undefined;
  return { language, header, user: claimsOf(header('authorization')) };
}
