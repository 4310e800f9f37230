import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, Script } from 'node:vm';

// The client loads it inside WeChat only. Loaded before the tests, so that none of them waits for the file.
await import('@/platform/host/wechat/jweixin');

type Callback = (result: Readonly<Record<string, unknown>>) => void;

/** WeChat's public SDK. */
export type JWeixin = {
  config(options: object): void;
  ready(run: () => void): void;
  error(run: Callback): void;
  invoke?(name: string, params: object, answer: (result: unknown) => void): void;
} & Readonly<Record<string, (options: object) => void>>;

const file = createRequire(import.meta.url).resolve('weixin-js-sdk');
const source = readFileSync(file, 'utf8');

/** Runs the package `weixin-js-sdk` without changes, as a script of this window. Its document may be a fake one. */
export function runJWeixin(window: Window): JWeixin {
  const module = { exports: {} };
  // The SDK sends statistics by a picture.
  const globals = { module, window, Image: EventTarget };
  for (const name of ['navigator', 'location', 'WeixinJSBridge'])
    Object.defineProperty(globals, name, { get: (): unknown => Reflect.get(window, name) });
  new Script(source, { filename: file }).runInContext(createContext(globals));
  return module.exports as JWeixin;
}
