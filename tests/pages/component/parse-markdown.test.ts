import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '@/pages/component/parse-markdown';

describe('parseMarkdown', () => {
  it('leaves the title out and joins the lines of a paragraph', () => {
    expect(parseMarkdown('# Badge\n\nA short text\nor a dot.\n\n## Use\n')).toEqual([
      { kind: 'paragraph', text: 'A short text or a dot.' },
      { kind: 'heading', text: 'Use' },
    ]);
  });

  it('reads tables, with escaped bars inside a cell', () => {
    const table = "| prop | type |\n|---|---|\n| side | 'a' \\| 'b' |\n";
    expect(parseMarkdown(table)).toEqual([
      { kind: 'table', head: ['prop', 'type'], rows: [['side', "'a' | 'b'"]] },
    ]);
  });

  it('reads lists whose items go on in the next line', () => {
    expect(parseMarkdown('- one\n  and more\n- two')).toEqual([
      { kind: 'list', items: ['one and more', 'two'] },
    ]);
  });

  it('keeps the empty lines of code', () => {
    expect(parseMarkdown('```tsx\na\n\nb\n```\nafter')).toEqual([
      { kind: 'code', text: 'a\n\nb' },
      { kind: 'paragraph', text: 'after' },
    ]);
  });
});
