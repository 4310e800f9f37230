import { HttpError } from '../http/http-error.mjs';

/**
 * The messaging app's own server failed, or refused with a code. It has no cause: the addresses that are asked
 * carry secrets, and causes are logged.
 */
export class UpstreamError extends HttpError {
  /**
   * @param {string} message
   * @param {number} [errcode] of the service
   */
  constructor(message, errcode) {
    super(502, message, {}, errcode === undefined ? {} : { errcode });
    this.name = 'UpstreamError';
    this.errcode = errcode;
  }
}
