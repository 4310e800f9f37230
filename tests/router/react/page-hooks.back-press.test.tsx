import { cleanup } from '@testing-library/react';
import { type BackPressEvent, useBackPress } from 'portico';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until, untilTrue, wait } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Plain = () => <p>plain</p>;

describe('useBackPress', () => {
  async function open(answer: () => boolean | undefined) {
    const events: string[] = [];
    const Form = () => {
      useBackPress(({ from }: BackPressEvent) => {
        events.push(from);
        return answer();
      });
      return <p>form</p>;
    };
    const app = await openApp({ routes: { '/': page(Plain), '/form': page(Form) } });
    await app.go('navigate', '/form');
    return { app, events };
  }

  it('that returns true refuses a back call with the code `cancel`', async () => {
    const { app, events } = await open(() => true);
    await expect(app.platform.back()).rejects.toMatchObject({ code: 'cancel' });
    expect(app.stack()).toBe('/ > /form');
    expect(events).toEqual(['back']);
  });

  it('that returns true refuses the back button of the navigation bar, and reports no error', async () => {
    const report = vi.spyOn(console, 'error');
    const { app, events } = await open(() => true);
    const bar = [...app.element.querySelectorAll<HTMLElement>('header button')].at(-1);
    bar?.click();
    await until(() => expect(events).toEqual(['back']));
    await wait(30);
    expect(app.stack()).toBe('/ > /form');
    expect(report).not.toHaveBeenCalled();
  });

  it('that returns true reverts a back of the browser', async () => {
    const { app, events } = await open(() => true);
    const { length } = app.history.entries;
    app.history.travel(-1);
    await until(() => expect(events).toEqual(['browser']));
    await untilTrue(() => app.history.index === length - 1);
    expect(app.stack()).toBe('/ > /form');
    expect(app.history.entries).toHaveLength(length);
  });

  it('that returns undefined allows the back', async () => {
    const { app, events } = await open(() => undefined);
    await app.travel(-1);
    expect(app.stack()).toBe('/');
    expect(events).toEqual(['browser']);
  });
});
