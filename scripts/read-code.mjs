// Just enough reading of source text for the layout checks: no parser, no dependency.

/** Blanks comments and leaves strings alone: 'http://x' is not a comment. */
export function withoutComments(text) {
  const token =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(token, (found) => (found.startsWith('/') ? '' : found));
}

/** The argument lists of all calls of `name`, as text: callsOf('f(a, [1, 2])', 'f') -> [['a', '[1, 2]']]. */
export function callsOf(code, name) {
  const starts = [
    ...code.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('.', '\\.')}\\(`, 'g')),
  ];
  return starts.map(({ index, 0: found }) => argumentsAt(code, index + found.length));
}

function argumentsAt(code, start) {
  const args = [];
  let depth = 0;
  let from = start;
  let quote = '';
  for (let at = start; at < code.length; at += 1) {
    const char = code[at];
    if (quote) {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
      continue;
    }
    if ('\'"`'.includes(char)) quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (depth > 0 && ')]}'.includes(char)) depth -= 1;
    else if (depth === 0 && (char === ',' || char === ')')) {
      args.push(code.slice(from, at).trim());
      from = at + 1;
      if (char === ')') break;
    }
  }
  return args.filter(Boolean);
}
