import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cascader } from '@/components/cascader';
import { openApp, page } from '../../helpers/open-app';
import { untilTrue } from '../../helpers/waiting';

const regions = [
  {
    value: 'gd',
    label: 'Guangdong',
    children: [{ value: 'sz', label: 'Shenzhen', children: [{ value: 'ns', label: 'Nanshan' }] }],
  },
];

const tab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;

describe('back in a Cascader', () => {
  it('Back goes one level up, closes the sheet on the first level, and stays on the page', async () => {
    const app = await openApp({
      routes: {
        '/': page(() => null),
        '/order': page(() => (
          <Cascader label="Region" options={regions} defaultValue={['gd', 'sz', 'ns']} />
        )),
      },
    });
    await app.go('navigate', '/order');
    screen.getByRole('button', { name: /^Region/ }).click();
    await screen.findByRole('dialog');
    for (const text of ['Nanshan', 'Shenzhen', 'Guangdong']) {
      await untilTrue(() => tab() === text && app.history.length() > 2);
      app.history.travel(-1);
    }
    await untilTrue(() => !screen.queryByRole('dialog'));
    expect(app.stack()).toBe('/ > /order');
    expect(screen.getByRole('button', { name: /^Region/ }).textContent).toContain('Nanshan');
  });
});
