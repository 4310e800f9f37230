// A server in front of the fixture app, for engines that cannot intercept requests. It delays or breaks the chunks
// that a journey names, and collects the errors of every document.
import { createServer, request } from 'node:http';

const TRAPS = '/engine-traps.js';
const PROBLEM = '/engine-problem';

// A script of the app's own origin: the Content-Security-Policy allows it, and it runs before the app does.
const trapsWith = (options) => `
  window.fixtureOptions = ${JSON.stringify(options)};
  const tell = (problem) => navigator.sendBeacon('${PROBLEM}', problem);
  const original = console.error;
  console.error = (...values) => {
    tell('console: ' + values.map(String).join(' '));
    original(...values);
  };
  addEventListener('error', ({ message }) => tell('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('CSP violation of ' + violatedDirective + ' by ' + blockedURI));
`;

export function answer(response, status, type, body = '') {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

export function listen(handler, host) {
  const server = createServer(handler);
  return new Promise((resolve) => {
    server.listen(0, host, () => resolve({ server, port: server.address().port }));
  });
}

function bodyOf(message) {
  return new Promise((resolve) => {
    const parts = [];
    message.on('data', (part) => parts.push(part));
    message.on('end', () => resolve(Buffer.concat(parts)));
  });
}

function ask(port, path) {
  return new Promise((resolve, reject) => {
    const onAnswer = async (message) => {
      const { statusCode, headers } = message;
      resolve({ statusCode, headers, body: await bodyOf(message) });
    };
    // The other side may close a kept connection at the moment of its next use.
    request({ host: 'localhost', port, path, agent: false }, onAnswer).on('error', reject).end();
  });
}

/**
 * `faults` is a set of `{ chunk, gate?, isBroken? }`. Each request checks it. `api` answers the paths that the fixture app's
 * server does not have, and `handlers` has those of a journey: functions of Node by path. `options` are those of the app.
 */
export function createFront({ port, faults, problems, api, handlers, options }) {
  return async (incoming, response) => {
    const { url } = incoming;
    if (url === TRAPS) {
      answer(response, 200, 'text/javascript', trapsWith(options));
      return;
    }
    if (url === PROBLEM) {
      problems.push(String(await bodyOf(incoming)));
      answer(response, 204, 'text/plain');
      return;
    }
    if (handlers.has(url)) {
      handlers.get(url)(incoming, response);
      return;
    }
    if (incoming.method === 'POST') {
      const { status, body } = api(url, String(await bodyOf(incoming))) ?? { status: 404 };
      answer(response, status, 'application/json', JSON.stringify(body ?? {}));
      return;
    }
    const fault = [...faults].find(({ chunk }) => chunk.test(url));
    await fault?.gate;
    if (fault?.isBroken) {
      answer(response, 404, 'text/plain', 'gone');
      return;
    }
    const { statusCode, headers, body } = await ask(port, url);
    const isPage = headers['content-type']?.startsWith('text/html');
    const script = `<head><script src="${TRAPS}"></script>`;
    response.writeHead(statusCode, headers);
    response.end(isPage ? String(body).replace('<head>', script) : body);
  };
}
