import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../widgets.mjs';
import { AREAS, LEAST } from './areas.mjs';

const FILE = join(ROOT, 'tests/mutation.md');

/** The mutant statuses that count, as Stryker names them. */
const ENDS = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

const HEAD = `# Tests that test

Each of these areas was changed in one place at a time, in all the ways that Stryker knows, and its own tests were run. Killed or ended by
its time: they noticed. Each area has to reach ${LEAST} %. \`npm run test:mutation\` writes this file; \`-- --check\` says which rows are
older than their code or their tests, and \`.ci/run\` asks that.

| Area | Killed | Timeout | Survived | Not run | Score | Code and tests |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
`;

const percent = ([killed, timeout, ...missed]) => {
  const noticed = killed + timeout;
  const all = missed.reduce((sum, count) => sum + count, noticed);
  return all === 0 ? 0 : (100 * noticed) / all;
};

const rowOf = (name, counts, print) =>
  `| ${name} | ${counts.join(' | ')} | ${percent(counts).toFixed(1)} % | ${print} |\n`;

/** Returns a hash of an area's code and tests; a row with another hash is stale. */
export function fingerprint({ code, tests }) {
  const specs = [...code, ...tests].map((pattern) => `:(glob)${pattern}`);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...specs], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const hash = createHash('sha256');
  for (const path of [...new Set(listed.split('\n'))].filter((one) => one && existsSync(join(ROOT, one))).toSorted())
    hash.update(`${path}\n${readFileSync(join(ROOT, path), 'utf8')}`);
  return hash.digest('hex').slice(0, 10);
}

/**
 * Reads the recorded figures.
 * @returns {Map<string, {counts: number[], score: number, print: string}>} by area
 */
export function readFigures(file = FILE) {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^\| ([a-z][a-z-]*) \|(.+)\|$/gm) : [];
  return new Map(
    Array.from(rows, ([, name, rest]) => {
      const cells = rest.split('|').map((cell) => cell.trim());
      const counts = cells.slice(0, ENDS.length).map(Number);
      return [name, { counts, score: percent(counts), print: cells.at(-1) }];
    }),
  );
}

/** Writes the figures of all areas and their sum. */
export function writeFigures(figures, file = FILE) {
  const rows = Object.keys(AREAS).flatMap((name) => {
    const figure = figures.get(name);
    return figure ? [{ name, ...figure }] : [];
  });
  const total = ENDS.map((_, at) => rows.reduce((sum, { counts }) => sum + counts[at], 0));
  const lines = rows.map(({ name, counts, print }) => rowOf(name, counts, print));
  writeFileSync(file, HEAD + lines.join('') + rowOf('**all**', total, ''));
}

/** Returns the counts of one Stryker report. */
export function countsOf(report) {
  const ends = Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  return ENDS.map((end) => ends.filter((status) => status === end).length);
}

/** Returns areas whose row is missing or stale. */
export const staleAreas = (figures) =>
  Object.entries(AREAS).flatMap(([name, area]) => (figures.get(name)?.print === fingerprint(area) ? [] : [name]));
