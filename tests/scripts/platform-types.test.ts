import { describe, expect, it } from 'vitest';
import { codesIn, codesOf } from '../../scripts/platform-codes.mjs';
import { createModules } from '../../scripts/platform-modules.mjs';
import { shapeOf, shapeOfListener } from '../../scripts/platform-signatures.mjs';
import {
  literalsOf,
  membersOf,
  tidy,
  typeIn,
  withLiterals,
} from '../../scripts/platform-types.mjs';

type Files = { readonly [path: string]: string };

const modulesOf = (files: Files) => createModules((path: string) => files[path]);

/** The type of that name in `src/a.ts`. */
function typeOf(text: string, name = 'T', others: Files = {}) {
  const { resolve } = modulesOf({ 'src/a.ts': text, ...others });
  return typeIn(resolve('src/a.ts', name), resolve);
}

function membersIn(text: string, others: Files = {}) {
  const members = membersOf(typeOf(text, 'T', others)) as
    | readonly { readonly name: string; readonly type: string; readonly isOptional: boolean }[]
    | null;
  return members?.map(({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`);
}

describe('names in a file', () => {
  const files = {
    'src/a.ts': "import { helper as run, type Kind } from './b';\nconst own = 1;",
    'src/b/index.ts': "export * from './c';\nexport { one as helper } from '@/d';",
    'src/b/c.ts': 'export type Kind = string;',
    'src/d.tsx': 'export function one() {}',
  };

  it('resolve finds a declaration of the file itself', () => {
    expect(modulesOf(files).resolve('src/a.ts', 'own')?.text).toBe('const own = 1;');
  });

  it('resolve follows imports, exports under another name, and exports of whole files', () => {
    const { resolve } = modulesOf(files);
    expect(resolve('src/a.ts', 'run')?.file).toBe('src/d.tsx');
    expect(resolve('src/a.ts', 'Kind')?.file).toBe('src/b/c.ts');
  });

  it('resolve gives undefined for a name that the file does not have', () => {
    const { resolve } = modulesOf(files);
    expect(resolve('src/a.ts', 'one')).toBe(undefined);
    expect(resolve('src/missing.ts', 'one')).toBe(undefined);
  });

  it('resolveFrom finds what another file exports', () => {
    expect(modulesOf(files).resolveFrom('src/a.ts', './b', 'helper')?.file).toBe('src/d.tsx');
  });
});

describe('members of types', () => {
  it('membersOf gives name, type, comment and default of each member', () => {
    const [member] = membersOf(
      typeOf(
        'type T = {\n  /** Milliseconds. @default 1500 */\n  readonly time?: number | undefined;\n};',
      ),
    );
    expect(member).toMatchObject({
      name: 'time',
      type: 'number',
      isOptional: true,
      text: 'Milliseconds.',
      default: '1500',
    });
  });

  it('membersOf keeps undefined if a member is always there', () => {
    expect(membersIn('type T = { size: number | undefined };')).toEqual([
      'size: number | undefined',
    ]);
  });

  it('membersOf shows a method without its name', () => {
    expect(membersIn('type T = { stop(): void; seek?(at: number): Promise<void> };')).toEqual([
      'stop: () => void',
      'seek: (at: number) => Promise<void>',
    ]);
  });

  it('membersOf joins the parts of an intersection and follows names into other files', () => {
    const others = { 'src/b.ts': 'export type B = { url: string };' };
    const text = "import type { B } from './b';\ntype T = B & { data?: unknown };";
    expect(membersIn(text, others)).toEqual(['url: string', 'data?: unknown']);
  });

  it('membersOf understands Omit, Pick and Partial', () => {
    const base = "type B = { a: string; b: number };\ntype K = 'a';\n";
    expect(membersIn(`${base}type T = Omit<B, K>;`)).toEqual(['b: number']);
    expect(membersIn(`${base}type T = Pick<B, 'a'>;`)).toEqual(['a: string']);
    expect(membersIn(`${base}type T = Partial<B>;`)).toEqual(['a?: string', 'b?: number']);
  });

  it('membersOf gives each name of a mapped type its own member', () => {
    expect(membersIn("type T = { [N in 'x' | 'y']: () => void };")).toEqual([
      'x: () => void',
      'y: () => void',
    ]);
  });

  it('membersOf turns the events of an object into its listeners', () => {
    const text = 'type E = { Open: void; Close: { code: number } };\ntype T = ListenersOf<E>;';
    expect(membersIn(text)).toEqual([
      'onOpen: (listener: () => void) => () => void',
      'onClose: (listener: (event: { code: number }) => void) => () => void',
    ]);
  });

  it('membersOf gives null for a type that is not an object', () => {
    expect(membersOf(typeOf("type T = 'a' | { b: string };"))).toBe(null);
  });
});

describe('texts of types', () => {
  it('literalsOf lists the literals of unions, names and constant lists', () => {
    expect(literalsOf(typeOf("type A = 'a';\ntype T = A | 'b';"))).toEqual(["'a'", "'b'"]);
    const list = "const all = ['x', 'y'] as const;\ntype T = (typeof all)[number];";
    expect(literalsOf(typeOf(list))).toEqual(["'x'", "'y'"]);
    const object = "const all = { x: 'X' } as const;\ntype T = (typeof all)[keyof typeof all];";
    expect(literalsOf(typeOf(object))).toEqual(["'X'"]);
    expect(literalsOf(typeOf("type T = 'a' | string[];"))).toBe(null);
  });

  it('withLiterals writes short unions in place of their names', () => {
    const { find, resolve } = typeOf("type Kind = 'a' | 'b';\ntype T = Kind;");
    expect(withLiterals('Kind', find, resolve)).toBe("'a' | 'b'");
    expect(withLiterals('Kind[]', find, resolve)).toBe("('a' | 'b')[]");
    expect(withLiterals('Promise<File>', find, resolve)).toBe('Promise<File>');
  });

  it('tidy removes what readers do not need', () => {
    expect(tidy('import("@/a").B<readonly string[]>')).toBe('B<string[]>');
    expect(tidy('(key: string, at?: number | undefined) => void')).toBe(
      '(key: string, at?: number) => void',
    );
    expect(tidy('(options: Options = {}) => A')).toBe('(options?: Options) => A');
    expect(tidy('{\n  a: string;\n}')).toBe('{ a: string }');
  });
});

describe('signatures', () => {
  const linesOf = (text: string) => shapeOf('call', typeOf(text)).lines;

  it('shapeOf shows the parameters and the result of an asynchronous call', () => {
    const text = 'type P = { title: string };\ntype T = ApiCall<P, Answer, never>;';
    expect(linesOf(text)).toEqual(['call(params: P & CallOptions): Abortable<Answer>']);
  });

  it('shapeOf marks parameters that may all be missing', () => {
    const text = 'type P = { title?: string };\ntype T = ApiCall<P, void, never>;';
    expect(linesOf(text)).toEqual(['call(params?: P & CallOptions): Abortable<void>']);
  });

  it('shapeOf shows only the options of a call without parameters', () => {
    expect(linesOf('type T = ApiCall<NoParams, void, never>;')).toEqual([
      'call(options?: CallOptions): Abortable<void>',
    ]);
  });

  it('shapeOf shows a task if the call reports its progress', () => {
    const text = 'type P = { a: 1 };\ntype T = ApiCall<P, Sent, Percent>;';
    expect(linesOf(text)).toEqual(['call(params: P & CallOptions): Task<Sent, Percent>']);
  });

  it('shapeOf shows each form of a call, with the arguments of its type', () => {
    const text = `
type Go<Key> = { <K extends Key>(to: K): Promise<K>; (to: Url): Promise<void> };
type T = Go<PageKey>;`;
    expect(linesOf(text)).toEqual([
      'call<K extends PageKey>(to: K): Promise<K>',
      'call(to: Url): Promise<void>',
    ]);
  });

  it('shapeOf shows the declaration of a function', () => {
    const text = 'function make(size: Size = {}): Canvas {}\ntype T = typeof make;';
    expect(linesOf(text)).toEqual(['call(size?: Size): Canvas']);
  });

  it('shapeOf shows the name of an object of calls', () => {
    expect(linesOf('type Auth = { token(): string };\ntype T = Auth;')).toEqual(['call: Auth']);
  });

  it('shapeOf finds the parameters beside the options, and what a promise resolves to', () => {
    const { input, result, progress } = shapeOf(
      'call',
      typeOf('type T = (params: P & CallOptions) => Task<R, Q>;'),
    );
    expect([input, result, progress].map(({ node }) => node.typeName.name)).toEqual([
      'P',
      'R',
      'Q',
    ]);
  });

  it('shapeOfListener shows how a listener is added and removed', () => {
    expect(shapeOfListener('onHide', typeOf('type T = void;')).lines).toEqual([
      'onHide(listener: () => void): () => void',
      'offHide(listener?: () => void): void',
    ]);
  });
});

describe('codes of failures', () => {
  it('codesIn reads codes in every form that the sources use', () => {
    expect(
      codesIn("throw fail('denied', 'no'); new PlatformError({ code: 'busy', api });"),
    ).toEqual(['denied', 'busy']);
    expect(codesIn("fail(isLate ? 'timeout' : 'failed', cause)")).toEqual(['timeout', 'failed']);
    expect(codesIn("refuseUnless(isFine, 'call', 'no');")).toEqual(['invalid']);
  });

  const codesFrom = (files: Files) => {
    const modules = modulesOf(files);
    return codesOf(modules.resolve('src/platform/a/call.ts', 'call'), modules);
  };

  it('codesOf follows functions into other families, if the file imports them', () => {
    const files = {
      'src/platform/a/call.ts': "import { read } from '../b/read';\nconst call = () => read();",
      'src/platform/b/read.ts': `
export function read() { throw fail('quota', ''); }
export function other() { throw fail('parse', ''); }`,
    };
    expect(codesFrom(files)).toEqual(['quota']);
  });

  it('codesOf follows functions that the code fetches', () => {
    const files = {
      'src/platform/a/call.ts': `
const load = () => import('./heavy');
const call = async () => (await load()).work();`,
      'src/platform/a/heavy.ts': "export const work = () => { throw fail('not-found', ''); };",
    };
    expect(codesFrom(files)).toEqual(['not-found']);
  });

  it('codesOf ends if two functions call each other', () => {
    const text = `
function call() { other(); throw fail('busy', ''); }
function other() { call(); }`;
    expect(codesFrom({ 'src/platform/a/call.ts': text })).toEqual(['busy']);
  });
});
