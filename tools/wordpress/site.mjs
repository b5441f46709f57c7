import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../widgets.mjs';
import { ensurePhpAndMariaDb } from './programs.mjs';
import { unpackWordPress } from './source.mjs';

const HOST = '127.0.0.1';
/** How long a server may take until it answers (ms), on a busy machine too. */
const LIMIT = 60_000;

/** Returns the configuration: no calls to others, no updates, and every notice of PHP in a file. */
const config = (socket, log, origin) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE']
  .flatMap((name) => [`${name}_KEY`, `${name}_SALT`])
  .map((name) => `define( '${name}', '${name} of a test' );`)
  .join('\n')}
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '${HOST}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '${log}' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** Brings up WordPress's own classic editor where the address says \`classic\`, as on sites that have switched the other off. */
const CLASSIC = `<?php
add_filter( 'use_block_editor_for_post', static function ( $is ) { return $is && ! isset( $_GET['classic'] ); } );
`;

async function until(isReady, what) {
  const end = performance.now() + LIMIT;
  while (!(await isReady())) {
    if (performance.now() > end) throw new Error(`${what} did not start within ${LIMIT / 1000} s`);
    await wait(100);
  }
}

/** Starts a program as a group of its own, so that what it starts ends with it. */
function start(program, args, env = {}) {
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function runPhp(php, args) {
  const { status, stdout, stderr } = spawnSync(php, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`php ${args[0]} failed: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Starts a current WordPress with an administrator, an editor and an author, whose passwords are their names. All of it is in a temporary
 * folder.
 * @param {number} port a free port
 */
export async function startWordPress(port) {
  const programs = ensurePhpAndMariaDb();
  const folder = mkdtempSync(join(tmpdir(), 'waybill-wordpress-'));
  const started = [];
  const stop = async () => {
    for (const { stop: end } of started.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { root, version } = unpackWordPress(folder);
    const data = join(folder, 'data');
    const socket = join(folder, 'db.sock');
    const log = join(folder, 'php.log');
    const origin = `http://${HOST}:${port}`;
    const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
    const made = spawnSync(
      programs.install,
      ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot],
      { encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`MariaDB’s data folder could not be made: ${made.stdout}${made.stderr}`);
    const lean = ['--innodb-buffer-pool-size=64M', '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin'];
    const paths = [`--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(folder, 'db.pid')}`];
    started.push(start(programs.server, ['--no-defaults', ...paths, '--skip-networking', ...lean, ...asRoot]));
    await until(() => existsSync(socket), 'MariaDB');
    rmSync(join(root, 'wp-config.php'), { force: true });
    writeFileSync(join(root, 'wp-config.php'), config(socket, log, origin));
    mkdirSync(join(root, 'wp-content/mu-plugins'), { recursive: true });
    writeFileSync(join(root, 'wp-content/mu-plugins/classic.php'), CLASSIC);
    runPhp(programs.php, [join(ROOT, 'tools/wordpress/install.php'), root, socket]);
    const settings = ['opcache.enable_cli=1', 'memory_limit=256M', 'upload_max_filesize=16M', 'post_max_size=16M'];
    started.push(
      start(programs.php, [...settings.flatMap((one) => ['-d', one]), '-S', `${HOST}:${port}`, '-t', root], {
        PHP_CLI_SERVER_WORKERS: '4',
      }),
    );
    await until(async () => (await fetch(`${origin}/wp-login.php`).catch(() => null))?.status === 200, 'PHP');
    return {
      origin,
      version,
      /** Returns the notices, warnings and errors of PHP so far. */
      log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
      /** Runs code in WordPress, and returns what it prints. */
      run: (code) => runPhp(programs.php, ['-r', `require '${root}/wp-load.php'; ${code}`]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
