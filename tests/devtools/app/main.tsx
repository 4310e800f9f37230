// An app that asks for the devtools. tests/devtools/bundle.test.ts builds it.
import { createApp, defineApp, defineRoutes } from 'portico';

const routes = defineRoutes({ '/': { load: async () => ({ default: () => null }) } });

createApp(defineApp({ routes, devtools: true })).mount(document.body);
