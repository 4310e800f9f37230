import { useCan, useHost } from 'portico';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { iphone, signature } from '../../helpers/wechat-bridge';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const own = { userAgent: navigator.userAgent };

function become(userAgent: string, bridge?: object) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  Object.assign(window, { WeixinJSBridge: bridge });
}

afterEach(() => {
  become(own.userAgent);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

/** A bridge that answers when the test says so. */
function slowBridge() {
  const answers: (() => void)[] = [];
  return {
    bridge: {
      invoke: (name: string, _params: object, answer: (result: object) => void) =>
        void answers.push(() => answer({ errMsg: `${name}:ok` })),
      on: () => {},
    },
    answer: () => {
      for (const run of answers.splice(0)) run();
    },
  };
}

const seen: string[] = [];

function Page() {
  const { env, state, can } = useHost();
  const chooses = useCan('chooseImage');
  const words = `${env.app} ${state} ${can('share.prepare')} ${chooses}`;
  if (seen.at(-1) !== words) seen.push(words);
  return <p>{words}</p>;
}

const textOf = (element: HTMLElement) =>
  element.querySelector('[data-page-content] p')?.textContent;

it('[S1.2] in a browser, useHost reports the browser and the web', async () => {
  const app = await openApp({ routes: { '/': page(Page) } });
  expect(textOf(app.element)).toBe('browser web web web');
});

it('[S1.2] in WeChat, useHost renders again when the app accepts the page, and StrictMode signs once', async () => {
  seen.length = 0;
  const { bridge, answer } = slowBridge();
  become(iphone, bridge);
  const signed: string[] = [];
  const sign = async (url: string) => {
    signed.push(url);
    return signature;
  };
  const app = await openApp({
    strict: true,
    host: { sign },
    routes: {
      '/': page(() => (
        <StrictMode>
          <Page />
        </StrictMode>
      )),
    },
  });
  expect(textOf(app.element)).toBe('wechat connecting web web');
  await until(() => {
    answer();
    expect(textOf(app.element)).toBe('wechat connected native native');
  });
  expect(signed).toHaveLength(1);
  expect(seen).toEqual(['wechat connecting web web', 'wechat connected native native']);
});

it('[S1.2] in WeChat, useHost reports that the app refuses the page', async () => {
  become(iphone, {
    invoke: (name: string, _params: object, answer: (result: object) => void) =>
      answer({ errMsg: `${name}:fail,invalid url domain` }),
    on: () => {},
  });
  const app = await openApp({
    host: { sign: async () => signature, webFallback: false },
    routes: { '/': page(Page) },
  });
  await until(() => expect(textOf(app.element)).toBe('wechat refused web none'));
});
