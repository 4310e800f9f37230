import type { FactoryCall } from '@/platform/call/lazy-object';
import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { defineMethod } from '@/platform/call/define';
import type { ElementTarget } from '@/platform/call/element';
import type { Env } from '@/platform/call/env';
import { checkParams, fieldFor, flag, optional } from '@/platform/call/params';
import { type PageArea, datasetOf, findAll, pageAreaOf } from './page-elements';

type NodeFields = {
  readonly id?: boolean | undefined;
  readonly dataset?: boolean | undefined;
  readonly rect?: boolean | undefined;
  readonly size?: boolean | undefined;
  readonly scrollOffset?: boolean | undefined;
  /** Names of attributes. */
  readonly properties?: readonly string[] | undefined;
  /** Names of CSS properties. */
  readonly computedStyle?: readonly string[] | undefined;
  readonly node?: boolean | undefined;
};

/** The fields of the question only. */
type NodeInfo = {
  readonly id?: string;
  readonly dataset?: Readonly<Record<string, string | undefined>>;
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly width?: number;
  readonly height?: number;
  readonly scrollLeft?: number;
  readonly scrollTop?: number;
  readonly scrollWidth?: number;
  readonly scrollHeight?: number;
  readonly node?: Element;
  /** Attributes and computed styles. */
  readonly [name: string]: unknown;
};

/** Null if select() matches nothing. An empty list if selectAll() matches nothing. */
export type NodeAnswer = NodeInfo | null | readonly NodeInfo[];

type AnswerCallback = (answer: NodeAnswer) => void;

export type SelectorQuery = {
  /** Searches in this element instead of the whole page. */
  in(scope: Element | { readonly current: Element | null }): SelectorQuery;
  /** Selects the first match, an element, or a ref for the next questions. */
  select(selector: ElementTarget): SelectorQuery;
  selectAll(selector: ElementTarget): SelectorQuery;
  /** Selects the page itself. */
  selectViewport(): SelectorQuery;
  boundingClientRect(callback?: AnswerCallback): SelectorQuery;
  scrollOffset(callback?: AnswerCallback): SelectorQuery;
  fields(fields: NodeFields, callback?: AnswerCallback): SelectorQuery;
  node(callback?: AnswerCallback): SelectorQuery;
  /** Answers all questions, in their order. */
  exec(callback?: (answers: readonly NodeAnswer[]) => void): Promise<readonly NodeAnswer[]>;
};

type Subject =
  | { readonly kind: 'one' | 'all'; readonly target: unknown }
  | { readonly kind: 'viewport' };

type Question = {
  readonly subject: Subject;
  readonly scope: unknown;
  readonly fields: NodeFields;
  readonly callback: unknown;
};

const RECT: NodeFields = { id: true, dataset: true, rect: true, size: true };
const SCROLL: NodeFields = { id: true, dataset: true, scrollOffset: true };

const nameList = fieldFor<readonly string[]>(
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  'a list of names',
);

const checkFields = checkParams({
  id: optional(flag),
  dataset: optional(flag),
  rect: optional(flag),
  size: optional(flag),
  scrollOffset: optional(flag),
  properties: optional(nameList),
  computedStyle: optional(nameList),
  node: optional(flag),
});

/** The code of createSelectorQuery. Only exec() searches and measures. */
export function createSelectorQuery(
  context: PlatformContext,
  { prefix, pageId }: FactoryCall,
): SelectorQuery {
  const { env } = context;
  let subject: Subject = { kind: 'viewport' };
  let scope: unknown;
  let questions: readonly Question[] = [];

  const select = (next: Subject) => {
    subject = next;
    return query;
  };
  const ask = (fields: NodeFields, callback: unknown) => {
    questions = [...questions, { subject, scope, fields, callback }];
    return query;
  };
  const exec = defineMethod<unknown, readonly Question[], readonly NodeAnswer[]>(
    context,
    `${prefix}exec`,
    {
      check: () => ({ value: questions }),
      run: (pending, fail) => {
        questions = [];
        const page = pageAreaOf(env, pageId);
        return pending.map((question) => answerTo(question, page, fail));
      },
    },
  );

  const answerTo = (question: Question, page: PageArea, fail: Fail): NodeAnswer => {
    const { kind } = question.subject;
    const checked = checkFields(question.fields);
    if ('refused' in checked) throw fail('invalid', checked.refused);
    const fields: NodeFields = checked.value;
    if (kind === 'viewport') return readViewport(env, page, fields);
    const root =
      question.scope === undefined
        ? page.root
        : findAll(page.root, question.scope, 'scope', fail)[0];
    const found = root ? findAll(root, question.subject.target, 'selector', fail) : [];
    const read = (element: Element) => readNode(env, element, page, fields);
    if (kind === 'all') return found.map(read);
    return found[0] ? read(found[0]) : null;
  };

  const notify = (callback: unknown, answer: unknown) => {
    if (typeof callback === 'function') callback(answer);
  };

  const query: SelectorQuery = {
    in: (next) => {
      scope = next;
      return query;
    },
    select: (target) => select({ kind: 'one', target }),
    selectAll: (target) => select({ kind: 'all', target }),
    selectViewport: () => select({ kind: 'viewport' }),
    boundingClientRect: (callback) => ask(RECT, callback),
    scrollOffset: (callback) => ask(SCROLL, callback),
    fields: ask,
    node: (callback) => ask({ node: true }, callback),
    exec: async (callback) => {
      const pending = questions;
      const answers = await exec(undefined);
      pending.forEach((question, index) => notify(question.callback, answers[index]));
      notify(callback, answers);
      return answers;
    },
  };
  return query;
}

/** Positions are relative to the page's own area, below its navigation bar. */
function readNode(
  { window }: Env,
  element: Element,
  { scroller }: PageArea,
  fields: NodeFields,
): NodeInfo {
  const rect = element.getBoundingClientRect();
  const origin = scroller?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [rect.left - origin.left, rect.top - origin.top];
  const styles = fields.computedStyle && window.getComputedStyle(element);
  return {
    ...(fields.id && { id: element.id }),
    ...(fields.dataset && { dataset: datasetOf(element) }),
    ...(fields.rect && { left, top, right: left + rect.width, bottom: top + rect.height }),
    ...(fields.size && { width: rect.width, height: rect.height }),
    ...(fields.scrollOffset && scrollOf(element)),
    ...pick(fields.properties, (name) => element.getAttribute(name)),
    ...pick(fields.computedStyle, (name) => styles?.getPropertyValue(dashed(name))),
    ...(fields.node && { node: element }),
  };
}

/** The page as a whole. Its own corner is its origin. */
function readViewport(env: Env, { scroller }: PageArea, fields: NodeFields): NodeInfo {
  const element = scroller ?? env.document.documentElement;
  const { clientWidth: width, clientHeight: height } = element;
  return {
    ...(fields.id && { id: '' }),
    ...(fields.dataset && { dataset: {} }),
    ...(fields.rect && { left: 0, top: 0, right: width, bottom: height }),
    ...(fields.size && { width, height }),
    ...(fields.scrollOffset && scrollOf(element)),
    ...(fields.node && { node: element }),
  };
}

function scrollOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight }: Element) {
  return { scrollLeft, scrollTop, scrollWidth, scrollHeight };
}

function pick(names: readonly string[] = [], read: (name: string) => unknown) {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** backgroundColor -> background-color */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
