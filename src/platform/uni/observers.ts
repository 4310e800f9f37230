import type { FactoryCall } from '@/platform/call/lazy-object';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { defineMethod } from '@/platform/call/define';
import type { ElementTarget } from '@/platform/call/element';
import {
  checkParams,
  flag,
  listOf,
  number,
  numberIn,
  oneOf,
  optional,
} from '@/platform/call/params';
import { datasetOf, findAll, pageAreaOf } from './page-elements';

export type IntersectionOptions = {
  /** Visible shares of the element, from 0 to 1, at which the listener is called. @default [0] */
  readonly thresholds?: readonly number[] | undefined;
  /** The first call is left out if the visible share equals this. @default 0 */
  readonly initialRatio?: number | undefined;
  /** Observes all matches of the selector, not only the first. @default false */
  readonly observeAll?: boolean | undefined;
};

/** Pixels that enlarge the area. Negative ones make it smaller. */
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
  /** Compares with the box of an element. */
  relativeTo(target: ElementTarget, margins?: IntersectionMargins): IntersectionWatch;
  /** Compares with the visible part of the page. This is the default. */
  relativeToViewport(margins?: IntersectionMargins): IntersectionWatch;
  /** Rejects if the selector matches nothing. */
  observe(target: ElementTarget, listener: (now: Intersection) => void): Promise<void>;
  disconnect(): Promise<void>;
};

export type MediaDescriptor = {
  /** Pixels, like the next five. */
  readonly width?: number | undefined;
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
  readonly height?: number | undefined;
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  readonly orientation?: 'portrait' | 'landscape' | undefined;
};

export type MediaWatch = {
  /** Calls the listener at once, and after each change. */
  observe(
    descriptor: MediaDescriptor,
    listener: (now: { readonly matches: boolean }) => void,
  ): Promise<void>;
  disconnect(): Promise<void>;
};

const checkOptions = checkParams({
  thresholds: optional(listOf(numberIn(0, 1)), [0]),
  initialRatio: optional(numberIn(0, 1), 0),
  observeAll: optional(flag, false),
});

const checkMedia = checkParams({
  width: optional(number),
  minWidth: optional(number),
  maxWidth: optional(number),
  height: optional(number),
  minHeight: optional(number),
  maxHeight: optional(number),
  orientation: optional(oneOf('portrait', 'landscape')),
});

/** The code of createIntersectionObserver. The observer ends with the page that created it, or with the lifetime. */
export function createIntersectionObserver(
  context: PlatformContext,
  { prefix, pageId, lifetime }: FactoryCall,
  options?: IntersectionOptions,
): IntersectionWatch {
  const { env } = context;
  const { start, disconnect } = createObservations(context, pageId, lifetime);
  let reference: { readonly target?: ElementTarget; readonly margins?: IntersectionMargins } = {};

  const begin = ([target, listener]: readonly unknown[], fail: Fail) => {
    const checked = checkOptions(options);
    if ('refused' in checked) throw fail('invalid', checked.refused);
    const { thresholds, initialRatio, observeAll } = checked.value;
    requireFunction(listener, fail);
    start(fail, () => {
      const { root, scroller } = pageAreaOf(env, pageId);
      const area =
        reference.target === undefined
          ? scroller
          : findAll(root, reference.target, 'relativeTo', fail)[0];
      const found = findAll(root, target, 'selector', fail);
      if (area === undefined || found.length === 0)
        throw fail('not-found', 'the selector matches nothing in the page');
      const seen = new Set<Element>();
      const observer = new env.window.IntersectionObserver(
        (entries) => {
          for (const entry of entries) {
            const isFirst = !seen.has(entry.target);
            seen.add(entry.target);
            if (!isFirst || entry.intersectionRatio !== initialRatio)
              listener(intersectionOf(entry));
          }
        },
        { root: area, rootMargin: marginOf(reference.margins), threshold: [...thresholds] },
      );
      for (const element of observeAll ? found : found.slice(0, 1)) observer.observe(element);
      return () => observer.disconnect();
    });
  };

  const observe = defineObserve(context, prefix, begin);
  const watch: IntersectionWatch = {
    relativeTo: (target, margins = {}) => {
      reference = { target, margins };
      return watch;
    },
    relativeToViewport: (margins = {}) => {
      reference = { margins };
      return watch;
    },
    observe: (...args) => observe(args),
    disconnect: async () => disconnect(),
  };
  return watch;
}

