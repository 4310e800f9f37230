/**
 * Which calls of the bridge this version of the host has, by its own answer to checkJsApi. Android gives that as text,
 * and some clients leave names out: what is not called false is taken to be there.
 */
export function readKnownNames(checkResult: unknown): (native: string) => boolean {
  const known = recordOf(checkResult);
  return (native) => known[native] !== false && known[native] !== 'false';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return Object(value) as Record<string, unknown>;
  try {
    return Object(JSON.parse(value)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
