/** The URL of the first route. Each parameter is 1. */
export function startPath([first = '/']: readonly string[]): string {
  return first.replaceAll(/:\w+/g, '1');
}
