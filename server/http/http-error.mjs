/** Thrown by a route: becomes an answer of that status with `{ error }`. */
export class HttpError extends Error {
  /**
   * @param {number} status
   * @param {string} message what the caller reads
   * @param {Record<string, string>} [headers]
   */
  constructor(status, message, headers = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}
