/** The text of a form value. An object is no text: a draft of another version may have one. */
export function textOf(given: unknown): string | undefined {
  if (Object.prototype.toString.call(given) === '[object Object]') return undefined;
  return Number.isNaN(given) ? '' : String(given ?? '');
}

/** The number of a form value, which may be a text. Undefined if there is no number. */
export function numberOf(given: unknown): number | undefined {
  if (given === null || given === undefined || String(given).trim() === '') return undefined;
  const number = Number(given);
  return Number.isNaN(number) ? undefined : number;
}

/** The texts of a form value: a list, or one text. */
export function textsOf(given: unknown): readonly string[] {
  if (Array.isArray(given) && given.every((one) => typeof one === 'string')) return given;
  return [given].flat().flatMap((one) => textOf(one) || []);
}

/** Whether the form value checks a box: true, the value of the box, or a list with it. */
export function isChecked(given: unknown, own: string): boolean {
  return [given].flat().some((one) => one === true || one === own);
}
