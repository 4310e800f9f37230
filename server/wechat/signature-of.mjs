import { createHash } from 'node:crypto';

/**
 * What WeChat, WeCom and DingTalk compute themselves: the names in alphabetical order, the values as they are, nothing
 * encoded.
 * @param {{ ticket: string, nonceStr: string, timestamp: number, url: string, hash?: 'sha1' | 'sha256' }} parts
 */
export function signatureOf({ ticket, nonceStr, timestamp, url, hash = 'sha1' }) {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash(hash).update(text).digest('hex');
}
