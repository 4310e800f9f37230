import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { themeChange, uIStyleChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';

const context = fakePlatform({ env: createEnv(window) }).context;
const root = document.documentElement;
const observed = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute('data-theme');
});

/** The system's scheme, as far as the page can see. */
function system(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
}

it('tells of the system’s change and of the app’s own', async () => {
  const turn = system(false);
  const heard: unknown[] = [];
  const end = themeChange(context, (event) => heard.push(event));
  turn(true);
  expect(heard).toEqual([{ theme: 'dark' }]);
  root.dataset.theme = 'light';
  await observed();
  expect(heard).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
  turn(false);
  root.dataset.theme = 'dark';
  end();
  await observed();
  turn(true);
  expect(heard).toHaveLength(2);
});

it('has its older name', async () => {
  const turn = system(false);
  const heard: unknown[] = [];
  const end = uIStyleChange(context, (event) => heard.push(event));
  turn(true);
  expect(heard).toEqual([{ style: 'dark' }]);
  end();
});
