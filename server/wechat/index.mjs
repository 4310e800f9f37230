// What a product's own server takes: nothing here knows a framework. docs/wechat-signature.md shows how.
/** @typedef {import('./create-memory-store.mjs').TicketStore} TicketStore */
/** @typedef {import('./create-signer.mjs').Signature} Signature */
/** @typedef {import('./create-signers.mjs').SignatureOptions} SignatureOptions */
export { HttpError } from '../http/http-error.mjs';
export { createMemoryStore } from './create-memory-store.mjs';
export { createSigner } from './create-signer.mjs';
export { createSigners } from './create-signers.mjs';
export { dingtalkTicket } from './dingtalk-ticket.mjs';
export { readWeChatOptions } from './read-wechat-options.mjs';
export { parseOrigins, signableUrl } from './signable-url.mjs';
export { signatureOf } from './signature-of.mjs';
export { UpstreamError } from './upstream-error.mjs';
export { wechatTicket } from './wechat-ticket.mjs';
export { wecomTickets } from './wecom-tickets.mjs';
