import { Worker } from 'node:worker_threads';

type Job = {
  readonly urls: readonly string[];
  /** Options of `render` that a worker can receive. */
  readonly options: object;
  readonly locale: string | undefined;
};

type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly errors: readonly string[];
};

/** The module that renders the pages of an app. It runs in a worker, and sends all pages in one message. */
export function rendererCode(app: string): string {
  return `import { parentPort, workerData } from 'node:worker_threads';
import { render } from 'portico/server';
import app from ${JSON.stringify(app)};

const { urls, options, locale } = workerData;
const pages = [];
for (const url of urls) {
  const errors = [];
  const answer = await render(new Request(url), {
    ...options,
    app,
    ...(locale !== undefined && { locale: () => locale }),
    onError: (error) => errors.push(String(error)),
  });
  pages.push({ status: answer.status, html: await answer.text(), errors });
}
parentPort.postMessage(pages);
`;
}

/**
 * Renders pages with a built `rendererCode`. The worker ends with it: what an app leaves running, such as a timer of a
 * query cache, would otherwise keep the build from ending.
 */
export async function renderInWorker(file: string, job: Job): Promise<readonly RenderedPage[]> {
  const worker = new Worker(file, { workerData: job });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () =>
        reject(new Error('portico({ prerender }): the app ended the process before its pages.')),
      );
    });
  } finally {
    await worker.terminate();
  }
}
