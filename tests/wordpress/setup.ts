import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';

/** Builds the library if needed, and the plugin. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/wordpress.mjs')], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the plugin could not be built');
}
