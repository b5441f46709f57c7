import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** The greatest length of a file, in lines. */
const LIMIT = 250;

/** Data and generated files are exempt, because they are searched rather than read. */
const IS_DATA = /^demo\/server\/(catalogue|migrations)\/|^src\/ui\/catalogue-icons\.ts$/;

describe('files', () => {
  it(`have at most ${LIMIT} lines`, () => {
    const long = filesIn(['src', 'widgets', 'demo', 'tools', 'stories'], /\.(tsx?|m?js|css|vue|svelte)$/)
      .filter(({ path }) => !IS_DATA.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LIMIT);
    expect(long).toEqual([]);
  });
});
