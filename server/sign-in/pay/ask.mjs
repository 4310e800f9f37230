// One request to WeChat Pay. Nothing in its answer counts before the signature of the answer is checked.
import { HttpError } from '../../shared/http.mjs';
import { authorizationOf, judgeSignature } from './signatures.mjs';

/** @typedef {import('./check-options.mjs').Account} Account */

const MAX_BYTES = 256 * 1024;

/**
 * WeChat Pay failed or refused. The error has no `cause` and none of WeChat Pay's own words: both may repeat the request.
 */
export class WeChatPayError extends HttpError {
  /**
   * @param {string} message
   * @param {object} [facts]
   * @param {number} [facts.status] the status for the client of this server, 502
   * @param {string} [facts.code] of WeChat Pay, such as ORDERPAID. Only signed refusals have one
   */
  constructor(message, { status = 502, code } = {}) {
    super(status, message, {}, code === undefined ? {} : { code });
    this.name = 'WeChatPayError';
    this.code = code;
  }
}

/** @type {Record<Exclude<import('./signatures.mjs').Verdict, 'valid'>, string>} */
const DISTRUST = {
  unsigned: 'without a signature',
  malformed: 'with a malformed signature',
  probe: 'with the signature of a probe',
  stale: 'with a time that differs by more than 5 minutes: check the clock of this server',
  'unknown serial': 'with a serial number that is not in publicKeys',
  forged: 'with a wrong signature',
};

/** @param {Response} response */
async function readBytes(response) {
  const pieces = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    // Leaving the loop cancels the body.
    if (size > MAX_BYTES) throw new WeChatPayError(`WeChat Pay sent more than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** @param {Uint8Array} bytes @returns {Record<string, unknown> | undefined} */
export function parseObject(bytes) {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * WeChat Pay does not sign if it does not accept the signature of the request. Gateways before it do not sign either. Such
 * a code is for readers of the message, so programs do not get it.
 * @param {number} status
 * @param {{ body: Uint8Array, isSigned: boolean }} answer
 */
function refusalOf(status, { body, isSigned }) {
  const given = parseObject(body)?.code;
  const code = typeof given === 'string' && /^[A-Z][A-Z\d_]{0,63}$/.test(given) ? given : undefined;
  if (code === undefined) return new WeChatPayError(`WeChat Pay answered with status ${status}`);
  if (isSigned) {
    // Another request of the same user was faster.
    const conflict = code === 'ORDERPAID' ? { status: 409 } : {};
    return new WeChatPayError(`WeChat Pay refused with code ${code}`, { code, ...conflict });
  }
  return new WeChatPayError(
    `WeChat Pay refused with status ${status} and the unsigned code ${code}`,
  );
}

/** @param {Response} response @param {Uint8Array} body @param {Account} account */
function checkAnswer({ status, ok, headers }, body, account) {
  const verdict = judgeSignature({ headers, body }, account);
  if (verdict !== 'valid' && (ok || verdict !== 'unsigned')) {
    throw new WeChatPayError(`WeChat Pay answered ${DISTRUST[verdict]}`);
  }
  if (!ok) throw refusalOf(status, { body, isSigned: verdict === 'valid' });
  // The answer to `close` is empty.
  if (status === 204) return {};
  const value = parseObject(body);
  if (!value) throw new WeChatPayError('WeChat Pay answered in an unknown form');
  return value;
}

/**
 * @typedef {object} Question
 * @property {'GET' | 'POST'} method
 * @property {string} path with its query
 * @property {unknown} [body]
 */

/**
 * @param {Account} account
 * @returns {(question: Question) => Promise<Record<string, unknown>>}
 */
export function createAsk(account) {
  const { api, timeout, publicKeys } = account;
  // Without this header, merchants with a public key may get answers signed with the older certificate.
  const publicKeyId = [...publicKeys.keys()].find((serial) => serial.startsWith('PUB_KEY_ID_'));

  return async ({ method, path, body: content }) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const deadline = AbortSignal.timeout(timeout);
    /** @type {'waiting' | 'answering'} */
    let phase = 'waiting';
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: authorizationOf({ method, path, body }, account),
          'User-Agent': 'portico',
          ...(body !== '' && { 'Content-Type': 'application/json' }),
          ...(publicKeyId !== undefined && { 'Wechatpay-Serial': publicKeyId }),
        },
        ...(body !== '' && { body }),
        redirect: 'manual',
        signal: deadline,
      });
      phase = 'answering';
      return checkAnswer(response, await readBytes(response), account);
    } catch (error) {
      if (error instanceof WeChatPayError) throw error;
      if (deadline.aborted) {
        throw new WeChatPayError(`WeChat Pay did not answer in ${timeout} ms`, { status: 504 });
      }
      throw new WeChatPayError(
        phase === 'waiting' ? 'WeChat Pay cannot be reached' : 'the answer of WeChat Pay was cut',
      );
    }
  };
}