/** The code of createMediaQueryObserver. The observer ends with the page that created it, or with the lifetime. */
export function createMediaQueryObserver(
  context: PlatformContext,
  { prefix, pageId, lifetime }: FactoryCall,
): MediaWatch {
  const { start, disconnect } = createObservations(context, pageId, lifetime);

  const begin = ([descriptor, listener]: readonly unknown[], fail: Fail) => {
    const checked = checkMedia(descriptor);
    if ('refused' in checked) throw fail('invalid', checked.refused);
    requireFunction(listener, fail);
    const list = context.env.window.matchMedia(mediaQuery(checked.value));
    const notify = () => listener({ matches: list.matches });
    start(fail, () => {
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    });
    notify();
  };

  const observe = defineObserve(context, prefix, begin);
  return {
    observe: (...args) => observe(args),
    disconnect: async () => disconnect(),
  };
}

/** A media query of CSS. Without a condition it always matches. */
export function mediaQuery(descriptor: MediaDescriptor): string {
  const conditions = Object.entries(descriptor).flatMap(([name, value]) => {
    const feature = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const unit = typeof value === 'number' ? 'px' : '';
    return value === undefined ? [] : [`(${feature}: ${value}${unit})`];
  });
  return conditions.join(' and ') || 'all';
}

/** The observations of one observer. They end together: by disconnect, with the page, or with the lifetime. */
function createObservations(
  { messages, navigator }: PlatformContext,
  pageId: string | undefined,
  lifetime: AbortSignal | undefined,
) {
  const lifetimes = [lifetime, pageId === undefined ? undefined : navigator.lifeOf(pageId)];
  let stops: readonly (() => void)[] = [];

  const disconnect = () => {
    for (const stop of stops) stop();
    stops = [];
    for (const each of lifetimes) each?.removeEventListener('abort', disconnect);
  };

  /** `begin` returns the function that ends the observation. */
  const start = (fail: Fail, begin: () => () => void) => {
    if (lifetimes.some((each) => each?.aborted)) throw fail('abort', messages.t('requestAbort'));
    stops = [...stops, begin()];
    for (const each of lifetimes) each?.addEventListener('abort', disconnect);
  };

  return { start, disconnect };
}

/** The method `observe`, whose parameters are a list. */
function defineObserve(
  context: PlatformContext,
  prefix: string,
  begin: (args: readonly unknown[], fail: Fail) => void,
) {
  return defineMethod<readonly unknown[], readonly unknown[], void>(context, `${prefix}observe`, {
    check: (args) => ({ value: args as readonly unknown[] }),
    run: begin,
  });
}

type Listener = (now: unknown) => void;

function requireFunction(listener: unknown, fail: Fail): asserts listener is Listener {
  if (typeof listener !== 'function')
    throw fail('invalid', 'parameter.listener should be a function');
}

function intersectionOf(entry: IntersectionObserverEntry): Intersection {
  const { target, intersectionRatio, intersectionRect, boundingClientRect, time } = entry;
  const common = { id: target.id, dataset: datasetOf(target), relativeRect: entry.rootBounds };
  return { ...common, intersectionRatio, intersectionRect, boundingClientRect, time };
}

function marginOf(margins: IntersectionMargins | undefined): string {
  const px = (side: keyof IntersectionMargins) => `${Number(margins?.[side]) || 0}px`;
  return [px('top'), px('right'), px('bottom'), px('left')].join(' ');
}
