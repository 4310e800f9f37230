import { describe, expect, it } from 'vitest';
import { codeOf, paramsOf } from '@/pages/api/params';
import { choice, flag, lines, number, text } from '@/pages/showcase/apis/api-entry';
import { picturesIn, printValue } from '@/pages/api/outcome-panel';

describe('codeOf', () => {
  const api = { name: 'call', group: 'page', en: '', zh: '' } as const;

  it('writes a short call on one line, a long one on several', () => {
    expect(codeOf(api, {})).toBe('await platform.call();');
    expect(codeOf(api, { title: 'Saved' })).toBe("await platform.call({ title: 'Saved' });");
    expect(codeOf(api, { title: 'A title that goes on', content: 'and on' })).toBe(
      "await platform.call({\n  title: 'A title that goes on',\n  content: 'and on',\n});",
    );
  });

  it('escapes quotes, backslashes and line breaks', () => {
    expect(codeOf(api, { t: 'it\'s "so"\\\n' })).toBe(
      `await platform.call({ t: 'it\\'s "so"\\\\\\n' });`,
    );
  });

  it('knows calls with plain arguments, calls that answer at once, and open', () => {
    expect(codeOf({ ...api, args: 'list' }, { delta: 2 })).toBe('await platform.call(2);');
    expect(codeOf({ ...api, sync: true }, {})).toBe('platform.call();');
    expect(codeOf({ ...api, args: 'open' }, { url: '/a' })).toBe(
      "const { result } = platform.call({ url: '/a' });\nconst answer = await result;",
    );
  });
});

describe('paramsOf', () => {
  it('turns texts into values and leaves empty ones out', () => {
    const fields = [
      text('title'),
      text('note'),
      number('duration'),
      flag('mask', 'true'),
      choice('icon', 'none', 'error'),
      lines('itemList', ''),
    ];
    const values = {
      title: 'Saved',
      note: '',
      duration: '1500',
      mask: 'false',
      icon: 'error',
      itemList: 'One\n\nTwo\n',
    };
    expect(paramsOf(fields, values)).toEqual({
      title: 'Saved',
      duration: 1500,
      mask: false,
      icon: 'error',
      itemList: ['One', 'Two'],
    });
  });
});

describe('picturesIn', () => {
  it('finds the chosen pictures and leaves out other files', () => {
    const tempFiles = [
      { path: 'blob:1', name: 'a.png', type: 'image/png' },
      { path: 'blob:2', name: 'b.pdf', type: 'application/pdf' },
    ];
    expect(picturesIn({ tempFiles })).toEqual([{ path: 'blob:1', name: 'a.png' }]);
  });

  it('finds the file that a call made', () => {
    const tempFile = new File([], 'canvas.png', { type: 'image/png' });
    expect(picturesIn({ tempFilePath: 'blob:3', tempFile })).toEqual([
      { path: 'blob:3', name: 'canvas.png' },
    ]);
  });

  it('finds the file in the parameters of a call', () => {
    expect(picturesIn({ path: 'blob:4', width: 1, orientation: 'up' })).toEqual([
      { path: 'blob:4', name: '' },
    ]);
  });

  it.each([
    undefined,
    null,
    'blob:5',
    {},
    { tempFiles: 'none' },
    { path: 'blob:6' },
    { tempFilePath: 'blob:7', tempFile: new File([], 'a.mp4', { type: 'video/mp4' }) },
  ])('finds none in %o', (value) => {
    expect(picturesIn(value)).toEqual([]);
  });
});

describe('printValue', () => {
  it('prints plain values as JSON', () => {
    expect(printValue({ a: [1, 'b', null] })).toBe(JSON.stringify({ a: [1, 'b', null] }, null, 2));
  });

  it.each([
    [new File(['abc'], 'a.txt'), '"File(a.txt, 3 bytes)"'],
    [new Blob(['ab']), '"Blob(2 bytes)"'],
    [new ArrayBuffer(8), '"ArrayBuffer(8)"'],
    [Uint8ClampedArray.of(1, 2), '"Uint8ClampedArray(1, 2)"'],
    [new Float32Array(2), '"Float32Array(0, 0)"'],
  ])('prints a value that JSON cannot hold: %o', (value, expected) => {
    expect(printValue(value)).toBe(expected);
  });

  it('cuts long values', () => {
    expect(printValue({ data: new Uint8Array(1000) })).toContain(', and 968 more)');
  });
});
