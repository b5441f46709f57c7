import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';

it('the host applications of the demo type-check against the built declarations', () => {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout, status } = spawnSync(tsc, ['-p', join(ROOT, 'demo/hosts')], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
}, 60_000);
