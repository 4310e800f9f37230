#!/usr/bin/env node
// `npm create portico my-app -- --template tabs`
import { readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nameProblem, packageNameOf } from './names.mjs';
import { folderProblem, templates, writeProject } from './project.mjs';

const options = /** @type {const} */ ({
  template: { type: 'string', short: 't' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
});

const help = `npm create portico [folder] -- [--template ${Object.keys(templates).join('|')}]

${Object.entries(templates)
  .map(([name, text]) => `  ${name.padEnd(6)} ${text}`)
  .join('\n')}

Without a folder or a template it asks for them. It writes only into a new or an empty folder.
`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`One folder, please, not ${positionals.length}.`);
    if (values.template !== undefined && !Object.hasOwn(templates, values.template)) {
      const names = Object.keys(templates).join(', ');
      throw new Error(`--template must be one of ${names}, not '${values.template}'.`);
    }
    return { ...values, folder: positionals[0] };
  } catch (error) {
    return fail(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Only the questions need a package from npm, so a checkout without it answers a command that says everything. */
async function ask(given) {
  const { askProject } = await import('./ask.mjs');
  return askProject(given);
}

/** npm, pnpm, yarn or bun: whichever has started this. */
function packageManager() {
  return process.env.npm_config_user_agent?.split('/')[0] ?? 'npm';
}

function nextSteps(folder) {
  const manager = packageManager();
  const run = manager === 'npm' ? 'npm run' : manager;
  const path = relative(process.cwd(), folder);
  const lines = [
    ...(path ? [`cd ${/\s/.test(path) ? `"${path}"` : path}`] : []),
    `${manager} install`,
    `${run} dev`,
  ];
  return lines.map((line) => `  ${line}`).join('\n');
}

const given = readArguments();
if (given.help) {
  console.log(help);
} else if (given.version) {
  const own = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  console.log(own.version);
} else {
  const isAsking = process.stdin.isTTY && (given.folder === undefined || !given.template);
  if (!isAsking && given.folder === undefined) fail(`Name the folder of the app.\n\n${help}`);
  const answers = isAsking ? await ask(given) : null;
  const folder = resolve(answers?.folder ?? given.folder);
  const template = answers?.template ?? given.template ?? 'tabs';
  const name = packageNameOf(basename(folder));
  const problem = nameProblem(name) ?? folderProblem(folder);
  if (problem) fail(problem);
  writeProject({ folder, template, name });
  console.log(`\n${name} is ready, from the template ${template}. Now:\n\n${nextSteps(folder)}\n`);
}
