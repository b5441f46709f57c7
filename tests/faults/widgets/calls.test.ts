import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../../src/api/endpoints';
import { filesIn } from '../../laws/files';
import { BY_NAME, ROWS, WITHOUT_ROW } from './calls';

const sources = filesIn(['src', 'widgets'], /\.tsx?$/);
const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);
const named = (text: string, call: RegExp): readonly string[] => [...text.matchAll(call)].map(([, name = '']) => name);

/** All endpoints that the sources call. */
const called = new Set(
  [
    ...sources.flatMap(({ text }) => named(text, /\brequest\(\s*'(\w+)'/g)),
    ...sources.flatMap(({ text }) => named(text, /createResource[^(]*\(\{(?:\s*\.\.\.priced,)?\s*name: '(\w+)'/g)),
    ...Object.values(BY_NAME).flat(),
  ].filter(isEndpoint),
);
/** Endpoints that are linked to and not fetched. */
const linked = sources.flatMap(({ text }) => named(text, /\bENDPOINTS\.(\w+)/g));
const withRow = new Set(Object.values(ROWS).flatMap((rows) => rows.map(({ endpoint }) => endpoint)));
const isTried = (name: EndpointName): boolean => withRow.has(name) || WITHOUT_ROW[name] !== undefined;

describe('the calls of the widgets', () => {
  it('name their endpoint beside the call, or are listed', () => {
    const dynamic = sources.filter(({ text }) => /\bclient\s*\.request\(\s*(?!')/.test(text)).map(({ path }) => path);
    expect(dynamic).toEqual(Object.keys(BY_NAME));
    expect(called.size).toBeGreaterThan(40);
  });

  it('are each tried with every fault, or have a reason why not', () => {
    expect([...called].filter((name) => !isTried(name))).toEqual([]);
  });

  it('are all the endpoints of the table', () => {
    const dead = Object.keys(ENDPOINTS).filter((name) => isEndpoint(name) && !called.has(name));
    expect(dead.filter((name) => !linked.includes(name))).toEqual([]);
  });

  it('have no stale exemption, and no fault row without a caller', () => {
    expect(Object.keys(WITHOUT_ROW).filter((name) => isEndpoint(name) && withRow.has(name))).toEqual([]);
    expect([...withRow].filter((name) => !called.has(name))).toEqual([]);
  });

  it('have rows that are all played by a test', () => {
    const tests = filesIn(['tests/faults/widgets'], /\.test\.ts$/);
    const isPlayed = (file: string): boolean => tests.some(({ text }) => text.includes(`from './${file}';`));
    expect(Object.keys(ROWS).filter((file) => !isPlayed(file))).toEqual([]);
    const written = filesIn(['tests/faults/widgets'], /\/[\w-]+(?<!\.test)\.ts$/).filter(({ text }) =>
      /: readonly Row\[\] = \[/.test(text),
    );
    expect(written.map(({ path }) => path.replace(/.*\/|\.ts$/g, '')).toSorted()).toEqual(Object.keys(ROWS).toSorted());
  });
});
