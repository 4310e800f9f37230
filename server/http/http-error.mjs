/** Thrown by a route: becomes an answer of that status with `{ error, ...details }`. */
export class HttpError extends Error {
  /**
   * @param {number} status
   * @param {string} message what the caller reads
   * @param {Record<string, string>} [headers]
   * @param {Record<string, unknown>} [details]
   */
  constructor(status, message, headers = {}, details = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}
