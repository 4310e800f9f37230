import { expect, it } from 'vitest';
import { problemsOf, render } from '../../scripts/api-table.mjs';
import { readRows, readUnavailable, rowsIn, unavailableIn } from '../../scripts/platform-rows.mjs';
import { parts, registry, rowOf } from '@/platform/registry';
import { unavailable } from '@/platform/unavailable';

const text = `
const calls = () => import('./calls');
export const deviceRows = {
  /** Vibrates. @support Chromium */
  vibrateShort: syncCall(() => () => {}),
  ...asyncCalls(calls, {
    /**
     * Copies
     * a text.
     */
    setClipboardData: { begin: beginCopy },
    bare: {},
  }),
  ...events(sources, {
    /** The theme changed. */
    themeChange: {},
  }),
};
export const hostRows = asyncCalls(calls, {
  /** Closes the window. */
  closeWindow: {},
});
`;

it('reads name, kind, comment and support of each row', () => {
  const about = { family: 'device', text: 'The theme changed.', kind: 'listener' };
  expect(rowsIn('device', text)).toEqual([
    {
      name: 'vibrateShort',
      kind: 'sync',
      family: 'device',
      text: 'Vibrates.',
      support: 'Chromium',
    },
    { name: 'setClipboardData', kind: 'async', family: 'device', text: 'Copies a text.' },
    { name: 'bare', kind: 'async', family: 'device', text: '' },
    { name: 'onThemeChange', ...about },
    { name: 'offThemeChange', ...about },
    { name: 'host.closeWindow', kind: 'async', family: 'device', text: 'Closes the window.' },
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
    'bare: its row has no comment',
  ]);
});

it('lists each call in its table, in the order of the alphabet', () => {
  const page = render(rowsIn('device', text), [{ name: 'login', reason: 'There is no host.' }]);
  expect(page.split('\n').filter((line: string) => line.startsWith('| `'))).toEqual([
    '| `vibrateShort` | Vibrates. | Chromium |',
    '| `login` | There is no host. |',
    '| `bare` |  |',
    '| `host.closeWindow` | Closes the window. |',
    '| `offThemeChange` | The theme changed. |',
    '| `onThemeChange` | The theme changed. |',
    '| `setClipboardData` | Copies a text. |',
  ]);
});

it('finds every row of the registry, with its kind', () => {
  const rows: { name: string; kind: string }[] = readRows();
  const count = [registry, parts.host, parts.share].flatMap((part) => Object.values(part));
  const listeners = count.filter(({ kind }) => kind === 'listener');
  expect(rows).toHaveLength(count.length + listeners.length);
  for (const { name, kind } of rows) expect(rowOf(name)?.kind, name).toBe(kind);
  expect(readUnavailable().map(({ name }: { name: string }) => name)).toEqual(
    Object.keys(unavailable),
  );
});
