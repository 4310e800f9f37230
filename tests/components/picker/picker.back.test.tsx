import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Picker } from '@/components/picker';
import { openApp, page } from '../../helpers/open-app';
import { untilTrue } from '../../helpers/waiting';

describe('Back of the browser', () => {
  it('cancels the open picker and stays on the page', async () => {
    const onOpenChange = vi.fn();
    const app = await openApp({
      routes: {
        '/': page(() => null),
        '/order': page(() => (
          <Picker label="Stone" range={['Slate']} onOpenChange={onOpenChange} />
        )),
      },
    });
    await app.go('navigate', '/order');
    screen.getByRole('button', { name: /^Stone/ }).click();
    await screen.findByRole('dialog');
    await untilTrue(() => app.history.length() > 2);
    app.history.travel(-1);
    await untilTrue(() => !screen.queryByRole('dialog'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, 'back');
    expect(app.stack()).toBe('/ > /order');
  });
});
