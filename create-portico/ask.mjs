import { basename, resolve } from 'node:path';
import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { nameProblem, packageNameOf } from './names.mjs';
import { folderProblem, templates } from './project.mjs';

/** The answer. Escape or Ctrl+C ends the program. */
function orStop(answer) {
  if (!isCancel(answer)) return answer;
  cancel('Nothing was written.');
  return process.exit(1);
}

/** Asks for what the command does not say. */
export async function askProject({ folder, template }) {
  intro('A mobile web app on Portico');
  const isGiven = folder !== undefined;
  return {
    folder: isGiven ? folder : orStop(await askFolder()),
    template: template ?? orStop(await askTemplate()),
  };
}

function askFolder() {
  return text({
    message: 'Folder of the app',
    placeholder: 'my-app',
    defaultValue: 'my-app',
    validate: (value) => {
      const folder = resolve(value || 'my-app');
      return nameProblem(packageNameOf(basename(folder))) ?? folderProblem(folder);
    },
  });
}

function askTemplate() {
  return select({
    message: 'Template',
    options: Object.entries(templates).map(([value, hint]) => ({ value, label: value, hint })),
    initialValue: 'tabs',
  });
}
