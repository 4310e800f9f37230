import { isPossible } from './choose';
import type { Choose, Failure } from './run';
import type { Step } from './steps';

/** Walks the given steps. Those that have become impossible are left out. */
export function replay(steps: readonly Step[]): Choose {
  let next = 0;
  return (models) => {
    while (next < steps.length) {
      const step = steps[next] as Step;
      next += 1;
      const isStart = models.length === 0;
      if (isStart ? step.do === 'start' : models.every((model) => isPossible(model, step)))
        return step;
    }
    return null;
  };
}

/** Leaves out parts of a failing walk, large ones first, as long as what is left still fails. */
export async function shrink(
  failure: Failure,
  run: (choose: Choose) => Promise<Failure | null>,
  deadline: number,
): Promise<Failure> {
  let shortest = failure;
  const attempt = async (steps: readonly Step[]) => {
    const found = await run(replay(steps));
    const isShorter = found && found.steps.length < shortest.steps.length;
    if (isShorter) shortest = found;
    return isShorter;
  };
  let size = Math.ceil((shortest.steps.length - 1) / 2);
  while (size >= 1 && Date.now() < deadline) {
    // The last step shows the defect, and the first one starts the app.
    let at = shortest.steps.length - 1 - size;
    let hasShrunk = false;
    while (at > -size && Date.now() < deadline) {
      const from = Math.max(at, 1);
      const to = Math.max(at + size, 1);
      if (to > from) {
        const left = [...shortest.steps.slice(0, from), ...shortest.steps.slice(to)];
        hasShrunk = (await attempt(left)) || hasShrunk;
      }
      at -= size;
    }
    if (size > 1 || !hasShrunk) size = size === 1 ? 0 : Math.floor(size / 2);
  }
  return shortest;
}
