import { FolderNotOpened } from './db/folder-trouble';
import { FolderInUse } from './db/lock';
import { DatabaseNotOpened } from './db/postgres';
import { startServer } from './server';
import { readSettings, WrongSettings } from './settings';

const isPortTaken = (error: unknown): error is NodeJS.ErrnoException & { readonly port?: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Errors whose message tells the operator what to do. */
const SPEAKING = [FolderInUse, FolderNotOpened, DatabaseNotOpened, WrongSettings];

try {
  const server = await startServer({ ...readSettings(process.env), log: (line) => console.log(line) });
  let isStopping = false;
  // The terminal signals this process and its parent, which forwards the signal; the second signal is ignored.
  const stop = (): void => {
    if (!isStopping) void server.close().finally(() => process.exit(0));
    isStopping = true;
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  if (SPEAKING.some((kind) => error instanceof kind) && error instanceof Error) console.error(error.message);
  else if (isPortTaken(error))
    console.error(`Port ${error.port} is taken. Set PORT, or WAYBILL_VAULT_PORT for the vault, to another one.`);
  else console.error(error);
  process.exit(1);
}
