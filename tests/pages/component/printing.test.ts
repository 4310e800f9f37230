import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '@/pages/component/parse-markdown';
import { printCode } from '@/pages/component/playground-panel';

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

describe('printCode', () => {
  const source = { props: { count: 5, half: false, size: 'medium' } };

  it('names only what differs from the defaults', () => {
    expect(printCode('Rate', source, { count: 5, half: false, size: 'medium' })).toBe('<Rate />');
    expect(printCode('Rate', source, { count: 6, half: true, size: 'medium' })).toBe(
      '<Rate count={6} half />',
    );
  });

  it('quotes what is no plain text', () => {
    expect(printCode('Tag', { props: {} }, { text: 'a "b"', tone: 'danger' })).toBe(
      '<Tag text={"a \\"b\\""} tone="danger" />',
    );
    expect(printCode('Tag', { props: { removable: true } }, { removable: false })).toBe(
      '<Tag removable={false} />',
    );
  });

  it('breaks what does not fit a phone', () => {
    expect(
      printCode(
        'Rate',
        { ...source, code: 'label="How was it?"' },
        { count: 10, half: true, size: 'large' },
      ),
    ).toBe('<Rate\n  label="How was it?"\n  count={10}\n  half\n  size="large"\n/>');
  });

  it('has its children between the tags', () => {
    expect(printCode('Tag', { props: {}, codeChildren: 'New' }, { tone: 'danger' })).toBe(
      '<Tag tone="danger">\n  New\n</Tag>',
    );
  });
});
