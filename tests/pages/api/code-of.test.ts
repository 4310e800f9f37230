import { describe, expect, it } from 'vitest';
import { codeOf } from '@/pages/api/code-of';

const api = { name: 'call', group: 'page', en: '', zh: '' } as const;

describe('codeOf', () => {
  it('writes a short call on one line, a long one on several', () => {
    expect(codeOf(api, {})).toBe('await platform.call();');
    expect(codeOf(api, { title: 'Saved' })).toBe("await platform.call({ title: 'Saved' });");
    expect(codeOf(api, { title: 'A title that goes on', content: 'and on' })).toBe(
      "await platform.call({\n  title: 'A title that goes on',\n  content: 'and on',\n});",
    );
  });

  it('escapes what stands in quotes', () => {
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
