import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf } from './chunk-map.mjs';
import { ROOT } from './widgets.mjs';

const RECORD = join(ROOT, 'tests/sizes.json');

/**
 * Bytes, brotli 11, that a page requests: what may never be exceeded, whatever the record says. The classic script holds
 * what a first widget needs, all other widgets and flows, and all six languages.
 */
export const BUDGET = { loader: 3 * 1024, classic: 320 * 1024, first: 123 * 1024, further: 12 * 1024 };

/**
 * How much a figure may rise over its record before it counts: names of chunks change with every hash, and a rule or two may
 * be added without a new record. The classic script grows with every widget, and has its budget only.
 */
const TOLERANCE = { loader: 96, classic: Number.POSITIVE_INFINITY, first: 1024, further: 512 };

/** Figures that stand for one file, and those that there are per widget. */
const scripts = ['loader', 'classic'];
const kinds = ['first', 'further'];

/**
 * Weighs what was built.
 * @returns {{loader: number, classic: number, first: Record<string, number>, further: Record<string, number>}} bytes; `first` is a page with
 * that widget alone, all that it requests before its data shows included, `further` is what the widget adds to a page that
 * has another one.
 */
export function measure(dist = join(ROOT, 'dist')) {
  const weights = new Map();
  const weigh = (file) => {
    if (!weights.has(file)) {
      const text = readFileSync(join(dist, file));
      weights.set(file, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
    }
    return weights.get(file);
  };
  const sum = (files) => [...new Set(files)].reduce((total, file) => total + weigh(file), 0);

  const map = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'));
  const needs = Object.keys(map.widgets).map((name) => [name, new Set([...filesOf(map, name), 'index.js'])]);
  const shared = needs.map(([, set]) => set).reduce((all, set) => new Set([...all].filter((file) => set.has(file))));
  return {
    loader: weigh('waybill.js'),
    classic: weigh('waybill.classic.js'),
    first: Object.fromEntries(needs.map(([name, set]) => [name, sum(['waybill.js', ...set])])),
    further: Object.fromEntries(needs.map(([name, set]) => [name, sum([...set].filter((file) => !shared.has(file)))])),
  };
}

/** One row for each figure. */
const rows = (sizes) => [
  ...scripts.map((kind) => [kind, '', sizes[kind]]),
  ...kinds.flatMap((kind) => Object.entries(sizes[kind] ?? {}).map(([name, bytes]) => [kind, name, bytes])),
];

export const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));

/** @returns {string[]} one sentence for each figure that is over its budget or its record, or has no record */
export function complaints(measured, record = readRecord()) {
  const known = new Map(rows(record).map(([kind, name, bytes]) => [`${kind} ${name}`, bytes]));
  return rows(measured).flatMap(([kind, name, bytes]) => {
    const label = `${kind} ${name}`.trim();
    const limit = known.get(`${kind} ${name}`);
    if (bytes > BUDGET[kind]) return [`${label}: ${bytes} bytes are over the budget of ${BUDGET[kind]}`];
    if (limit === undefined) return [`${label}: has no figure in tests/sizes.json; run node tools/sizes.mjs --record`];
    if (bytes > limit + TOLERANCE[kind]) return [`${label}: ${bytes} bytes, and tests/sizes.json has ${limit}`];
    return [];
  });
}

/** The figures, for people. */
export const table = (measured) =>
  rows(measured)
    .map(
      ([kind, name, bytes]) =>
        `${kind.padEnd(8)} ${name.padEnd(16)} ${(bytes / 1024).toFixed(1).padStart(7)} KB of ${BUDGET[kind] / 1024}`,
    )
    .join('\n');

/** Records figures that went down and those of new widgets; none that went up. */
function lowerRecord(measured) {
  const former = readRecord();
  const lower = (kind) =>
    Object.fromEntries(
      Object.entries(measured[kind]).map(([name, bytes]) => [name, Math.min(bytes, former[kind]?.[name] ?? bytes)]),
    );
  const next = {
    ...Object.fromEntries(scripts.map((kind) => [kind, Math.min(measured[kind], former[kind] ?? measured[kind])])),
    first: lower('first'),
    further: lower('further'),
  };
  writeFileSync(RECORD, `${JSON.stringify(next, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const measured = measure();
  if (process.argv.includes('--record')) lowerRecord(measured);
  console.log(table(measured));
  const wrong = complaints(measured);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) process.exitCode = 1;
}
