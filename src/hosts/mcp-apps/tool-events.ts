import type { PlatformContext } from '@/platform';
import { isRefusal } from '@/router';
import { callSafely, originOf } from '@/shared/errors';
import type { McpAppsOptions, McpToolEvent } from './index';
import type { McpApp } from './sdk';

/** Without the name of the tool. */
type News = McpToolEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'tool'>
    : never
  : never;

/** Passes the news of the tool call to the product, and opens the page that the product names. */
export function hearTool(
  { env: { errors }, launch, navigator }: PlatformContext,
  app: McpApp,
  onTool: NonNullable<McpAppsOptions['onTool']>,
): void {
  /** The first page, until the user goes to another one. The user's own pages stay below that of the tool. */
  let start = launch?.id;

  const open = async (url: string) => {
    const page = navigator.activePage();
    if (page?.url === url) return;
    const isUntouched = page?.id === start;
    const opened = isUntouched
      ? await navigator.go('relaunch', { to: { url } })
      : await navigator.open({ to: { url } }).page;
    if (isRefusal(opened)) throw new Error(`onTool of mcpApps: ${opened.message}`);
    if (isUntouched) start = opened.id;
  };
  const tell = (news: News) => {
    const event = { ...news, tool: app.getHostContext()?.toolInfo?.tool.name ?? null };
    const origin = originOf('callback');
    callSafely(
      errors.report,
      async () => {
        const url = onTool(event as McpToolEvent);
        if (url) await open(url);
      },
      origin,
    );
  };

  app.addEventListener('toolinput', ({ arguments: given = {} }) =>
    tell({ kind: 'input', arguments: given }),
  );
  app.addEventListener('toolinputpartial', ({ arguments: given = {} }) =>
    tell({ kind: 'partial-input', arguments: given }),
  );
  app.addEventListener('toolresult', (result) => tell({ kind: 'result', result }));
  app.addEventListener('toolcancelled', ({ reason = '' }) => tell({ kind: 'cancelled', reason }));
}
