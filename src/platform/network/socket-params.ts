import type { CheckedBy } from '@/platform/call/check';
import {
  checkParams,
  fieldFor,
  flag,
  oneOf,
  optional,
  required,
  shape,
  text,
} from '@/platform/call/params';
import { tagOf } from '@/platform/call/take';
import { count, duration, notEmpty, oneOrMore, orFlag, restBetween } from './fields';
import { type ReconnectParams, reconnectPlan } from './reconnect';

export type SocketData = string | ArrayBuffer | ArrayBufferView<ArrayBuffer> | Blob;

/** The messages that may wait for a connection. */
const QUEUE_SIZE = 1000;

export type SocketHeartbeat = {
  /** Milliseconds without a message, after which the socket sends a heartbeat. 1 or more. @default 30000 */
  readonly interval?: number | undefined;
  /** @default 'ping' */
  readonly message?: string | undefined;
  /** The server's answer. Listeners do not get it. Without `reply`, any message counts as the answer. */
  readonly reply?: string | undefined;
  /** Milliseconds to wait for the answer. Then the connection counts as broken. 0 is no limit. @default 10000 */
  readonly timeout?: number | undefined;
};

/** Makes the address of a connection. It may ask a server for a ticket. */
export type MakeSocketUrl = () => string | Promise<string>;

export type ConnectSocketParams = {
  /** ws: or wss:, or a path on this origin. A function runs before each connection, so that a token in it is fresh. */
  readonly url: string | MakeSocketUrl;
  readonly protocols?: string | readonly string[] | undefined;
  /** Whether send() refuses or queues a message while the socket connects. @default 'refuse' [S8.12] */
  readonly beforeOpen?: 'refuse' | 'queue' | undefined;
  /** Messages that may wait in the queue. send() rejects further ones with code `busy`. @default 1000 */
  readonly queueSize?: number | undefined;
  /** Milliseconds for each connection to open. 0 is no limit. @default 60000 */
  readonly timeout?: number | undefined;
  /** @default 'arraybuffer' */
  readonly binaryType?: 'arraybuffer' | 'blob' | undefined;
  /** Connects again after the connection broke. @default false */
  readonly reconnect?: boolean | ReconnectParams | undefined;
  /** Detects a connection that is broken without an error. @default false */
  readonly heartbeat?: boolean | SocketHeartbeat | undefined;
  /** Closes the socket when the page that connected is unloaded. @default false */
  readonly endsWithPage?: boolean | undefined;
};

const socketUrl = fieldFor<string | MakeSocketUrl>(
  (value) => typeof value === 'function' || (typeof value === 'string' && value !== ''),
  'a string that is not empty, or a function',
);

export const checkSocket = checkParams({
  url: required(socketUrl),
  protocols: optional(oneOrMore(notEmpty), []),
  beforeOpen: optional(oneOf('refuse', 'queue'), 'refuse'),
  queueSize: optional(count, QUEUE_SIZE),
  timeout: optional(duration, 60_000),
  binaryType: optional(oneOf('arraybuffer', 'blob'), 'arraybuffer'),
  reconnect: optional(reconnectPlan, null),
  heartbeat: optional(
    orFlag(
      shape({
        interval: optional(restBetween, 30_000),
        message: optional(text, 'ping'),
        reply: optional(text),
        timeout: optional(duration, 10_000),
      }),
    ),
    null,
  ),
  endsWithPage: optional(flag, false),
});

export type SocketPlan = CheckedBy<typeof checkSocket>;

export type SendSocketMessageParams = { readonly data: SocketData };

const data = fieldFor<SocketData>(
  (value) =>
    typeof value === 'string' ||
    ArrayBuffer.isView(value) ||
    /^(ArrayBuffer|Blob|File)$/.test(tagOf(value)),
  'a string, an ArrayBuffer or a Blob',
);

export const checkMessage = checkParams({ data: required(data) });

export type CloseSocketParams = {
  /** 1000, or 3000 to 4999. @default 1000 */
  readonly code?: number | undefined;
  /** At most 123 bytes of UTF-8. @default '' */
  readonly reason?: string | undefined;
};

const closeCode = fieldFor<number>(
  (value) => typeof value === 'number' && /^(1000|[34]\d{3})$/.test(`${value}`),
  '1000 or from 3000 to 4999',
);

const closeReason = fieldFor<string>(
  (value) => typeof value === 'string' && new TextEncoder().encode(value).length <= 123,
  'a string of at most 123 bytes',
);

export const checkClose = checkParams({
  code: optional(closeCode, 1000),
  reason: optional(closeReason, ''),
});
