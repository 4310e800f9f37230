import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picker } from '@/components/picker';

describe('Picker on a server', () => {
  it('renders its value without its sheet', () => {
    const html = renderToString(
      createElement(Picker, { label: 'Day', mode: 'date', name: 'day', value: '2026-02-03' }),
    );
    expect(html).toContain('February 3, 2026');
    expect(html).toContain('name="day" value="2026-02-03"');
    expect(html).not.toContain('dialog"><');
  });
});
