import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/widgets.mjs';
import { eventually } from '../acts';
import { expectClean, mishapsOf } from '../kit';
import { CDN, CLASSIC, documentOf, SCRIPT } from '../../kit/foreign-site';
import { expectWidgets, openSite } from './site';

const { files }: { files: Record<string, string> } = JSON.parse(
  await readFile(join(ROOT, 'dist/integrity.json'), 'utf8'),
);
const WRONG = `sha384-${'A'.repeat(64)}`;

const guarded = (script: string, hash: string | undefined): string =>
  script.replace('<script', `<script integrity="${hash}" crossorigin="anonymous"`);

/** Builds an import map with which the page also verifies chunks. */
const importMap = (hashes: Record<string, string>): string =>
  `<script type="importmap">${JSON.stringify({
    integrity: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [CDN + file, hash])),
  })}</script>`;

const TABLE = '<waybill-pricing-table><p>Call us</p></waybill-pricing-table>';

describe.each([
  ['the loader', SCRIPT, 'waybill.js'],
  ['the classic script', CLASSIC, 'waybill.classic.js'],
])('%s', (_, script, file) => {
  it('runs with the integrity hash that ships with it', async () => {
    const page = await openSite(documentOf(guarded(script, files[file]) + TABLE));
    await expectWidgets(page);
    expectClean(page);
  });

  it('does not run with another hash', async () => {
    const page = await openSite(documentOf(guarded(script, WRONG) + TABLE));
    await eventually(() => mishapsOf(page).errors.join()).toContain('integrity');
    expect(await page.evaluate(() => 'waybill' in window)).toBe(false);
    expect(await page.getByText('Call us').isVisible()).toBe(true);
  });
});

describe('an import map of the hashes', () => {
  it('allows every chunk', async () => {
    const page = await openSite(documentOf(importMap(files) + guarded(SCRIPT, files['waybill.js']) + TABLE));
    await expectWidgets(page);
    expectClean(page);
  });

  it('blocks a changed chunk, and the fallback stays', async () => {
    const core = Object.keys(files).find((file) => file.startsWith('chunks/core'));
    const page = await openSite(documentOf(importMap({ ...files, [`${core}`]: WRONG }) + SCRIPT + TABLE));
    await eventually(() => mishapsOf(page).errors.join()).toContain('failed to load');
    expect(await page.getByText('Call us').isVisible()).toBe(true);
  });
});
