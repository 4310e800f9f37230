import type { Kind } from '../steps';
import type { User } from '../table';

/** The state of the model: what the rules say about the stack, the history, the session, and what was typed. */

type DataState = {
  /** `unsure`: it has failed, and the app may have tried again. */
  readonly status: 'loading' | 'ready' | 'failed' | 'unsure';
  /** The data that the page has, perhaps of an older query. */
  readonly of: string | null;
  readonly user: User | null;
  /** The user who asked last. */
  readonly asker: User | null;
  /** The next show asks again. */
  readonly isOld?: true;
};

/** One page of the stack, or a kept tab. */
export type Slot = {
  readonly id: string;
  readonly url: string;
  /** The index of its first history entry. */
  readonly at: number;
  /** The index that Back returns to. */
  readonly coveredAt: number;
  readonly isMounted: boolean;
  readonly blocked: 'checking' | 'denied' | null;
  readonly data: DataState | null;
  /** null: the model does not know. */
  readonly draft: string | null;
  /** The last person who typed the draft while signed in. Components of another person start without it. */
  readonly writer?: User;
  /** Another person was here since, so the draft may be gone. */
  readonly isDoubtful?: true;
  readonly plain: string | null;
  /** A sign-in page keeps the draft of the page that it replaces, for the same user. */
  readonly kept?: { readonly user: User | null; readonly draft: string | null };
  /** The call that a sign-in page continues. */
  readonly asked?: Kind;
  /** The code of the page is late or broken. `unsure`: it was gone, and the app may have tried again. */
  readonly code?: 'throws' | 'gone' | 'slow' | 'unsure';
};

type Place = Pick<Slot, 'id' | 'url' | 'at' | 'coveredAt'>;

export type Entry = {
  readonly kind: 'page' | 'overlay' | 'frame';
  readonly pages: readonly Place[];
  /** An entry of another generation in front of the app is dead. -1: the model does not know. */
  readonly generation: number;
};

/** A navigation that waits for a guard. */
type Pending = {
  readonly kind: Kind;
  readonly url: string;
  /** null: the app continues after the sign-in. */
  readonly call: number | null;
  /** The login has changed since the call. */
  readonly isDoubtful?: boolean;
};

export type Model = {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly generation: number;
  readonly stack: readonly Slot[];
  readonly tabs: readonly Slot[];
  readonly isCovered: boolean;
  readonly user: User | null;
  /** The last person who was signed in. */
  readonly owner: User | null;
  readonly guards: 'quick' | 'slow';
  readonly data: 'quick' | 'slow' | 'failing';
  readonly isOnline: boolean;
  readonly isWide: boolean;
  readonly pending: Pending | null;
  /** The calls of this document in their order, and how each may end. */
  readonly calls: readonly (readonly string[])[];
  readonly made: number;
  /** The code of the page /late, which the browser remembers. */
  readonly late: 'never asked' | 'here' | 'throws' | 'gone' | 'slow';
  readonly isIconBroken: boolean;
  /** No loading screen may appear during this step. */
  readonly isSteady: boolean;
  /** Text on a page that another user must not see. No storage may have it any more. */
  readonly forgotten: readonly string[];
};

export const WAITING = ['pending'];

export const OK = ['ok'];

/** A call that another step has made pointless. */
export const MOOT = ['superseded', 'cancel', 'denied'];

export const topOf = ({ stack }: Model): Slot => stack[stack.length - 1] as Slot;

export const textOf = ({ stack }: Model): string => stack.map(({ url }) => url).join(' > ');

export const empty: Model = {
  entries: [],
  index: 0,
  generation: 0,
  stack: [],
  tabs: [],
  isCovered: false,
  user: null,
  owner: null,
  guards: 'quick',
  data: 'quick',
  isOnline: true,
  isWide: false,
  pending: null,
  calls: [],
  made: 0,
  late: 'never asked',
  isIconBroken: false,
  isSteady: false,
  forgotten: [],
};

export const withTop = (model: Model, top: Slot): Model => ({
  ...model,
  stack: [...model.stack.slice(0, -1), top],
});

export const said = (model: Model, ...answers: readonly (readonly string[])[]): Model => ({
  ...model,
  calls: [...model.calls, ...answers],
});

/** Another call takes the place of one that waits. */
export function supersede(model: Model): Model {
  const { pending } = model;
  if (!pending) return model;
  const calls = pending.call === null ? model.calls : model.calls.with(pending.call, MOOT);
  return { ...model, pending: null, calls };
}

export function endPending(model: Model, { call }: Pending): Model {
  return call === null ? model : { ...model, calls: model.calls.with(call, [...MOOT, ...OK]) };
}
