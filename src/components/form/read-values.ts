import { type Control, isControl } from './controls';
import type { FieldValue, FormValues } from './rules';

/**
 * What FormData would send, as what it is: a number from a number field, a yes or no from a lone checkbox without a
 * value, a list from boxes that share a name, even if only one of them, or none, is checked.
 */
export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values: Record<string, FieldValue> = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  const named = new Map<string, Control[]>();
  for (const control of form.elements) {
    if (!isControl(control) || control.matches(':disabled')) continue;
    named.set(control.name, [...(named.get(control.name) ?? []), control]);
  }
  for (const [name, controls] of named) values[name] = valueOf(controls, data.getAll(name));
  return values;
}

function valueOf(controls: readonly Control[], sent: readonly (string | File)[]): FieldValue {
  const [first] = controls as [Control];
  const isMultiple = 'multiple' in first && first.multiple && first.type !== 'email';
  const files = sent.filter((entry) => typeof entry === 'string' || entry.name !== '');
  if (isMultiple || first.dataset.type === 'list') return files;
  if (first.type === 'file') return files[0];
  if (controls.every((control) => control.type === 'checkbox')) return boxesValue(controls, sent);
  if (isNumber(first)) {
    const empty = controls.every((control) => 'empty' in control.dataset);
    const numbers = empty ? [] : sent.filter((entry) => entry !== '').map(Number);
    return numbers.length > 1 ? numbers : numbers[0];
  }
  return sent.length > 1 ? sent : sent[0];
}

function boxesValue(boxes: readonly Control[], sent: readonly (string | File)[]): FieldValue {
  const [first] = boxes as [HTMLInputElement];
  if (boxes.length > 1) return sent;
  return first.hasAttribute('value') ? sent[0] : first.checked;
}

function isNumber({ type, dataset }: Control): boolean {
  return type === 'number' || type === 'range' || dataset.type === 'number';
}

/** To tell whether a value has changed. */
export function keyOf(value: FieldValue): string {
  const plain = (part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part;
  return JSON.stringify(Array.isArray(value) ? value.map(plain) : plain(value)) ?? '';
}
