import { createApp, defineApp, defineRoutes } from 'portico';
import { mcpApps, mcpHistory, type McpToolEvent } from 'portico/hosts/mcp-apps';
import './app.css';

const events: McpToolEvent[] = [];
let goodbyes = 0;

/** The result of the tool names an item. */
function pageOf(event: McpToolEvent): string | null {
  events.push(event);
  if (event.kind !== 'result') return null;
  const { item } = Object(event.result.structuredContent) as { readonly item?: string };
  return item ? `/item/${item}` : null;
}

const app = createApp(
  defineApp({
    routes: defineRoutes({
      '/': { title: 'Orders', load: () => import('./pages/home') },
      '/item/:id': { title: 'Item', load: () => import('./pages/item') },
    }),
    router: { history: mcpHistory },
    request: { baseURL: 'https://api.example' },
    host: {
      adapters: [
        mcpApps({
          load: () => import('./mcp-sdk'),
          requests: { origin: 'https://api.example', tool: 'send_request' },
          onTool: pageOf,
          onTeardown: () => {
            goodbyes += 1;
          },
        }),
      ],
    },
  }),
);
const { platform } = app.mount(document.getElementById('root')!);

/** For the tests. */
Object.assign(window, { mcp: { platform, events: () => events, goodbyes: () => goodbyes } });
