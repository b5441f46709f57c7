import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestFiles } from '../../tools/manifest.mjs';
import { widgets } from '../kit/conformance/widgets';

const FOLDER = join(import.meta.dirname, 'snapshot');

/** A release is no change of the contract. */
const withoutVersion = (text: string): string => text.replace(/^ {2}"version": "[^"]+"/m, '  "version": "0.0.0"');

/**
 * What a page relies on, to be read by somebody before it changes. If the change is meant, accept it with
 * `npx vitest run tests/manifest -u`, and say in CHANGELOG.md what pages have to do.
 */
describe('the public contract', () => {
  let files: Readonly<Record<string, string>>;

  beforeAll(async () => {
    files = await manifestFiles();
  }, 60_000);

  it.each([
    'reference.md',
    'custom-elements.json',
    'web-types.json',
    'vscode.html-custom-data.json',
    'vscode.css-custom-data.json',
    'jsx.d.ts',
    'jsx.js',
    'waybill.css',
    ...widgets.map(({ tag }) => `elements/${tag.replace('waybill-', '')}.d.ts`),
  ])('is what tests/manifest/snapshot/%s says', async (file) => {
    await expect(withoutVersion(files[file] ?? '')).toMatchFileSnapshot(join(FOLDER, file));
  });

  it('keeps no file of what is gone', () => {
    const kept = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(FOLDER.length + 1)
          .replaceAll('\\', '/'),
      );
    expect(kept.filter((file) => !Object.hasOwn(files, file))).toEqual([]);
  });
});
