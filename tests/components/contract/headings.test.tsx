import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Card, Collapse, CollapseItem, IndexBar, IndexSection, List, Result } from '@/components';

afterEach(cleanup);

type Level = 2 | 3;

const rows: readonly { name: string; draw: (level?: Level) => ReactElement }[] = [
  { name: 'Card', draw: (level) => <Card title="Tea" {...(level && { level })} /> },
  {
    name: 'Collapse',
    draw: (level) => (
      <Collapse {...(level && { level })}>
        <CollapseItem value="tea" title="Tea">
          Green
        </CollapseItem>
      </Collapse>
    ),
  },
  {
    name: 'IndexSection',
    draw: (level) => (
      <IndexBar>
        <IndexSection title="Tea" index="T" {...(level && { level })}>
          Green
        </IndexSection>
      </IndexBar>
    ),
  },
  {
    name: 'List',
    draw: (level) => (
      <List title="Tea" {...(level && { level })}>
        Green
      </List>
    ),
  },
  { name: 'Result', draw: (level) => <Result title="Tea" {...(level && { level })} /> },
];

describe('the heading of a component', () => {
  it.each(rows)('$name has level 2, which follows the title of a page', async ({ draw }) => {
    const { container } = render(
      <main>
        <h1>Menu</h1>
        {draw()}
      </main>,
    );
    expect(container.querySelector('h2')?.textContent).toContain('Tea');
    const { violations } = await axe.run(container, { runOnly: ['heading-order'] });
    expect(violations).toEqual([]);
  });

  it.each(rows)('$name has the level of its `level`', ({ draw }) => {
    const { container } = render(draw(3));
    expect(container.querySelector('h3')?.textContent).toContain('Tea');
  });
});
