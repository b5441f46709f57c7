import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** WordPress, its theme, and what Debian keeps in packages of their own. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyfive',
  'libjs-cropper',
  'libjs-jquery-ui',
  'libjs-lodash',
  'libjs-underscore',
  'libphp-phpmailer',
  'php-getid3',
];

const SOURCES = '/etc/apt/sources.list';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Returns the address that this machine takes Debian from. */
function debianMirror() {
  const parts = existsSync(`${SOURCES}.d`) ? readdirSync(`${SOURCES}.d`).map((file) => join(`${SOURCES}.d`, file)) : [];
  const text = [SOURCES, ...parts]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const [, mirror] = /(?:^URIs:\s*|^deb\s+(?:\[[^\]]*\]\s+)?)(https?:\/\/\S+\/debian)\/?(?:\s|$)/m.exec(text) ?? [];
  if (!mirror) throw new Error('The sources of apt name no mirror of Debian, so that WordPress can’t be fetched.');
  return mirror;
}

function run(command, args, cwd) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.at(-1)} failed: ${stderr}`);
}

/**
 * Unpacks the WordPress of Debian unstable into a folder. Nothing of it is installed, and apt's own lists are not touched.
 * @returns {{ root: string, version: string }} the folder of its `index.php`, and its version
 * @throws Error where it cannot be fetched
 */
export function unpackWordPress(folder) {
  const at = (...path) => join(folder, ...path);
  for (const path of ['lists/partial', 'cache/archives/partial', 'state', 'packages'])
    mkdirSync(at(path), { recursive: true });
  const signed = existsSync(KEYRING) ? `Signed-By: ${KEYRING}\n` : '';
  writeFileSync(
    at('unstable.sources'),
    `Types: deb\nURIs: ${debianMirror()}\nSuites: unstable\nComponents: main\n${signed}`,
  );
  const options = {
    'Dir::Etc::sourcelist': at('unstable.sources'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State': at('state'),
    'Dir::State::lists': at('lists'),
    'Dir::Cache': at('cache'),
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
  };
  const apt = ['-qq', ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])];
  run('apt-get', [...apt, 'update'], folder);
  run('apt-get', [...apt, 'download', ...PACKAGES], at('packages'));
  for (const file of readdirSync(at('packages'))) run('dpkg-deb', ['-x', file, folder], at('packages'));
  const root = at('usr/share/wordpress');
  const [, version = ''] =
    /\$wp_version = '([^']+)'/.exec(readFileSync(join(root, 'wp-includes/version.php'), 'utf8')) ?? [];
  return { root, version };
}
