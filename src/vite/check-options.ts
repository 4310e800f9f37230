/** Throws for an unknown option and for a value of a wrong type. `place` is the name of the object in messages. */
export function checkOptions(
  options: object,
  known: Readonly<Record<string, readonly string[]>>,
  place: string,
): void {
  for (const [name, value] of Object.entries(options)) {
    const wanted = known[name];
    if (!wanted) {
      const names = Object.keys(known).join(', ');
      throw new Error(`${place}: there is no option '${name}'. The options are ${names}.`);
    }
    if (value !== undefined && !wanted.some((type) => isOfType(value, type))) {
      const shown = typeof value === 'string' ? `'${value}'` : String(value);
      throw new Error(`${place}: '${name}' is ${shown}, but it must be ${wanted.join(' or ')}.`);
    }
  }
}

export function isOfType(value: unknown, type: string): boolean {
  if (type === 'string[]') {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'positive number') return typeof value === 'number' && value > 0;
  return typeof value === type || `'${String(value)}'` === type;
}
