import { describe, expect, it } from 'vitest';
import { printCode } from '@/pages/component/print-code';

const source = { props: { count: 5, half: false, size: 'medium' } };

describe('printCode', () => {
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
    expect(printCode('Tag', { props: { closable: true } }, { closable: false })).toBe(
      '<Tag closable={false} />',
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
