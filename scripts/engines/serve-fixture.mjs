import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { variantNamed } from '../../e2e/variants.mjs';
import { answer, createFront, listen } from './front.mjs';
import { createSignInService } from './sign-in-service.mjs';

const NAMES = ['path', 'hash-app'];

/** Resolves with the process and the port of each variant. */
function startBackend() {
  const backend = spawn(process.execPath, ['e2e/serve.mjs', ...NAMES], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, FIXTURE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    backend.once('exit', () => reject(new Error('the fixture app could not be served')));
    createInterface(backend.stdout).on('line', (line) => {
      const [first, ...ports] = line.split(' ');
      if (first === 'ready') resolve({ backend, ports: ports.map(Number) });
    });
  });
}

/** The file of a lazy page: assets/slow-<hash>.js. */
const chunkOf = (name) => new RegExp(`/${name}-[\\w-]+\\.js`);

/** Serves the built fixture app on free ports, and a page of another site. */
export async function serveFixture() {
  const { backend, ports } = await startBackend();
  const faults = new Set();
  const problems = [];
  const handlers = new Map();
  const options = {};
  const service = createSignInService();
  // Another host, which is another site.
  const siteX = await listen((request, response) => {
    const signIn = service.page(new URL(request.url, 'http://site'));
    if (signIn) response.writeHead(signIn.status, signIn.headers).end(signIn.body);
    else answer(response, 200, 'text/html', '<title>Site X</title><h1>Site X</h1>');
  }, '127.0.0.1');
  const siteOrigin = `http://127.0.0.1:${siteX.port}`;
  const api = (path, text) => service.api(path, text, siteOrigin);
  const shared = { faults, problems, api, handlers, options };
  const fronts = await Promise.all(
    NAMES.map(async (name, index) => {
      const variant = variantNamed(name);
      return {
        ...variant,
        ...(await listen(createFront({ ...shared, port: ports[index] }), 'localhost')),
      };
    }),
  );

  return {
    siteX: `${siteOrigin}/`,
    service,
    problems,
    variant: (name) => fronts.find((front) => front.name === name),

    /** The chunk does not arrive until it is released. */
    hold: (name) => {
      let open = () => {};
      const gate = new Promise((resolve) => {
        open = resolve;
      });
      const fault = { chunk: chunkOf(name), gate };
      faults.add(fault);
      return () => {
        faults.delete(fault);
        open();
      };
    },

    /** The chunk answers 404, as after a deploy that replaced it, until the fault ends. */
    breakOff: (name) => {
      const fault = { chunk: chunkOf(name), isBroken: true };
      faults.add(fault);
      return () => faults.delete(fault);
    },

    /** The next documents of the app have these options (e2e/support/options.ts). */
    setOptions: (more) => Object.assign(options, more),

    /** A server of the product answers these paths, by functions of Node. */
    serve: (more) => {
      for (const [path, handle] of Object.entries(more)) handlers.set(path, handle);
    },

    reset: () => {
      handlers.clear();
      service.reset();
      for (const name of Object.keys(options)) delete options[name];
      faults.clear();
      problems.length = 0;
    },

    close: () => {
      backend.removeAllListeners('exit');
      backend.kill();
      for (const { server } of [...fronts, siteX]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
