import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';

/** Runs `npx waybill` as it is built, and returns what it prints. */
export async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli/waybill.mjs'), ...args]);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => void (said[name] += text));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { ...said, status };
}
