import { type Control, controlsOf } from './controls';

/**
 * Remembers the fields whose values no storage may keep. A password field can become a text field to show the
 * password, so a name stays secret.
 */
export function createSecretNames(formOf: () => HTMLFormElement | null) {
  const names = new Set<string>();

  return (): ReadonlySet<string> => {
    const form = formOf();
    for (const control of form ? controlsOf(form) : [])
      if (isSecret(control)) names.add(control.name);
    return names;
  };
}

function isSecret({ type, autocomplete }: Control): boolean {
  return type === 'password' || /password|one-time-code|cc-(number|csc)/.test(autocomplete);
}
