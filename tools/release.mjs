import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parsed, Usage } from './cli/usage.mjs';
import { LICENCES } from './licences.mjs';
import { advisoriesIn } from './release/advisories.mjs';
import { buildAnew, pack, printedBy } from './release/pack.mjs';
import { publishing } from './release/publishing.mjs';
import { bundledIn, sbomOf } from './release/sbom.mjs';
import { obstaclesTo, readState } from './release/state.mjs';
import { ROOT } from './widgets.mjs';

/**
 * `npm run release -- --dry-run`: builds and packs twice, compares, and writes what is released into `.cache/release`: the tarball, its hash
 * and the list of what is inside (SBOM). It also says what stands in the way of a release. Without `--dry-run`, obstacles end it before it
 * does anything, and it publishes. docs/releasing.md has the steps around it.
 */

const OUT = join(ROOT, '.cache/release');

const say = (text) => console.log(`\n${text}`);
const list = (lines) => lines.forEach((line) => console.log(`- ${line}`));

/** Packs two builds. @returns the tarball of both @throws Error where their bytes differ */
function packTwice() {
  const [one, other] = ['first', 'second'].map((name) => {
    say(`The ${name} build, from nothing:`);
    buildAnew();
    return pack(join(OUT, name));
  });
  if (one.sha512 !== other.sha512)
    throw new Error(`Two builds differ: compare ${relative(ROOT, one.file)} with ${relative(ROOT, other.file)}.`);
  const file = join(OUT, basename(one.file));
  renameSync(one.file, file);
  for (const name of ['first', 'second']) rmSync(join(OUT, name), { recursive: true });
  return { ...one, file };
}

/** Writes the list of what the package carries. @returns the libraries in it */
function writeSbom({ version, committedAt }) {
  const bundled = bundledIn(readFileSync(join(ROOT, 'dist', LICENCES), 'utf8'));
  const whole = JSON.parse(printedBy('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'));
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const sbom = sbomOf(whole, bundled, { name, version, committedAt });
  writeFileSync(join(OUT, `${name}-${version}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  return bundled;
}

/** Asks the registry for advisories, and says what it knows. @returns those that concern what is shipped */
function askForAdvisories(bundled) {
  const found = advisoriesIn(printedBy('audit', '--json'), bundled);
  if (!found) {
    say('The registry did not answer `npm audit`; ask one that does before you release.');
    return [];
  }
  say(
    `Known vulnerabilities: ${found.inPackage.length} in what is shipped, ${found.inTools.length} in what builds and tests it.`,
  );
  list([...found.inPackage, ...found.inTools]);
  return found.inPackage;
}

function release({ isDry, isTested }) {
  const state = readState();
  const obstacles = obstaclesTo(state, { isTested });
  if (obstacles.length > 0) {
    say(`In the way of a release of ${state.version}:`);
    list(obstacles);
    if (!isDry) throw new Error('Nothing was built and nothing was published.');
  }
  rmSync(OUT, { recursive: true, force: true });
  const { file, sha512, integrity } = packTwice();
  writeFileSync(join(OUT, 'SHA512SUMS'), `${sha512}  ${basename(file)}\n`);
  const bundled = writeSbom(state);
  const vulnerable = askForAdvisories(bundled);
  say(
    `Two builds gave the same bytes. In ${relative(ROOT, OUT)}: ${basename(file)}, SHA512SUMS and the SBOM of ${bundled.length} libraries.`,
  );
  console.log(integrity);
  const [command, ...args] = publishing(relative(ROOT, file), process.env);
  if (isDry) return say(`A dry run publishes nothing. A release would run: ${command} ${args.join(' ')}`);
  if (vulnerable.length > 0) throw new Error('What is shipped has known vulnerabilities; nothing was published.');
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm did not publish.');
}

try {
  const { values } = parsed({
    options: { 'dry-run': { type: 'boolean', default: false }, tested: { type: 'boolean', default: false } },
  });
  release({ isDry: values['dry-run'], isTested: values.tested });
} catch (error) {
  console.error(error instanceof Usage ? `${error.message}. There are --dry-run and --tested.` : error.message);
  process.exitCode = 1;
}
