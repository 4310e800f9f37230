/** More of a list of numbers is of no use on a phone. */
const SHOWN = 32;

/** JSON has nothing to say of files and bytes. */
export function printValue(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) => summary(part), 2);
}

function summary(part: unknown): unknown {
  if (part instanceof File) return `File(${part.name}, ${part.size} bytes)`;
  if (part instanceof Blob) return `Blob(${part.size} bytes)`;
  if (part instanceof ArrayBuffer) return `ArrayBuffer(${part.byteLength})`;
  if (!ArrayBuffer.isView(part) || part instanceof DataView) return part;
  const numbers = Array.from(part as Uint8Array).slice(0, SHOWN);
  const rest = (part as Uint8Array).length - numbers.length;
  return `${part.constructor.name}(${numbers.join(', ')}${rest > 0 ? `, and ${rest} more` : ''})`;
}
