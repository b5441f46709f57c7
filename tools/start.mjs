import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { areHostsStale, ensureDemoBuilt } from './fresh.mjs';
import { ROOT } from './widgets.mjs';

try {
  ensureDemoBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const run = (...args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });

// The server prints its address and inherits PORT, DATABASE_URL and WAYBILL_DATA.
const server = run('--import', 'tsx', join(ROOT, 'demo/server/main.ts'));
// The applications below /hosts are built while the server answers already; their pages say so until they are there.
const hosts = areHostsStale() ? run(join(ROOT, 'tools/hosts.mjs')) : null;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    hosts?.kill(signal);
    server.kill(signal);
  });
server.on('exit', (code) => {
  hosts?.kill();
  process.exit(code ?? 0);
});
