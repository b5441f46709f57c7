import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestFiles } from '../../tools/manifest.mjs';
import { widgets } from '../kit/conformance/widgets';

const FOLDER = join(import.meta.dirname, 'snapshot');

/** Replaces the version, because a release alone does not change the contract. */
const withoutVersion = (text: string): string => text.replace(/^ {2}"version": "[^"]+"/m, '  "version": "0.0.0"');

/**
 * Pins what pages rely on, so that every change of it is reviewed. If a change is intended, accept it with
 * `npx vitest run tests/manifest -u`, and say in a changeset what pages have to do.
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
    'storage.json',
    ...widgets.map(({ tag }) => `elements/${tag.replace('waybill-', '')}.d.ts`),
  ])('equals its snapshot in tests/manifest/snapshot/%s', async (file) => {
    await expect(withoutVersion(files[file] ?? '')).toMatchFileSnapshot(join(FOLDER, file));
  });

  it('has no snapshot of a file that is no longer generated', () => {
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
