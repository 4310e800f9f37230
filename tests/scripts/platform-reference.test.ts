import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  exampleOf,
  functionName,
  renderIndex,
  renderPage,
  shapeOf,
  typeArguments,
} from '../../scripts/platform-page.mjs';
import { readRowTypes } from '../../scripts/platform-reference.mjs';
import { readRows } from '../../scripts/platform-rows.mjs';
import {
  codesOf,
  declarationsIn,
  filesBelow,
  findDeclaration,
  membersOf,
} from '../../scripts/platform-types.mjs';

/** The declarations of several small files, by name, as the script reads them from the disk. */
function declarationsOf(files: { readonly [path: string]: string }) {
  const groups = new Map<string, ReturnType<typeof declarationsIn>>();
  for (const [path, text] of Object.entries(files)) {
    for (const one of declarationsIn(path, text))
      groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  }
  return groups;
}

describe('types of the rows', () => {
  it('readRowTypes finds the type of each row, without imports and readonly', () => {
    const text = `
export declare const deviceRows: {
  readonly vibrateShort: import("../call/rows").AsyncRow<import("./vibrate").Vibrate>;
  readonly themeChange: import("../call/rows").ListenerRow<{
    readonly theme: Theme;
  }>;
};`;
    expect([...readRowTypes(text)]).toEqual([
      ['vibrateShort', 'AsyncRow<Vibrate>'],
      ['themeChange', 'ListenerRow<{ theme: Theme; }>'],
    ]);
  });

  it('readRowTypes puts the owner before the name of a part', () => {
    const text = `
export declare const hostRows: { readonly ready: AsyncRow<Api<NoParams, void>> };
export declare const shareRows: { readonly open: AsyncRow<Api<ShareCard, Shared>> };`;
    expect([...readRowTypes(text).keys()]).toEqual(['host.ready', 'share.open']);
  });

  it('readRowTypes takes the typed navigations from the type that is written out', () => {
    const text = `
type Navigation = {
  /** Opens a page. */
  readonly navigate: Go<PageKey>;
};
export declare const navigationRows: { readonly [N in keyof Navigation]: SyncRow<Navigation[N]> };`;
    expect([...readRowTypes(text)]).toEqual([['navigate', 'SyncRow<Go<PageKey>>']]);
  });

  it('readRowTypes adds to a map that already has the rows of other files', () => {
    const types = new Map([['request', 'AsyncRow<Request>']]);
    readRowTypes('export declare const viewRows: { rpx2px: SyncRow<Rpx> };', types);
    expect([...types.keys()]).toEqual(['request', 'rpx2px']);
  });

  it('typeArguments splits only at the commas of the outermost type', () => {
    expect(typeArguments('Api<A, B<C, D>, { a: 1; b: [2, 3] }>')).toEqual([
      'A',
      'B<C, D>',
      '{ a: 1; b: [2, 3] }',
    ]);
  });

  it('typeArguments does not take the arrow of a function for a closing bracket', () => {
    expect(typeArguments('SyncRow<(name: string, run: () => void) => void, X>')).toEqual([
      '(name: string, run: () => void) => void',
      'X',
    ]);
  });

  it('typeArguments gives an empty list for a type without arguments', () => {
    expect(typeArguments('Auth')).toEqual([]);
  });
});

describe('signatures', () => {
  const modal = { name: 'showModal', kind: 'async' };

  it('shapeOf shows the parameters and the result of an asynchronous call', () => {
    expect(shapeOf(modal, 'AsyncRow<Api<ModalParams, ModalResult, never, Asker>>')).toEqual({
      signature: 'showModal(params: ModalParams & CallOptions): Abortable<ModalResult>',
      input: 'ModalParams',
      result: 'ModalResult',
    });
  });

  it('shapeOf shows only the options of a call without parameters', () => {
    expect(shapeOf(modal, 'AsyncRow<Api<NoParams, void>>')).toEqual({
      signature: 'showModal(options?: CallOptions): Abortable<void>',
      input: undefined,
      result: 'void',
    });
  });

  it('shapeOf shows a task if the call reports its progress', () => {
    const { signature } = shapeOf(modal, 'AsyncRow<Api<UploadParams, Uploaded, Sent>>');
    expect(signature).toBe('showModal(params: UploadParams & CallOptions): Task<Uploaded, Sent>');
  });

  it('shapeOf shows the event of a listener and the function that removes it', () => {
    const row = { name: 'onThemeChange', kind: 'listener' };
    expect(shapeOf(row, 'ListenerRow<{ theme: Theme; }>')).toEqual({
      signature: 'onThemeChange(listener: (event: { theme: Theme; }) => void): () => void',
      result: '{ theme: Theme; }',
    });
  });

  it('shapeOf shows the parameters and the result of a synchronous call', () => {
    const row = { name: 'canIUse', kind: 'sync' };
    expect(shapeOf(row, 'SyncRow<(schema: string) => boolean>')).toEqual({
      signature: 'canIUse(schema: string): boolean',
      result: 'boolean',
    });
  });

  it('shapeOf shows the name of the type if a call is typed by an alias', () => {
    expect(shapeOf({ name: 'auth', kind: 'sync' }, 'SyncRow<Auth>')).toEqual({
      signature: 'auth: Auth',
      result: 'Auth',
    });
  });
});

