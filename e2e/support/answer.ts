import type { Route } from '@playwright/test';

/** Answers as a server of the product does that has the handlers of `portico/sign-in`. */
export async function answer(route: Route, handler: (request: Request) => Promise<Response>) {
  const request = route.request();
  const { status, headers, body } = await handler(
    new Request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    }),
  ).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }));
  await route.fulfill({ status, headers, body });
}
