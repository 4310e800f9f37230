/** Whether a version is another one or a later one: 6.10 is later than 6.4. */
export function isAtLeast(version: string, wanted: string): boolean {
  const [ours, theirs] = [partsOf(version), partsOf(wanted)];
  const at = theirs.findIndex((part, index) => part !== (ours[index] ?? 0));
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0);
}

function partsOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
