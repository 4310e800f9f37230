import { checkParams, flag, listOf, numberIn, optional } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Checked, type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import type { ElementTarget } from '@/platform/call/element';
import { datasetOf, findAll } from '@/platform/view/find-all';
import { pageAreaOf } from '@/platform/view/page-area';

export type IntersectionOptions = {
  /** Shares of the element, from 0 to 1, at which the listener is told. @default [0] */
  readonly thresholds?: readonly number[] | undefined;
  /** What is taken for known: the listener is not told of it at first. @default 0 */
  readonly initialRatio?: number | undefined;
  /** All that the selector finds, not only the first. @default false */
  readonly observeAll?: boolean | undefined;
};

/** Pixels by which the area is larger (or smaller, when negative) than what it is measured by. */
export type IntersectionMargins = {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
};

export type Intersection = {
  readonly id: string;
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly intersectionRatio: number;
  readonly intersectionRect: DOMRectReadOnly;
  readonly boundingClientRect: DOMRectReadOnly;
  readonly relativeRect: DOMRectReadOnly | null;
  readonly time: number;
};

export type IntersectionWatch = {
  /** Measures by that element's box. */
  relativeTo(target: ElementTarget, margins?: IntersectionMargins): IntersectionWatch;
  /** Measures by what is seen of the page; so it does unless told otherwise. */
  relativeToViewport(margins?: IntersectionMargins): IntersectionWatch;
  /** Rejects when there is nothing to observe. */
  observe(target: ElementTarget, listener: (now: Intersection) => void): Promise<void>;
  disconnect(): Promise<void>;
};

const checkOptions = checkParams({
  thresholds: optional(listOf(numberIn(0, 1)), [0]),
  initialRatio: optional(numberIn(0, 1), 0),
  observeAll: optional(flag, false),
});

/** The code of createIntersectionObserver. It ends with the page that made it, and with the lifetime. */
export function createIntersectionObserver(
  context: PlatformContext,
  prefix: string,
  input: unknown,
  pageId: string | undefined,
  lifetime?: AbortSignal,
): IntersectionWatch {
  const { env, messages, pageLifetimes } = context;
  const ends = [lifetime, pageId === undefined ? undefined : pageLifetimes.of(pageId)];
  let relative: { readonly target?: ElementTarget; readonly margins?: IntersectionMargins } = {};
  let observers: readonly IntersectionObserver[] = [];

  const disconnect = () => {
    for (const observer of observers) observer.disconnect();
    observers = [];
    for (const end of ends) end?.removeEventListener('abort', disconnect);
  };

  const begin = (target: unknown, listener: (now: Intersection) => void, fail: Fail) => {
    const options = checkOptions(input);
    if (!options.ok) throw fail(options.code, options.message);
    const { thresholds, initialRatio, observeAll } = options.params;
    if (typeof listener !== 'function')
      throw fail('invalid', 'parameter.listener should be a function');
    if (ends.some((end) => end?.aborted)) throw fail('abort', messages.t('requestAbort'));
    const { root, scroller } = pageAreaOf(env, pageId);
    const area =
      relative.target === undefined
        ? scroller
        : findAll(root, relative.target, 'relativeTo', fail)[0];
    const found = findAll(root, target, 'selector', fail);
    if (area === undefined || found.length === 0)
      throw fail('not-found', 'the selector matches nothing in the page');
    const known = new Set<Element>();
    const observer = new env.window.IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const isFirst = !known.has(entry.target);
          known.add(entry.target);
          if (!isFirst || entry.intersectionRatio !== initialRatio) listener(tellOf(entry));
        }
      },
      { root: area, rootMargin: marginOf(relative.margins), threshold: [...thresholds] },
    );
    for (const element of observeAll ? found : found.slice(0, 1)) observer.observe(element);
    observers = [...observers, observer];
    for (const end of ends) end?.addEventListener('abort', disconnect);
  };

  const observe = defineMethod<readonly unknown[], readonly unknown[], void>(
    context,
    `${prefix}observe`,
    {
      check: (args) => ({ ok: true, params: args }) as Checked<readonly unknown[]>,
      run: ([target, listener], fail) => begin(target, listener as never, fail),
    },
  );

  const watch: IntersectionWatch = {
    relativeTo: (target, margins = {}) => {
      relative = { target, margins };
      return watch;
    },
    relativeToViewport: (margins = {}) => {
      relative = { margins };
      return watch;
    },
    observe: (...args) => observe(args),
    disconnect: async () => disconnect(),
  };
  return watch;
}

function tellOf(entry: IntersectionObserverEntry): Intersection {
  const { target, intersectionRatio, intersectionRect, boundingClientRect, time } = entry;
  const common = { id: target.id, dataset: datasetOf(target), relativeRect: entry.rootBounds };
  return { ...common, intersectionRatio, intersectionRect, boundingClientRect, time };
}

function marginOf(margins: IntersectionMargins | undefined): string {
  const px = (side: keyof IntersectionMargins) => `${Number(margins?.[side]) || 0}px`;
  return [px('top'), px('right'), px('bottom'), px('left')].join(' ');
}
