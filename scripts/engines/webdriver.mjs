// A WebDriver session over plain HTTP: the few commands that the journeys need.
// https://www.w3.org/TR/webdriver2/

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const COMMAND_LIMIT = 30_000;

async function send(origin, method, path, body) {
  const response = await fetch(`${origin}${path}`, {
    method,
    signal: AbortSignal.timeout(COMMAND_LIMIT),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  }).catch((error) => {
    throw new Error(`${method} ${path}: ${error.message}`, { cause: error });
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Resolves once the driver answers; it needs a moment after its start. */
export async function driverIsUp(origin) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await send(origin, 'GET', '/status');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`the WebDriver at ${origin} does not answer`);
}

/** Runs a function in the page and waits for its result. It must not use anything of this module. */
const inPage = (run) => `
  const values = [...arguments];
  const done = values.pop();
  Promise.resolve().then(() => (${run})(...values)).then(
    (value) => done({ value: value === undefined ? null : value }),
    (error) => done({ error: String(error) }),
  );`;

export async function openSession(origin, capabilities) {
  const { sessionId } = await send(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const get = (path) => send(origin, 'GET', `/session/${sessionId}${path}`);
  const post = (path, body) => send(origin, 'POST', `/session/${sessionId}${path}`, body);

  return {
    /** The window that gets the commands. */
    window: () => get('/window'),
    windows: () => get('/window/handles'),
    newWindow: async () => (await post('/window/new', { type: 'window' })).handle,
    toWindow: (handle) => post('/window', { handle }),
    closeWindow: () => send(origin, 'DELETE', `/session/${sessionId}/window`),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    goto: (url) => post('/url', { url }),
    url: () => get('/url'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    refresh: () => post('/refresh'),
    screenshot: async () => Buffer.from(await get('/screenshot'), 'base64'),
    execute: async (run, ...args) => {
      const { value, error } = await post('/execute/async', { script: inPage(run), args });
      if (error) throw new Error(error);
      return value;
    },
    /** An element as an argument of `execute`. */
    asArgument: (element) => ({ [ELEMENT]: element }),
    elements: async (selector) => {
      const found = await post('/elements', { using: 'css selector', value: selector });
      return found.map((element) => element[ELEMENT]);
    },
    role: (element) => get(`/element/${element}/computedrole`),
    name: (element) => get(`/element/${element}/computedlabel`),
    click: (element) => post(`/element/${element}/click`),
    clear: (element) => post(`/element/${element}/clear`),
    type: (element, text) => post(`/element/${element}/value`, { text }),
    /** Performs the actions of one input source in order. */
    act: (source) => post('/actions', { actions: [source] }),
    close: () => send(origin, 'DELETE', `/session/${sessionId}`),
  };
}
