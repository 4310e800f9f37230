// Medians, and the table that holds them against the budgets.
import { budgets } from './budgets.mjs';

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** `[{ open: 50 }, { open: 60 }]` -> `{ open: 55 }`. */
export function mediansOf(samples) {
  const keys = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  const valuesOf = (key) => samples.map((sample) => sample[key]).filter((value) => !isNaN(value));
  return Object.fromEntries(keys.map((key) => [key, median(valuesOf(key))]));
}

const rounded = (value, digits = 0) => Number(value.toFixed(digits));

/** The apps in the order of their columns. */
const columns = ['floor', 'stock', 'portico', 'rendered'];

/** Compares the rounded figures with the budget, because the table shows them. */
function rowOf({ key, name, digits, limit, ratio: allowed, of = 'portico' }, names, medians) {
  const value = rounded(medians[of]?.[key] ?? Number.NaN, digits);
  const floor = medians.floor?.[key] ?? Number.NaN;
  const ratioOf = (figure) => (floor > 0 ? rounded(figure / floor, 2) : Number.NaN);
  const cells = names.map((app) => {
    const figure = medians[app]?.[key];
    if (figure === undefined || isNaN(figure)) return '';
    const ratio = app === 'floor' ? Number.NaN : ratioOf(figure);
    return `${rounded(figure, digits)}${isNaN(ratio) ? '' : ` (${ratio}x)`}`;
  });
  const hasBudget = limit !== undefined || allowed !== undefined;
  const isWithin = allowed === undefined ? value <= limit : ratioOf(value) <= allowed;
  const budget = hasBudget ? `<= ${allowed === undefined ? limit : `${allowed}x`}` : '';
  return [name, ...cells, budget, hasBudget ? (isWithin ? 'ok' : 'missed') : ''];
}

/** The lines of a table of the medians of each app. Rows without a measurement are left out. */
export function tableOf(medians) {
  const names = columns.filter((name) => Object.keys(medians[name] ?? {}).length > 0);
  const isMeasured = ({ key, of = 'portico' }) => key in (medians[of] ?? {});
  const rows = budgets
    .filter((row, index) => isMeasured(row) || (row.title && isMeasured(budgets[index + 1])))
    .map((row) => (row.title ? [row.title] : rowOf(row, names, medians)));
  const all = [['', ...names, 'budget', ''], ...rows];
  const widths = all[0].map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  const cell = (text, column) =>
    column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column] + 2);
  return all.map((row) => row.map(cell).join('').trimEnd());
}
