import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../src/api/endpoints';
import { filesIn, readRoot, ROOT } from './files';

const widgets = readdirSync(join(ROOT, 'widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Widgets that render nothing of their own and so need no story. */
const WITHOUT_STORY = new Set(['config']);

describe.each(widgets)('the widget %s', (name) => {
  it.each([
    ['a spec', `widgets/${name}/${name}.element.ts`],
    ['a view', `widgets/${name}/${name}.tsx`],
    ['a sheet', `widgets/${name}/${name}.css`],
  ])('has %s', (_, path) => {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  it('has a test', () => {
    const tests = filesIn(['tests/widgets'], new RegExp(`/${name}[./].*test\\.tsx?$`));
    expect(tests, `tests/widgets/${name}.test.tsx`).not.toEqual([]);
  });

  it('has a story', () => {
    const path = `stories/widgets/${name}.stories.tsx`;
    expect(existsSync(join(ROOT, path)) || WITHOUT_STORY.has(name), path).toBe(true);
  });

  it('is registered under its own name', () => {
    expect(readRoot(`widgets/${name}/${name}.element.ts`)).toContain(`tag: 'waybill-${name}'`);
  });
});

describe('the endpoint table', () => {
  const rows = Object.entries(ENDPOINTS);

  it.each(rows)('has a path, a timeout and no retries of writes for %s', (_, row) => {
    expect(row.path).toMatch(/^\/[\w\-/{}]+$/);
    expect(row.timeout).toBeGreaterThan(0);
    // The client never retries a write; only calls that change nothing may be retried.
    if (row.write) expect(row.retries).toBe(0);
  });

  it('lists no call twice', () => {
    const calls = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
  });

  it('is the only place that names a path of the server', () => {
    const paths = rows.map(([, { path }]) => path.split('{')[0] ?? '').filter((path) => path.split('/').length > 2);
    const named = filesIn(['src', 'widgets'], /\.tsx?$/)
      .filter(({ path }) => path !== 'src/api/endpoints.ts')
      .flatMap(({ path, text }) =>
        paths.filter((known) => text.includes(`'${known}`)).map((known) => `${path}: ${known}`),
      );
    // The routes of the site in config.ts are spelled like calls, because the documents give them so.
    expect(named.filter((line) => !line.startsWith('src/store/slices/config.ts: '))).toEqual([]);
  });
});
