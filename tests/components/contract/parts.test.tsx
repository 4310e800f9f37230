import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Card } from '@/components';
import { clear } from './rows';

afterEach(async () => {
  document.adoptedStyleSheets = [];
  await clear();
});

it('a style sheet of a product reaches a part of a component', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".shop [data-part='title'] { font-weight: 300; }");
  document.adoptedStyleSheets = [sheet];
  render(
    <div className="shop">
      <Card title="Harbour">Open</Card>
    </div>,
  );
  const title = screen.getByRole('heading', { name: 'Harbour' });
  expect(getComputedStyle(title).fontWeight).toBe('300');
});
