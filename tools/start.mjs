import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureHosts } from './fresh.mjs';
import { ROOT } from './widgets.mjs';

try {
  ensureBuilt();
  ensureHosts();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// The server prints its address and inherits PORT, DATABASE_URL and WAYBILL_DATA.
const server = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'demo/server/main.ts')], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
