/**
 * Percent-encoding that restores any JavaScript string exactly [S2.1].
 *
 * `encodeURIComponent` throws for a lone surrogate and does not encode '.'. A URL parser removes a path segment that
 * is '.' or '..', even as %2e. So this code writes both as byte sequences that UTF-8 forbids: the three bytes of a
 * surrogate, and an overlong dot. No valid text has these bytes.
 */

const OVERLONG_DOT = '%C0%AE';
const PERCENT_RUN = /(?:%[0-9a-f]{2})+/gi;
const LONE_SURROGATE = /^[\uD800-\uDFFF]$/;

export function encodePercent(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Array.from splits a string into whole characters. A lone surrogate is one of them.
    return Array.from(text, (character) =>
      LONE_SURROGATE.test(character) ? surrogateBytes(character) : encodeURIComponent(character),
    ).join('');
  }
}

export function encodeSegment(text: string): string {
  return text === '.' || text === '..' ? text.replaceAll('.', OVERLONG_DOT) : encodePercent(text);
}

/** Never throws. Invalid percent-encoding stays as it is. */
export function decodePercent(text: string): string {
  return text.replace(PERCENT_RUN, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return decodeRun(run);
    }
  });
}

function decodeRun(run: string): string {
  let rest = run;
  let decoded = '';
  while (rest) {
    const [length, text] = decodeFirst(rest);
    decoded += text;
    rest = rest.slice(length);
  }
  return decoded;
}

function decodeFirst(run: string): [length: number, text: string] {
  if (run.slice(0, 6).toUpperCase() === OVERLONG_DOT) return [6, '.'];
  const surrogate = /^%ed%([ab][0-9a-f])%([89ab][0-9a-f])/i.exec(run);
  if (surrogate) {
    const high = Number.parseInt(surrogate[1] as string, 16) & 0x3f;
    const low = Number.parseInt(surrogate[2] as string, 16) & 0x3f;
    return [9, String.fromCharCode(0xd000 | (high << 6) | low)];
  }
  for (let length = 12; length >= 3; length -= 3) {
    try {
      return [length, decodeURIComponent(run.slice(0, length))];
    } catch {
      // The first bytes of the run may still be a whole character.
    }
  }
  return [3, run.slice(0, 3)];
}

function surrogateBytes(surrogate: string): string {
  const code = surrogate.charCodeAt(0);
  return `%ED%${(0x80 | ((code >> 6) & 0x3f)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`.toUpperCase();
}
