import { asyncCalls, events, factory, syncCall } from '@/platform/call/rows';
import { createClient } from './client';
import { sendEarly, withAxios } from './early-request';
import { connectSocket, socketCode } from './socket-factory';

const transfers = () => withAxios(import('@/platform/apis/network'));
const socketCalls = () => import('@/platform/apis/socket');

export const networkRows = {
  ...asyncCalls(() => withAxios(import('./request')), {
    /** Sends an HTTP request. */
    request: { begin: sendEarly },
  }),
  ...asyncCalls(transfers, {
    /** Sends files to a server as a form, or in parts that can be resumed. */
    uploadFile: {},
    /** Fetches a file, and resumes after a lost connection. */
    downloadFile: {},
  }),
  /** Creates a client: requests with base URL, headers, interceptors and token refresh in common. */
  createClient: syncCall(createClient),
  /** Opens a connection for messages in both directions. Returns at once and reports by events. */
  connectSocket: factory(connectSocket),
  ...asyncCalls(socketCalls, {
    /** Sends a message through the newest socket. */
    sendSocketMessage: {},
    /** Closes the newest socket. */
    closeSocket: {},
  }),
  ...events(socketCode, {
    /** The newest socket has opened. */
    socketOpen: {},
    /** The newest socket has received a message. */
    socketMessage: {},
    /** The newest socket has failed. */
    socketError: {},
    /** The newest socket has closed. */
    socketClose: {},
  }),
};
