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
    const heard: string[] = [];
    const Form = () => {
      useBackPress(({ from }: BackPressEvent) => {
        heard.push(from);
        return answer();
      });
      return <p>form</p>;
    };
    const app = await openApp({ routes: { '/': page(Plain), '/form': page(Form) } });
    await app.go('navigate', '/form');
    return { app, heard };
  }

  it('keeps the page from back by call, as a cancelled one', async () => {
    const { app, heard } = await open(() => true);
    await expect(app.platform.back()).rejects.toMatchObject({ code: 'cancel' });
    expect(app.stack()).toBe('/ > /form');
    expect(heard).toEqual(['back']);
  });

  it('keeps the page from the back button of the bar, and nobody is at fault', async () => {
    const report = vi.spyOn(console, 'error');
    const { app, heard } = await open(() => true);
    const bar = [...app.element.querySelectorAll<HTMLElement>('header button')].at(-1);
    bar?.click();
    await until(() => expect(heard).toEqual(['back']));
    await wait(30);
    expect(app.stack()).toBe('/ > /form');
    expect(report).not.toHaveBeenCalled();
  });

  it('keeps the page from the browser’s back, whose step is taken back', async () => {
    const { app, heard } = await open(() => true);
    const { length } = app.history.entries;
    app.history.travel(-1);
    await until(() => expect(heard).toEqual(['browser']));
    await untilTrue(() => app.history.index === length - 1);
    expect(app.stack()).toBe('/ > /form');
    expect(app.history.entries).toHaveLength(length);
  });

  it('lets go with anything else', async () => {
    const { app, heard } = await open(() => undefined);
    await app.travel(-1);
    expect(app.stack()).toBe('/');
    expect(heard).toEqual(['browser']);
  });
});
