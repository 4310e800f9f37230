import { HttpError } from './http-error.mjs';

/** What RFC 5987 lets stand as it is. @param {string} name */
const extended = (name) =>
  encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** @param {string} name @param {string} parameter */
function checked(name, parameter) {
  if (name.length <= 255 && !/[\0-\x1f\x7f]/.test(name) && name.isWellFormed()) return name;
  throw new HttpError(400, `${parameter} must have at most 255 characters and none that controls`);
}

/**
 * `attachment` with a plain name, an extended one, or both. The plain one goes as raw UTF-8, as many servers send it.
 * @param {{ name: string | null, star: string | null }} names
 */
export function contentDisposition({ name, star }) {
  const parts = ['attachment'];
  if (name !== null) {
    const quoted = checked(name, 'name').replace(/[\\"]/g, '\\$&');
    parts.push(`filename="${Buffer.from(quoted).toString('latin1')}"`);
  }
  if (star !== null) parts.push(`filename*=UTF-8''${extended(checked(star, 'star'))}`);
  return parts.join('; ');
}
