// The entry `portico/signature`, for any framework. docs/wechat-signature.md shows how to use it.
/** @typedef {import('./lease.mjs').TicketStore} TicketStore */
/** @typedef {import('./signers.mjs').Signature} Signature */
/** @typedef {import('./signers.mjs').SignatureOptions} SignatureOptions */
export { HttpError } from '../shared/http.mjs';
export { createMemoryStore } from './lease.mjs';
export { createSigner } from './signers.mjs';
export { createSigners } from './signers.mjs';
export { dingtalkTicket } from './tickets.mjs';
export { readWeChatOptions } from './read-wechat-options.mjs';
export { parseOrigins, signableUrl } from './signable-url.mjs';
export { signatureOf } from './signers.mjs';
export { UpstreamError } from './upstream.mjs';
export { wechatTicket } from './tickets.mjs';
export { wecomTickets } from './tickets.mjs';
