import type { Platform } from 'portico';

export type ApiField = {
  readonly kind: 'text' | 'lines' | 'number' | 'choice' | 'flag';
  readonly name: string;
  readonly initial: string;
  readonly options?: readonly string[];
};

export type ApiEntry = {
  readonly en: string;
  readonly zh: string;
  readonly fields?: readonly ApiField[];
  /**
   * Params as one object, one by one, or `open`, whose answer comes later. A listener takes none: what it hears
   * is listed below the result. @default 'object'
   */
  readonly args?: 'object' | 'list' | 'open' | 'listener';
  /** For calls that return an object to work with: the demo of the page, and its code. */
  readonly demo?: ApiDemo;
  /** Answers at once, not with a promise. @default false */
  readonly sync?: boolean;
  /** Works only on a tab page, so the page opens one first. @default false */
  readonly onTabPage?: boolean;
  /** Removes a part that the user needs to continue. The page offers to restore it. */
  readonly undo?: (platform: Platform) => Promise<unknown>;
  /** Works on a canvas, so the page shows one. @default false */
  readonly onCanvas?: boolean;
};

export type ApiDemo = {
  readonly run: (platform: Platform, params: Params, tell: (event: unknown) => void) => unknown;
  readonly code: string;
};

type Params = { readonly [name: string]: unknown };

/** Every call of the platform. */
export type ApiName =
  | Exclude<keyof Platform, 'auth' | 'host' | 'use' | 'until'>
  | `auth.${Exclude<keyof Platform['auth'], 'subscribe'>}`
  | `host.${keyof Platform['host']}`
  | `share.${'open' | 'prepare'}`;

/** The calls of a group. */
export type Apis = Readonly<Record<string, ApiEntry>>;

/** A call that listens to events. */
export const hear = { sync: true, args: 'listener' } as const;

export const off = {
  sync: true,
  args: 'list',
  en: 'Removes every listener.',
  zh: '移除全部监听。',
} as const;

const field =
  (kind: 'text' | 'lines' | 'number') =>
  (name: string, initial = ''): ApiField => ({ kind, name, initial });

export const text = field('text');
export const lines = field('lines');
export const number = field('number');

export const choice = (name: string, ...options: readonly string[]): ApiField => ({
  kind: 'choice',
  name,
  initial: options[0] ?? '',
  options,
});

export const flag = (name: string, initial: 'true' | 'false'): ApiField => ({
  kind: 'flag',
  name,
  initial,
  options: ['true', 'false'],
});
