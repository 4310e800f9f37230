// create-portico has the version of the library. `version` writes it, and `publish` publishes that version once.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const write = (path, value) =>
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);

const creator = 'create-portico/package.json';
const template = 'create-portico/templates/base/package.json';

function setVersion() {
  const { version } = read('package.json');
  write(creator, { ...read(creator), version });
  const manifest = read(template);
  manifest.dependencies.portico = `^${version}`;
  write(template, manifest);
}

function publish() {
  const { name, version } = read(creator);
  const npm = (...args) => spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (npm('view', `${name}@${version}`, 'version').stdout.trim() === version) return;
  const { status, stderr } = npm('publish', './create-portico', '--access', 'public');
  if (status !== 0) throw new Error(`${name}@${version} was not published\n${stderr}`);
}

const commands = { version: setVersion, publish };
const command = commands[process.argv[2]];
if (!command) throw new Error(`Use one of ${Object.keys(commands).join(', ')}.`);
command();
