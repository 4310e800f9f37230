/** What is open after this one was pressed. */
export function toggleName(
  open: readonly string[],
  name: string,
  accordion: boolean,
): readonly string[] {
  if (open.includes(name)) return open.filter((other) => other !== name);
  return accordion ? [name] : [...open, name];
}
