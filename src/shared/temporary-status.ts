/** These answers of a server may be better next time. */
const TEMPORARY = [408, 425, 429, 500, 502, 503, 504];

/** Whether an answer of that status may be better next time. */
export function mayPass(status: number, statuses: readonly number[] = TEMPORARY): boolean {
  return statuses.includes(status);
}
