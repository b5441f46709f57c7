import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { ROOT } from '../../../tools/widgets.mjs';

const ARCHIVE = join(ROOT, 'tests/fixtures/earlier-release/earlier-release.tgz');

export interface EarlierRelease {
  readonly version: string;
  /** The path under which `bring` serves its files. */
  readonly path: string;
  /** Serves the release beside the current build. Call it before the page is opened. */
  bring(page: Page): Promise<unknown>;
}

/** Unpacks the earlier release until the tests of the file are over. */
export function unpackEarlierRelease(): EarlierRelease {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-earlier-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  execFileSync('tar', ['-xzf', ARCHIVE, '-C', folder]);
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = '/test/earlier-release';
  const fileOf = (url: string) => join(folder, 'dist', new URL(url).pathname.slice(path.length));
  return {
    version,
    path,
    bring: (page) => page.route(`**${path}/**`, (route) => route.fulfill({ path: fileOf(route.request().url()) })),
  };
}
