import type { BrowserContext, Route } from '@playwright/test';
import { chunkOf } from '../support/chunks';

export type WalkServer = ReturnType<typeof createWalkServer>;

/** The server behind the fixture app, which the walk makes slow, wrong or unreachable. */
export function createWalkServer() {
  let data: 'quick' | 'slow' | 'failing' = 'quick';
  let code: 'quick' | 'throws' | 'gone' | 'slow' = 'quick';
  let isOnline = true;
  let areScreensHeld = false;
  let waiting: Route[] = [];
  let waitingCode: Route[] = [];
  /** The texts of errors that code threw. */
  const thrown: string[] = [];
  /** The text of each file of the document. */
  const mistakes = new Map<string, string>();

  // A page that has gone has no use for an answer.
  const end = (answer: Promise<void>) => answer.catch(() => {});

  const answerData = (route: Route) => {
    const request = route.request();
    const of = new URL(request.url()).searchParams.get('of') ?? '';
    return end(route.fulfill({ json: { of, user: request.headers()['x-user'] ?? '' } }));
  };

  const serveData = (route: Route) => {
    if (!isOnline) return end(route.abort('internetdisconnected'));
    if (data === 'failing') return end(route.fulfill({ status: 503, body: 'busy' }));
    if (data === 'quick') return answerData(route);
    waiting.push(route);
  };

  const serveLate = (route: Route) => {
    const request = route.request();
    if (!isOnline) return end(route.abort('internetdisconnected'));
    if (code === 'gone') return end(route.fulfill({ status: 404, body: 'gone' }));
    if (code === 'quick') return end(route.continue());
    if (code === 'slow') return void waitingCode.push(route);
    // The browser may fetch a file twice, to have it early and to run it. It throws once in a document.
    const url = request.url();
    const text = mistakes.get(url) ?? `the code threw [${Math.random().toString(36).slice(2, 10)}]`;
    if (!mistakes.has(url)) thrown.push(text);
    mistakes.set(url, text);
    const contentType = 'text/javascript';
    return end(route.fulfill({ contentType, body: `throw new Error(${JSON.stringify(text)})` }));
  };

  return {
    thrown: () => thrown,
    watch: async (context: BrowserContext) => {
      context.on('request', (request) => {
        const isDocument = request.isNavigationRequest() && !request.frame().parentFrame();
        if (isDocument) mistakes.clear();
      });
      await context.route('**/walk/data*', serveData);
      await context.route('**/walk/frame*', (route) =>
        end(route.fulfill({ contentType: 'text/html', body: '<p>An article</p>' })),
      );
      await context.route(chunkOf('late'), serveLate);
      await context.route(chunkOf('lazy-screens'), (route) =>
        end(areScreensHeld ? route.abort('internetdisconnected') : route.continue()),
      );
    },
    setData: (is: typeof data) => {
      data = is;
    },
    /** The code of the screens for failures does not come. */
    holdScreens: (areHeld: boolean) => {
      areScreensHeld = areHeld;
    },
    setCode: (is: typeof code) => {
      code = is;
    },
    setOnline: (is: boolean) => {
      isOnline = is;
      if (is) return;
      for (const route of [...waiting, ...waitingCode])
        void end(route.abort('internetdisconnected'));
      waiting = [];
      waitingCode = [];
    },
    answer: () => {
      data = 'quick';
      for (const route of waiting) void answerData(route);
      for (const route of waitingCode) void end(route.continue());
      waiting = [];
      waitingCode = [];
    },
  };
}
