/**
 * Percent-encoding that gives back any JavaScript string exactly [S2.1].
 *
 * `encodeURIComponent` refuses a lone surrogate and leaves '.' bare, and a URL parser folds a path segment
 * that is '.' or '..', even as %2e. Both are written in byte sequences that UTF-8 forbids (a surrogate's
 * three bytes, an overlong dot), so nothing else can ever decode to them.
 */

const OVERLONG_DOT = '%C0%AE';
const PERCENT_RUN = /(?:%[0-9a-f]{2})+/gi;
const LONE_SURROGATE = /^[\uD800-\uDFFF]$/;

export function encodePercent(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Iterating a string yields whole characters, and a lone surrogate by itself.
    return Array.from(text, (character) =>
      LONE_SURROGATE.test(character) ? surrogateBytes(character) : encodeURIComponent(character),
    ).join('');
  }
}

export function encodeSegment(text: string): string {
  return text === '.' || text === '..' ? text.replaceAll('.', OVERLONG_DOT) : encodePercent(text);
}

/** Never throws: what is not valid percent-encoding stays as it was typed. */
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
      // A shorter run may still be a whole character.
    }
  }
  return [3, run.slice(0, 3)];
}

function surrogateBytes(surrogate: string): string {
  const code = surrogate.charCodeAt(0);
  return `%ED%${(0x80 | ((code >> 6) & 0x3f)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`.toUpperCase();
}
