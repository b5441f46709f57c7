import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';

/** The files and folders that the sources, their tests and the laws need. */
const COPIED = `src widgets stories demo docs locales tests tools .storybook
  package.json tsconfig.json rollup.config.mjs .oxlintrc.json .oxfmtrc.json
  README.md ARCHITECTURE.md CONTRIBUTING.md CHANGELOG.md LICENSE`.split(/\s+/);

/** Copies the sources to a temporary folder, with the original's node_modules. Call `remove` afterwards. */
export function copySources(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'waybill-copy-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
