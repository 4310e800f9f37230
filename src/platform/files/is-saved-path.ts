/** What the paths of saved files begin with. */
export const SCHEME = 'saved:';

export function isSavedPath(path: string): boolean {
  return path.startsWith(SCHEME);
}
