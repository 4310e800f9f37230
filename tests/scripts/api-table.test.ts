import { expect, it } from 'vitest';
import { problemsOf, render } from '../../scripts/api-table.mjs';
import { readRows, readUnavailable, rowsIn, unavailableIn } from '../../scripts/platform-rows.mjs';
import type { Row } from '@/platform/call/rows';
import { callTable, parts, registry, rowIn } from '@/platform/registry';
import { uni } from '@/platform/uni';
import { unavailable } from '@/platform/uni/unavailable';

const text = `
const calls = () => import('./calls');
export const deviceRows = joinRows({
  /** Vibrates. @support Chromium */
  vibrateShort: syncCall(() => () => {}),
}, asyncCalls(calls, {
    /**
     * Copies
     * a text.
     */
    setClipboardData: { begin: beginCopy },
    bare: {},
}), events(sources, {
    /** The theme changed. */
    onThemeChange: {},
}));
export const hostRows = asyncCalls(() => withAxios(import('./host')), {
  /** Closes the window. */
  closeWindow: {},
});
`;

it('reads name, kind, comment, support and code of each row', () => {
  const family = 'device';
  const fetched = { family, kind: 'async', load: './calls', code: '{}' };
  const event = { family, kind: 'listener', load: undefined, code: '{}' };
  expect(rowsIn(family, text)).toEqual([
    {
      name: 'vibrateShort',
      kind: 'sync',
      family,
      text: 'Vibrates.',
      support: 'Chromium',
      load: undefined,
      code: 'syncCall(() => () => {})',
    },
    {
      ...fetched,
      name: 'setClipboardData',
      text: 'Copies a text.',
      code: '{ begin: beginCopy }',
    },
    { ...fetched, name: 'bare', text: '' },
    { ...event, name: 'onThemeChange', text: 'The theme changed.' },
    { ...event, name: 'offThemeChange', text: 'The theme changed.' },
    { ...fetched, name: 'host.closeWindow', text: 'Closes the window.', load: './host' },
  ]);
});

it('reads the unavailable names with their reasons', () => {
  const list = `export const unavailable = {
    /** @deprecated There is no host. */
    login: true,
  };`;
  expect(unavailableIn(list)).toEqual([{ name: 'login', reason: 'There is no host.' }]);
});

it('reports a row without a comment, and a name with two rows', () => {
  const rows = rowsIn('device', text);
  expect(problemsOf([...rows, { ...rows[0], name: 'onThemeChange' }])).toEqual([
    'onThemeChange: two rows have this name',
    'bare: write a comment above its row (src/platform/device/rows.ts)',
  ]);
});

it('reports an unknown tag, and an event whose name does not begin with "on"', () => {
  const wrong = `
    const calls = () => import('./calls');
    export const deviceRows = joinRows(asyncCalls(calls, {
      /** Copies a text. @reject denied */
      copy: {},
    }), events(calls, {
      /** The theme changed. */
      themeChange: {},
    }));`;
  expect(problemsOf(rowsIn('device', wrong))).toEqual([
    'copy: a row has no tag @reject, only @support and @rejects (src/platform/device/rows.ts)',
    'themeChange: the name of an event should begin with "on" (src/platform/device/rows.ts)',
  ]);
});

it('lists each call in its table, in the order of the alphabet', () => {
  const page = render(rowsIn('device', text), [{ name: 'login', reason: 'There is no host.' }]);
  expect(page.split('\n').filter((line: string) => line.startsWith('| `'))).toEqual([
    '| `vibrateShort` | Vibrates. | Chromium |',
    '| `bare` |  |',
    '| `host.closeWindow` | Closes the window. |',
    '| `offThemeChange` | The theme changed. |',
    '| `onThemeChange` | The theme changed. |',
    '| `setClipboardData` | Copies a text. |',
    '| `login` | There is no host. |',
  ]);
});

it('finds every row of the registry, with its kind', () => {
  const rows: { name: string; kind: string }[] = readRows();
  const all = [registry, uni, parts.host, parts.share].flatMap((part) => Object.entries<Row>(part));
  const count = all.flatMap(([name, row]) => (Object.hasOwn(unavailable, name) ? [] : [row]));
  const listeners = count.filter(({ kind }) => kind === 'listener');
  expect(rows).toHaveLength(count.length + listeners.length);
  for (const { name, kind } of rows) expect(rowIn(callTable([uni]), name)?.kind, name).toBe(kind);
  expect(readUnavailable().map(({ name }: { name: string }) => name)).toEqual(
    Object.keys(unavailable),
  );
});
