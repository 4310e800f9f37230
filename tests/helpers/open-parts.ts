import type { AppConfig } from 'portico';
import { onTestFinished } from 'vitest';
import { assemble } from '@/app';
import { createMountable } from '@/app/boot/create-app';
import type { AppParts } from '@/app/boot/app-parts';
import { createEnv } from '@/platform';
import { createMemoryHistory } from '@/router';

/** An app in a real element, with its parts. `window` may be one with other properties. */
export function openParts(config: AppConfig, browser = window) {
  let parts: AppParts | undefined;
  const app = createMountable(() => {
    parts = assemble(
      { locale: 'en', ...config, router: { animation: 0, ...config.router } },
      createEnv(browser),
      createMemoryHistory(),
    );
    return parts;
  });
  const element = document.createElement('div');
  document.body.append(element);
  const { unmount } = app.mount(element);
  const close = () => {
    unmount();
    element.remove();
  };
  onTestFinished(close);
  return { parts: parts as unknown as AppParts, element, close };
}
