import { fileURLToPath } from 'node:url';
import { FolderInUse } from './db/lock';
import { DatabaseNotOpened } from './db/postgres';
import { startServer, type ServerOptions } from './server';

const { env } = process;
const DATA = fileURLToPath(new URL('../../.waybill-data', import.meta.url));

/** The number of modules. A seeded catalogue never changes, so each size uses a data folder of its own. */
const size = Number(env.WAYBILL_CATALOGUE || 0);
const folder = env.WAYBILL_DATA || (size ? `${DATA}-${size}` : DATA);
const where = env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: folder };

const options: ServerOptions = {
  ...where,
  port: Number(env.PORT || 4173),
  vaultPort: env.WAYBILL_VAULT_PORT ? Number(env.WAYBILL_VAULT_PORT) : undefined,
  vaultUrl: env.WAYBILL_VAULT_URL,
  origins: env.WAYBILL_ORIGINS?.split(',').map((one) => one.trim()),
  publicUrl: env.WAYBILL_PUBLIC_URL,
  isProxied: env.WAYBILL_PROXY === '1',
  demo: env.NODE_ENV !== 'production',
  modules: size,
  log: (line) => console.log(line),
};

const isPortTaken = (error: unknown): error is NodeJS.ErrnoException & { readonly port?: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

try {
  const server = await startServer(options);
  let isStopping = false;
  // The terminal signals this process and its parent, which forwards the signal; the second signal is ignored.
  const stop = (): void => {
    if (!isStopping) void server.close().finally(() => process.exit(0));
    isStopping = true;
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  if (error instanceof FolderInUse || error instanceof DatabaseNotOpened) console.error(error.message);
  else if (isPortTaken(error))
    console.error(`Port ${error.port} is taken. Set PORT, or WAYBILL_VAULT_PORT for the vault, to another one.`);
  else console.error(error);
  process.exit(1);
}