describe('members of types', () => {
  it('membersOf gives name, type, comment and default of each member', () => {
    const declarations = declarationsOf({
      'src/platform/feedback/toast.ts': `
export type ToastParams = {
  readonly title: string;
  /** Milliseconds. @default 1500 */
  readonly duration?: number | undefined;
};`,
    });
    expect(membersOf(declarations, findDeclaration(declarations, 'ToastParams'))).toEqual([
      { name: 'title', type: 'string', isOptional: false, text: '' },
      {
        name: 'duration',
        type: 'number',
        isOptional: true,
        text: 'Milliseconds.',
        default: '1500',
      },
    ]);
  });

  it('membersOf joins the parts of an intersection and follows names', () => {
    const declarations = declarationsOf({
      'src/platform/network/common.ts': 'export type Common = { readonly url: string };',
      'src/platform/network/request.ts': `
type RequestParams = Common & { readonly data?: unknown };
type Params = RequestParams;`,
    });
    const members = membersOf(declarations, findDeclaration(declarations, 'Params')) as {
      readonly name: string;
    }[];
    expect(members.map(({ name }) => name)).toEqual(['url', 'data']);
  });

  it('membersOf gives null for a type that is not an object', () => {
    const declarations = declarationsOf({ 'src/platform/a.ts': "type Kind = 'a' | 'b';" });
    expect(membersOf(declarations, findDeclaration(declarations, 'Kind'))).toBe(null);
    expect(membersOf(declarations, undefined)).toBe(null);
  });

  it('findDeclaration prefers the same file, then the same family', () => {
    const declarations = declarationsOf({
      'src/platform/media/a.ts': 'const check = 1;',
      'src/platform/device/b.ts': 'const check = 2;',
      'src/platform/device/c.ts': 'const check = 3;',
    });
    const fileFor = (file?: string) => findDeclaration(declarations, 'check', file)?.file;
    expect(fileFor('src/platform/device/c.ts')).toBe('src/platform/device/c.ts');
    expect(fileFor('src/platform/device/rows.ts')).toBe('src/platform/device/b.ts');
    expect(fileFor()).toBe('src/platform/media/a.ts');
  });
});

describe('codes of failures', () => {
  it('codesOf reads the codes of a call and of the functions that it uses', () => {
    const declarations = declarationsOf({
      'src/platform/device/paste.ts': `
export const paste = defineApi('paste', { run: (c, p, fail) => read(c, fail) });
function read(c, fail) {
  if (!c) throw fail('unsupported', 'no clipboard');
  throw refuse({ code: 'denied', message: 'not allowed' });
}`,
    });
    expect(codesOf(declarations, findDeclaration(declarations, 'paste'))).toEqual([
      'unsupported',
      'denied',
    ]);
  });

  it('codesOf does not follow names into another family', () => {
    const declarations = declarationsOf({
      'src/platform/device/paste.ts': 'const paste = () => helper();',
      'src/platform/media/helper.ts': "function helper(fail) { throw fail('quota', ''); }",
    });
    expect(codesOf(declarations, findDeclaration(declarations, 'paste'))).toEqual([]);
  });

  it('codesOf ends if two functions call each other', () => {
    const declarations = declarationsOf({
      'src/platform/device/turns.ts': `
function first(fail) { second(); throw fail('busy', ''); }
function second() { first(); }`,
    });
    expect(codesOf(declarations, findDeclaration(declarations, 'first'))).toEqual(['busy']);
  });
});

