import type { CheckedBy } from '@/platform/call/check';
import { callback, checkParams, flag, oneOf, optional } from '@/platform/call/params';
import type { CallOptions } from '@/platform/call/task';
import { type ReconnectParams, reconnectPlan } from './reconnect';
import { type RequestParams, sendingFields } from './request-params';

type SharedParams = Omit<
  RequestParams,
  'url' | 'timeout' | 'attemptTimeout' | 'dataType' | 'responseType' | 'onChunk'
> &
  CallOptions & {
    /** Milliseconds until the server begins to answer. 0 means no limit. @default the client's `timeout` */
    readonly timeout?: number | undefined;
    /** Milliseconds without a byte after which the connection counts as broken. 0 means no limit. @default 0 */
    readonly attemptTimeout?: number | undefined;
    /** Ends the stream when its page leaves the stack: the page that called, or else the page on top. @default true */
    readonly endsWithPage?: boolean | undefined;
  };

export type StreamParams = SharedParams & {
  /** `json` gives the value of each line. `text` gives each part of the text as it arrives. @default 'text' */
  readonly dataType?: 'text' | 'json' | undefined;
};

export type EventsParams = SharedParams & {
  /**
   * Connects again after the connection broke or ended. A POST or a PATCH needs an `idempotencyKey` for it.
   * @default true
   */
  readonly reconnect?: boolean | ReconnectParams | undefined;
  /** Called with true for each connection, and with false when it is lost and another one follows. */
  readonly onConnectedChange?: ((isConnected: boolean) => void) | undefined;
};

/** An event that a server has sent. */
export type ServerEvent = {
  /** @default 'message' */
  readonly event: string;
  readonly data: string;
  /** The newest id that the server has sent, '' before the first one. */
  readonly id: string;
};

const streamFields = { ...sendingFields, endsWithPage: optional(flag, true) };

export const checkStream = checkParams({
  ...streamFields,
  dataType: optional(oneOf('text', 'json')),
});

export const checkEvents = checkParams({
  ...streamFields,
  reconnect: (value, name) => reconnectPlan(value === undefined ? true : value, name),
  onConnectedChange: optional(callback<(isConnected: boolean) => void>()),
});

export type StreamPlan = CheckedBy<typeof checkStream>;

export type EventsPlan = CheckedBy<typeof checkEvents>;
