import { checkParams, type Field, flag, optional } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import type { ElementTarget } from '@/platform/call/element';
import { findAll } from '@/platform/view/find-all';
import { type PageArea, pageAreaOf } from '@/platform/view/page-area';
import {
  type NodeFields,
  type NodeInfo,
  RECT,
  readNode,
  readViewport,
  SCROLL,
} from '@/platform/view/read-node';

/** null for one that is not there, an empty list for several. */
export type NodeAnswer = NodeInfo | null | readonly NodeInfo[];

type Told = (answer: NodeAnswer) => void;

export type SelectorQuery = {
  /** Looks inside this element, not in the whole page. */
  in(scope: Element | { readonly current: Element | null }): SelectorQuery;
  /** The first of them; an element or a ref works as well. What is asked next is about it. */
  select(selector: ElementTarget): SelectorQuery;
  selectAll(selector: ElementTarget): SelectorQuery;
  /** The page itself. */
  selectViewport(): SelectorQuery;
  boundingClientRect(callback?: Told): SelectorQuery;
  scrollOffset(callback?: Told): SelectorQuery;
  fields(fields: NodeFields, callback?: Told): SelectorQuery;
  node(callback?: Told): SelectorQuery;
  /** The answers to all that was asked, in that order. */
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

const names: Field<readonly string[]> = (value, name) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? { value }
    : { refused: `parameter.${name} should be a list of names` };

const checkFields = checkParams({
  id: optional(flag),
  dataset: optional(flag),
  rect: optional(flag),
  size: optional(flag),
  scrollOffset: optional(flag),
  properties: optional(names),
  computedStyle: optional(names),
  node: optional(flag),
});

/** The code of createSelectorQuery. Nothing is looked for before exec(). */
export function createSelectorQuery(
  context: PlatformContext,
  prefix: string,
  pageId: string | undefined,
): SelectorQuery {
  const { env } = context;
  let subject: Subject = { kind: 'viewport' };
  let scope: unknown;
  let questions: readonly Question[] = [];

  const look = (next: Subject) => {
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
      check: () => ({ ok: true, params: questions }),
      run: (asked, fail) => {
        questions = [];
        const page = pageAreaOf(env, pageId);
        return asked.map((question) => answerTo(question, page, fail));
      },
    },
  );

  const answerTo = (question: Question, page: PageArea, fail: Fail): NodeAnswer => {
    const { kind } = question.subject;
    const checked = checkFields(question.fields);
    if (!checked.ok) throw fail(checked.code, checked.message);
    const fields: NodeFields = checked.params;
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

  const tell = (callback: unknown, answer: unknown) => {
    if (typeof callback === 'function') callback(answer);
  };

  const query: SelectorQuery = {
    in: (next) => {
      scope = next;
      return query;
    },
    select: (target) => look({ kind: 'one', target }),
    selectAll: (target) => look({ kind: 'all', target }),
    selectViewport: () => look({ kind: 'viewport' }),
    boundingClientRect: (callback) => ask(RECT, callback),
    scrollOffset: (callback) => ask(SCROLL, callback),
    fields: ask,
    node: (callback) => ask({ node: true }, callback),
    exec: async (callback) => {
      const asked = questions;
      const answers = await exec(undefined);
      asked.forEach((question, index) => tell(question.callback, answers[index]));
      tell(callback, answers);
      return answers;
    },
  };
  return query;
}
