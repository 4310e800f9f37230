import { asyncCalls, joinRows, pageCall } from '@/platform/call/rows';
import { takeData } from '@/platform/call/take';
import { createClient } from './client';
import { connectSocket } from './connect-socket';
import { sendEarly } from './early-request';

const requests = () => import('./request');
const uploads = () => import('./upload');
const downloads = () => import('./download');

export const networkRows = joinRows(
  asyncCalls(requests, {
    /** Sends an HTTP request. */
    request: { begin: sendEarly, owned: true, take: takeData },
  }),
  asyncCalls(uploads, {
    /**
     * Uploads files as a form, or one file in parts. An upload in parts resumes after a lost connection.
     *
     * @rejects abort denied failed http-status invalid network not-found offline timeout unsupported
     */
    uploadFile: { owned: true, take: takeData },
  }),
  asyncCalls(downloads, {
    /** Downloads a file, and resumes after a lost connection. */
    downloadFile: { owned: true },
  }),
  {
    /** Creates a client: requests with base URL, headers, interceptors and token refresh in common. */
    createClient: pageCall(createClient),
    /** Opens a connection for messages in both directions. Returns at once and reports by events. */
    connectSocket: pageCall(connectSocket),
  },
);
