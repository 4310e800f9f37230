import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { fileOf, guideOf, renderIndex, renderPage } from '../../scripts/platform-page.mjs';
import { problemsOf } from '../../scripts/platform-reference.mjs';
import { probeOf } from '../../scripts/platform-signatures.mjs';

const folder = 'docs/platform/reference';

describe('problemsOf', () => {
  const row = { name: 'host.copyText', family: 'host', load: './calls' };
  const lines = ['copyText(params: HostCopyTextParams & CallOptions): Abortable<void>'];
  const whole = { shape: { lines }, example: {}, code: {}, isPublic: () => true };

  it('finds nothing in a complete call', () => {
    expect(problemsOf({ ...row, rejects: 'denied abort' }, whole)).toEqual([]);
  });

  it.each([
    [{ code: undefined }, "export it from './calls', which the rows of host load"],
    [{ shape: undefined }, 'its type was not found'],
    [{ isPublic: () => false }, 'export the type HostCopyTextParams beside the call'],
    [{ example: undefined }, 'write the function hostCopyText in a file of docs/platform/examples'],
  ])('says what is missing: %j', (missing, problem) => {
    expect(problemsOf(row, { ...whole, ...missing })).toEqual([`host.copyText: ${problem}`]);
  });

  it('names an unknown code of @rejects', () => {
    expect(problemsOf({ ...row, rejects: 'denied slow' }, whole)).toEqual([
      'host.copyText: @rejects names slow, which is no code of docs/platform/errors.md',
    ]);
  });
});

describe('pages', () => {
  const row = { name: 'showToast', kind: 'async', family: 'feedback', text: 'A message [S9.4].' };
  const page = {
    row,
    shape: { lines: ['showToast(params: ToastParams & CallOptions): Abortable<void>'] },
    members: [
      { name: 'title', type: "'a' | 'b'", isOptional: true, text: 'The text.', default: "'a'" },
      { name: 'mask', type: 'boolean', isOptional: false, text: '' },
    ],
    results: null,
    progress: null,
    types: [{ name: 'Size', text: 'Pixels.', members: null, source: 'type Size = 1 | 2;' }],
    codes: ['invalid', 'abort', 'invalid', 'unknown-code'],
    example: { code: 'await platform.showToast();', difference: 'No callbacks.' },
    file: 'src/platform/feedback/messages.ts',
    guide: { path: 'feedback.md', title: 'Feedback' },
  };

  it('renderPage writes every part of a page, without rule ids', () => {
    expect(renderPage(page)).toBe(`# showToast

A message.

\`\`\`tsx
showToast(params: ToastParams & CallOptions): Abortable<void>
\`\`\`

## Example

\`\`\`tsx
await platform.showToast();
\`\`\`

## Parameters

| name | type | default | what it is |
|---|---|---|---|
| \`title\` | \`'a' \\| 'b'\` | \`'a'\` | The text. |
| \`mask\` | \`boolean\` | required | |

## Types

### Size

Pixels.

\`\`\`tsx
type Size = 1 | 2;
\`\`\`

## Rejects with

| code | when |
|---|---|
| \`abort\` | The call was aborted, or its page was closed. \`error.cause\` is the reason of the signal. |
| \`invalid\` | A parameter is missing or wrong. \`error.parameter\` names it. |

## Support

Everywhere.

## Differences from uni-app

No callbacks.

Guide: [Feedback](../feedback.md). [Types of every call](README.md#types-of-every-call). Source: [src/platform/feedback/messages.ts](../../../src/platform/feedback/messages.ts).
`);
  });

  it('renderPage leaves out the parts that a call does not have', () => {
    const bare = { ...page, members: null, types: [], codes: [], example: undefined };
    expect(renderPage(bare).match(/^## .*$/gm)).toEqual(['## Support']);
  });

  it('renderPage says that the methods of an object reject', () => {
    const factory = {
      ...page,
      row: { ...row, kind: 'page' },
      shape: { lines: ['createAudio(): Audio'] },
      results: [
        { name: 'onPlay', second: 'offPlay', type: '() => void', text: '', isMethod: true },
      ],
    };
    const text = renderPage(factory);
    expect(text).toContain('## The object\n\n| name | type | what it is |');
    expect(text).toContain('| `onPlay`, `offPlay` | `() => void` | |');
    expect(text).toContain('The promises that the methods of the object return reject');
  });

  it('renderPage says that a synchronous call throws', () => {
    const sync = { ...page, shape: { lines: ['rpx2px(length: number): number'] } };
    expect(renderPage(sync)).toContain('\n## Throws\n');
  });

  it('renderIndex lists the calls by family, and the second call of an event beside the first', () => {
    const calls = [
      { ...row, name: 'rpx2px', family: 'view', text: 'Pixels.' },
      { ...row, name: 'onThemeChange', kind: 'listener', family: 'device', text: 'Dark.' },
    ];
    const lines = renderIndex(calls)
      .split('\n')
      .filter((line: string) => /^(## [DV]|\| \[)/.test(line));
    expect(lines).toEqual([
      '## Device',
      '| [`onThemeChange`](on-theme-change.md), `offThemeChange` | Dark. |',
      '## View',
      '| [`rpx2px`](rpx2px.md) | Pixels. |',
    ]);
  });
});

describe('names of pages', () => {
  it('fileOf separates the words of a name', () => {
    const names = ['showToast', 'host.closeWindow', '$on', 'onUIStyleChange', 'canIUse'];
    expect(names.map(fileOf)).toEqual([
      'show-toast.md',
      'host-close-window.md',
      'bus-on.md',
      'on-ui-style-change.md',
      'can-i-use.md',
    ]);
  });

  it('guideOf gives the guide of a family, or the overview if the family has no guide', () => {
    expect(guideOf('device', () => true)).toEqual({ path: 'device.md', title: 'Device' });
    const overview = (path: string) => path === 'docs/platform/README.md';
    expect(guideOf('device', overview)).toEqual({ path: 'README.md', title: 'The platform' });
  });

  it('probeOf names the row and the call of each page', () => {
    const rows = [
      { name: 'host.ready', kind: 'async' },
      { name: 'onThemeChange', kind: 'listener' },
    ];
    expect(probeOf(rows, '/app').split('\n').slice(4, 8)).toEqual([
      'export const row_host_ready = parts.host.ready;',
      'export const call_host_ready = platform.host.ready;',
      'export const row_onThemeChange = registry.onThemeChange;',
      'export const call_onThemeChange = platform.onThemeChange;',
    ]);
  });
});

describe('the generated pages', () => {
  const pages = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));

  it('every link of a page leads to a file', () => {
    const broken = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^https?:/.test(target) && !existsSync(join(folder, target)))
        .map((target) => `${name}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('no page has a rule id, a heading without a column, or code of the declaration files', () => {
    const wrong = pages.filter(({ text }) => /\[S\d|\| \|\n\|---|import\("|typeof \w+:/.test(text));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
