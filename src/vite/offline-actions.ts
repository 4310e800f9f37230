// Actions of the outbox, in the service worker. It has no code of the product, so it repeats the requests that a page has made.
import { createStore, entries, update, type UseStore } from 'idb-keyval';
import { CLIENT_TIMEOUT } from '../shared/defaults';
import {
  ACTION_HEADER,
  ANSWERED,
  KEY_HEADER,
  type KeptAction,
  type KeptAnswer,
  type KeptRequest,
} from '../shared/kept-actions';
import { mayPass } from '../shared/temporary-status';

/** Not in all browsers. */
type Registration = { readonly sync?: { register(tag: string): Promise<void> } };

/** Larger requests wait for the app: they would be in the database twice. */
const MOST_BYTES = 100_000;

const TAG = 'portico-outbox ';

/** These headers are about the bytes on the way. */
const OF_TRANSFER = ['content-length', 'content-encoding', 'transfer-encoding'];

const storeOf = (database: string) => createStore(database, 'values');

/** The actions of a database, in their order. */
async function actionsIn(store: UseStore): Promise<readonly (readonly [string, KeptAction])[]> {
  const all = await entries<string, unknown>(store);
  const isAction = (entry: readonly [string, unknown]): entry is [string, KeptAction] =>
    typeof entry[1] === 'object' && entry[1] !== null;
  return all.filter(isAction).sort(([, one], [, other]) => one.order - other.order);
}

/** Changes an action, unless the user has edited or removed it. */
function change(
  store: UseStore,
  id: string,
  key: string,
  fields: Partial<KeptAction>,
): Promise<void> {
  return update<KeptAction | undefined>(
    id,
    (now) => (now?.idempotencyKey === key ? { ...now, ...fields } : now),
    store,
  );
}

/** Answers a request of the outbox: it keeps the request, or gives the answer that came while no page was open. */
export async function answerAction(request: Request, { sync }: Registration): Promise<Response> {
  const [wish, ...name] = (request.headers.get(ACTION_HEADER) ?? '').split(' ');
  const database = name.join(' ');
  const store = storeOf(database);
  const key = request.headers.get(KEY_HEADER);
  const found = (await actionsIn(store)).find(([, action]) => action.idempotencyKey === key);
  if (wish === 'answer') {
    const answer = found?.[1].answer;
    const isSame = answer?.url === request.url && answer.method === request.method;
    return isSame ? responseOf(answer) : fetch(requestOf(await keptOf(request)));
  }
  if (found && key) {
    const kept = await keptOf(request);
    if (kept.body.size <= MOST_BYTES) {
      await change(store, found[0], key, { kept });
      // Without permission for it, the action waits for the app.
      await sync?.register(TAG + database).catch(() => {});
    }
  }
  return Response.error();
}

async function keptOf(request: Request): Promise<KeptRequest> {
  const { method, url, credentials } = request;
  const headers = [...request.headers].filter(
    ([name]) => name.toLowerCase() !== ACTION_HEADER.toLowerCase(),
  );
  return { method, url, credentials, headers, body: await request.clone().blob() };
}

function requestOf({ url, method, credentials, headers, body }: KeptRequest): Request {
  const sent = body.size > 0 ? { body } : {};
  return new Request(url, { method, credentials, headers: headersOf(headers), ...sent });
}

function responseOf({ status, headers, body }: KeptAnswer): Response {
  return new Response(body.size > 0 ? body : null, { status, headers: headersOf(headers) });
}

const headersOf = (headers: KeptRequest['headers']) =>
  headers.map(([name, value]): [string, string] => [name, value]);

/** The network is there. Rejects if the browser must come again. */
export async function sendActions(tag: string): Promise<void> {
  if (!tag.startsWith(TAG)) return;
  const database = tag.slice(TAG.length);
  // An open page sends, or this worker.
  const isDone = await navigator.locks.request(database, () => sendKept(storeOf(database)));
  // oxlint-disable-next-line no-restricted-globals -- Safari has no sync events
  const channel = new BroadcastChannel(database);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(ANSWERED);
  channel.close();
  if (!isDone) throw new Error('some actions could not be sent');
}

/** Whether all that can be sent has been sent. */
async function sendKept(store: UseStore): Promise<boolean> {
  /** The action behind them needs the app, or has to come later. */
  const held: KeptAction[] = [];
  let isDone = true;
  for (const [id, action] of await actionsIn(store)) {
    const { refused, kept, answer, idempotencyKey } = action;
    if (refused || !kept || held.some((before) => isBehind(action, before))) {
      held.push(action);
      continue;
    }
    const come = answer ?? (await ask(kept));
    if (!come || mayPass(come.status)) isDone = false;
    const isFinal = come && !mayPass(come.status) && come.status !== 401;
    if (!isFinal || come.status >= 400) held.push(action);
    // The app reads it at its next start. Without it, the app would send the action once more.
    if (isFinal && !answer) await change(store, id, idempotencyKey, { answer: come, retryAt: 0 });
  }
  return isDone;
}

/** The actions of another person are not in the way. */
function isBehind({ group, user }: KeptAction, before: KeptAction): boolean {
  const isOfSame = user === before.user || user === null || before.user === null;
  return group === before.group && isOfSame;
}

/** The answer of the server, or null if it was not reached. */
async function ask(kept: KeptRequest): Promise<KeptAnswer | null> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), CLIENT_TIMEOUT);
  try {
    const response = await fetch(requestOf(kept), { signal: ending.signal });
    const headers = [...response.headers].filter(([name]) => !OF_TRANSFER.includes(name));
    const { method, url } = kept;
    return { method, url, status: response.status, headers, body: await response.blob() };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
