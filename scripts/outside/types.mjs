// The types, in a compiler and in an editor.
import { equal, react } from './app.mjs';

const types = `import { createApp, defineApp, defineRoutes, usePage } from 'portico';
import { createMapProxy } from 'portico/map-proxy';
import { wechatSignIn } from 'portico/auth';
import { createWeChatSignIn } from 'portico/sign-in';
import { createSigners } from 'portico/signature';
import { uni } from 'portico/uni';
export const routes = defineRoutes({
  '/': { title: 'Home', load: async () => ({ default: () => null }) },
  '/item/:id': { title: 'Item', load: async () => ({ default: () => null }) },
});
declare module 'portico' { interface Register { routes: typeof routes; calls: typeof uni } }
export const id = (): string => usePage<'/item/:id'>().params.id;
export const wechat = wechatSignIn({ begin: '/begin', finish: '/finish' });
export const app = createApp(defineApp({ routes, calls: [uni], extensions: [wechat] }));
export const proxy = createMapProxy({ amap: { key: 'k' } }).fetch;
export const answer: (request: Request) => Promise<Response> = proxy;
export const signers = createSigners({});
export const begin: (request: Request) => Promise<Response> = createWeChatSignIn({
  appId: 'wx1', secret: 's', key: 'k'.repeat(32), returnTo: ['https://m.example.com'], session: () => ({ token: 't' }),
}).handlers.begin;
export const query: Promise<unknown> = app.platform.createSelectorQuery().exec();
// @ts-expect-error The parameter id is missing.
void app.platform.navigate('/item/:id', {});`;

/** Prints the calls whose comment an editor does not show. The comment of an `on...` call serves its `off...` call too. */
const editor = `import ts from 'typescript';
const options = { strict: true, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const program = ts.createProgram(['calls.ts'], options);
const checker = program.getTypeChecker();
const { declarationList } = program.getSourceFile('calls.ts').statements.find((one) => one.declarationList);
const { name } = declarationList.declarations[0];
const type = checker.getTypeAtLocation(name);
const partOf = (part) => checker.getTypeOfSymbolAtLocation(type.getProperty(part), name);
const calls = [type, partOf('host'), partOf('share')].flatMap((owner) => owner.getProperties());
const hasComment = (call) => call.getDocumentationComment(checker).length + call.getJsDocTags().length > 0;
const silent = calls.filter((call) => !hasComment(call) && !/^off[A-Z]/.test(call.name));
console.log(calls.length > 250, silent.map((call) => call.name).join(' '));`;

const calls =
  "import type { Platform } from 'portico'; import type { uni } from 'portico/uni'; declare module 'portico' { interface Register { calls: typeof uni } } declare const platform: Platform; export default platform;";

const tsconfig = (resolution, module) =>
  JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: false, target: 'ES2022', module },
      ...{ moduleResolution: resolution, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
    },
    files: ['main.ts'],
  });

export const typings = {
  types: {
    title:
      'TypeScript accepts the types with skipLibCheck off, as a bundler and as Node resolve them',
    needs: [...react, 'typescript', '@types/react', '@types/react-dom'],
    files: {
      'main.ts': types,
      'tsconfig.json': tsconfig('bundler', 'ESNext'),
      'tsconfig.node.json': tsconfig('nodenext', 'NodeNext'),
    },
    async check({ run }) {
      await run('npx', 'tsc');
      await run('npx', 'tsc', '-p', 'tsconfig.node.json');
    },
  },
  editor: {
    title: 'TypeScript 5 gives editors the comment of every call',
    needs: [...react, 'typescript@5.9', '@types/react', '@types/react-dom'],
    files: { 'calls.ts': calls, 'main.js': editor },
    async check({ run }) {
      equal('the calls', (await run('node', 'main.js')).trim(), 'true');
    },
  },
};
