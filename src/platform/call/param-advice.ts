/** Names that developers know from other libraries. */
const ALIASES: Readonly<Record<string, string>> = {
  headers: 'header',
  body: 'data',
  params: 'data',
  query: 'data',
  payload: 'data',
  path: 'filePath',
  src: 'filePath',
  file: 'filePath',
};

/** uni-app's callbacks. Here a call returns a promise. */
const CALLBACKS = ['success', 'fail', 'complete'];

/** The advice about a parameter that a call does not know. `known` are the names that it knows. */
export function adviceFor(name: string, known: ReadonlySet<string>): string {
  if (CALLBACKS.includes(name)) {
    return `parameter.${name} is never called. Calls return promises: await the call, or use then() and catch().`;
  }
  const likely = likelyOf(name, [...known]);
  const advice = likely ? ` Did you mean parameter.${likely}?` : '';
  return `parameter.${name.slice(0, 100)} is not known and has no effect.${advice}`;
}

function likelyOf(name: string, known: readonly string[]): string | undefined {
  const alias = ALIASES[name];
  if (alias !== undefined && known.includes(alias)) return alias;
  const nearest = known
    .filter((other) => other !== 'signal')
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  // Two typing errors turn a short word into another one.
  return nearest && nearest.edits <= (name.length < 5 ? 1 : 2) ? nearest.other : undefined;
}

/** The number of letters to add, remove or change. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from.slice(0, 100)].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