describe('examples', () => {
  const exampleIn = (text: string) => exampleOf(declarationsIn('examples/a.tsx', text)[0]);

  it('exampleOf shows only the body of a function that gets the platform', () => {
    const text = `import type { Platform } from 'portico';

/** @uni It returns a promise. */
export async function hideToast(platform: Platform) {
  if (isDone) {
    await platform.hideToast();
  }
}`;
    expect(exampleIn(text)).toEqual({
      code: 'if (isDone) {\n  await platform.hideToast();\n}',
      imports: [],
      difference: 'It returns a promise.',
    });
  });

  it('exampleOf shows a whole component with the imports that it uses', () => {
    const text = `import { usePlatform } from 'portico';
import { useEffect } from 'react';
import { gone } from './gone';

export function onAppShow() {
  const platform = usePlatform();
  useEffect(() => platform.onAppShow(() => {}), [platform]);
}`;
    expect(exampleIn(text)).toEqual({
      code: `function onAppShow() {
  const platform = usePlatform();
  useEffect(() => platform.onAppShow(() => {}), [platform]);
}`,
      imports: ["import { useEffect } from 'react';"],
      difference: undefined,
    });
  });

  it('exampleOf gives undefined for a call without an example', () => {
    expect(exampleOf(undefined)).toBe(undefined);
  });

  it('every call has one example, and every example is of a call', () => {
    const exported = filesBelow('docs/platform/examples').flatMap((file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?function ([\w$]+)/gm)].map(
        ([, name]) => name,
      ),
    );
    const calls = readRows()
      .map(({ name }) => functionName(name))
      .filter((name) => !/^off[A-Z]/.test(name));
    expect(exported.sort()).toEqual(calls.sort());
  });

  it('functionName joins the two parts of a name', () => {
    expect(functionName('host.closeWindow')).toBe('hostCloseWindow');
    expect(functionName('showToast')).toBe('showToast');
  });
});

describe('pages', () => {
  const row = { name: 'showToast', kind: 'async', family: 'feedback', text: 'A message [S0.1].' };
  const page = {
    row,
    shape: { signature: 'showToast(params: ToastParams): Abortable<void>', result: 'void' },
    members: [
      { name: 'title', type: "'a' | 'b'", isOptional: true, text: 'The text.', default: "'a'" },
      { name: 'mask', type: 'boolean', isOptional: false, text: '' },
    ],
    results: null,
    codes: ['invalid', 'abort', 'invalid', 'unknown-code'],
    example: { code: 'await platform.showToast();', imports: [], difference: 'No callbacks.' },
    file: 'src/platform/feedback/messages.ts',
  };

  it('renderPage writes every part of a page, without rule ids', () => {
    expect(renderPage(page)).toBe(`# showToast

A message.

\`\`\`tsx
showToast(params: ToastParams): Abortable<void>
\`\`\`

## Parameters

| name | type | default | |
|---|---|---|---|
| \`title\` | \`'a' \\| 'b'\` | 'a' | The text. |
| \`mask\` | \`boolean\` | required |  |

## Rejects with

| code | when |
|---|---|
| \`abort\` | The call was aborted, or its page was closed. \`error.cause\` is the reason of the signal. |
| \`invalid\` | A parameter is missing or wrong. \`error.parameter\` names it. |

## Where it works

Everywhere.

## Example

\`\`\`tsx
await platform.showToast();
\`\`\`

## Differences from uni-app

No callbacks.

Source: [src/platform/feedback/messages.ts](../../../src/platform/feedback/messages.ts). Guide: [feedback](../feedback.md).
`);
  });

  it('renderPage leaves out the parts that a call does not have', () => {
    const bare = { ...page, members: null, codes: [], example: undefined };
    expect(renderPage(bare).match(/^## .*$/gm)).toEqual(['## Where it works']);
  });

  it('renderPage shows how a listener is removed, and the members of its event', () => {
    const listener = {
      ...page,
      row: { ...row, name: 'onThemeChange', kind: 'listener', support: 'Phones' },
      shape: { signature: 'onThemeChange(listener): () => void', result: 'Theme' },
      members: null,
      results: [{ name: 'theme', type: 'Theme', isOptional: false, text: 'Light or dark.' }],
    };
    const text = renderPage(listener);
    expect(text).toContain('() => void\noffThemeChange(listener?): void\n```');
    expect(text).toContain('## Event\n\n| name | type | |\n|---|---|---|\n| `theme` | `Theme` |');
    expect(text).toContain('## Throws\n');
    expect(text).toContain('\nPhones.\n');
  });

  it('renderIndex lists the calls by family, the families by name', () => {
    const calls = [row, { ...row, name: 'rpx2px', family: 'view', text: 'Pixels.' }];
    const device = { ...row, name: 'vibrate', family: 'device', text: 'Vibrates.' };
    const lines = renderIndex([...calls, device])
      .split('\n')
      .filter((line) => /^(## |- )/.test(line));
    expect(lines).toEqual([
      '## device',
      '- [`vibrate`](vibrate.md) Vibrates.',
      '## feedback',
      '- [`showToast`](showToast.md) A message.',
      '## view',
      '- [`rpx2px`](rpx2px.md) Pixels.',
    ]);
  });
});
