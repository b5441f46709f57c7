import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf } from './cli/files.mjs';
import { ROOT } from './widgets.mjs';

const RECORD = join(ROOT, 'tests/sizes.json');

/**
 * Size budgets in bytes (brotli 11) that no record may exceed. The classic script contains the first load, all other widgets and flows, and
 * all six languages; `react` is the first load of a component over the
 * application's own React. The doctor's chunk is for whoever looks for a fault; its bookmark brings the tokens along.
 */
export const BUDGET = {
  loader: 3.1875 * 1024,
  classic: 344.25 * 1024,
  doctor: 16 * 1024,
  bookmark: 24 * 1024,
  first: 125.25 * 1024,
  further: 12.25 * 1024,
  react: 66 * 1024,
};

/**
 * How far a size may rise above its record: chunk names change with every hash, and small additions need no new record. The classic script
 * grows with every widget and has only its budget.
 */
const TOLERANCE = {
  loader: 96,
  classic: Number.POSITIVE_INFINITY,
  doctor: 512,
  bookmark: 512,
  first: 1024,
  further: 512,
  react: 1024,
};

/** Matches the chunks that only the doctor loads. */
const DOCTOR = /^(doctor|examine-page)-\w+\.js$/;

/** Matches the file of React, which an application brings itself. */
const REACT = /^chunks\/react-\w+\.js$/;

/** What a component needs besides the files of its widget. */
const COMPONENT = ['react/component.js', 'react/host.js'];

/** Figures of single files, and figures per widget. */
const scripts = ['loader', 'classic', 'doctor', 'bookmark'];
const kinds = ['first', 'further', 'react'];

/**
 * Measures the built files.
 * @returns {{loader: number, classic: number, doctor: number, bookmark: number, first: Record<string, number>, further: Record<string, number>, react: Record<string, number>}} bytes; `first` is the first
 * load of a page with that widget alone, `further` is what the widget adds to a page with another one, `react` is its component without React
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
  const each = (measureOne) => Object.fromEntries(needs.map(([name, set]) => [name, sum(measureOne(name, [...set]))]));
  return {
    loader: weigh('waybill.js'),
    classic: weigh('waybill.classic.js'),
    doctor: sum(readdirSync(join(dist, 'chunks')).flatMap((file) => (DOCTOR.test(file) ? [`chunks/${file}`] : []))),
    bookmark: weigh('doctor.js'),
    first: each((_, files) => ['waybill.js', ...files]),
    further: each((_, files) => files.filter((file) => !shared.has(file))),
    react: each((name, files) => [`react/${name}.js`, ...COMPONENT, ...files.filter((file) => !REACT.test(file))]),
  };
}

/** Returns one row per figure. */
const rows = (sizes) => [
  ...scripts.map((kind) => [kind, '', sizes[kind]]),
  ...kinds.flatMap((kind) => Object.entries(sizes[kind] ?? {}).map(([name, bytes]) => [kind, name, bytes])),
];

export const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));

/** Returns one sentence for each figure that exceeds its budget or record, or has no record. @returns {string[]} */
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

/** Formats the figures. */
export const table = (measured) =>
  rows(measured)
    .map(
      ([kind, name, bytes]) =>
        `${kind.padEnd(8)} ${name.padEnd(16)} ${(bytes / 1024).toFixed(1).padStart(7)} KB of ${BUDGET[kind] / 1024}`,
    )
    .join('\n');

/** Records lower figures and those of new widgets, but no higher ones. */
function lowerRecord(measured) {
  const former = readRecord();
  const lower = (kind) =>
    Object.fromEntries(
      Object.entries(measured[kind]).map(([name, bytes]) => [name, Math.min(bytes, former[kind]?.[name] ?? bytes)]),
    );
  const next = {
    ...Object.fromEntries(scripts.map((kind) => [kind, Math.min(measured[kind], former[kind] ?? measured[kind])])),
    ...Object.fromEntries(kinds.map((kind) => [kind, lower(kind)])),
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
