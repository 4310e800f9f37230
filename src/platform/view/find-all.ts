import type { Fail } from '@/platform/call/check';
import { isElementTarget } from '@/platform/call/element';

const SHOWN = 200;

/** What a selector finds, or the element that was handed in; nothing for a ref that is empty. */
export function findAll(
  root: ParentNode,
  target: unknown,
  name: string,
  fail: Fail,
): readonly Element[] {
  if (!isElementTarget(target))
    throw fail('invalid', `parameter.${name} should be a selector, an element or a ref`);
  if (typeof target !== 'string') {
    const element = 'current' in target ? target.current : target;
    return element ? [element] : [];
  }
  try {
    return [...root.querySelectorAll(target)];
  } catch (cause) {
    const shown = target.slice(0, SHOWN);
    throw fail('invalid', `parameter.${name} is not a selector: ${shown}`, cause);
  }
}

export function datasetOf(element: Element): Readonly<Record<string, string | undefined>> {
  return 'dataset' in element ? { ...(element as HTMLElement).dataset } : {};
}
