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

/** What is shown is what is judged. */
function rowOf({ key, name, digits, limit, ratio: allowed }, floor, app) {
  const value = rounded(app[key], digits);
  const ratio = floor[key] > 0 ? rounded(app[key] / floor[key], 2) : Number.NaN;
  const isWithin = allowed === undefined ? value <= limit : ratio <= allowed;
  const hasBudget = limit !== undefined || allowed !== undefined;
  return [
    name,
    key in floor ? String(rounded(floor[key], digits)) : '',
    String(value),
    isNaN(ratio) ? '' : `${ratio}x`,
    hasBudget ? `<= ${allowed === undefined ? limit : `${allowed}x`}` : '',
    hasBudget ? (isWithin ? 'ok' : 'missed') : '',
  ];
}

const heading = ['', 'floor', 'Portico', 'ratio', 'budget', ''];

/** Lines of text; what was not measured is left out. */
export function tableOf(floor, app) {
  const isMeasured = ({ key }) => key in app;
  const rows = budgets
    .filter((row, index) => isMeasured(row) || (row.title && isMeasured(budgets[index + 1])))
    .map((row) => (row.title ? [row.title] : rowOf(row, floor, app)));
  const all = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  const cell = (text, column) =>
    column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column] + 2);
  return all.map((row) => row.map(cell).join('').trimEnd());
}
