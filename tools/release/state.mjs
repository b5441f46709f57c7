import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../widgets.mjs';

/** What a release needs of the repository, and what of it is not there. */

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Returns the newest section of the changelog that has a version: the version. */
const newestIn = (changelog) => /^## \[?(\d+\.\d+\.\d+[\w.-]*)\]?/m.exec(changelog)?.[1] ?? null;

/** Reads what a release depends on. */
export function readState() {
  const { version } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  return {
    version,
    locked: [lock.version, lock.packages[''].version],
    described: newestIn(read('CHANGELOG.md')),
    waiting: readdirSync(join(ROOT, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')
      .length,
    /** Files that differ from the last commit, as `git status` writes them; null where this is no repository. */
    changed: git('status', '--porcelain'),
    commit: git('rev-parse', 'HEAD'),
    /** When the commit was made, in ms since 1970. */
    committedAt: Number(git('log', '-1', '--format=%ct') ?? 0) * 1000,
    /** The commit that the tag of this version names; null where there is no such tag. */
    tagged: git('rev-list', '-n', '1', `v${version}`),
  };
}

/**
 * Says what stands in the way of a release.
 * @param {ReturnType<typeof readState>} state
 * @param {{isTested: boolean}} told isTested: somebody says that `.ci/run` passed on this commit
 * @returns {readonly string[]} a sentence for each obstacle
 */
export function obstaclesTo({ version, locked, described, waiting, changed, commit, tagged }, { isTested }) {
  const isLocked = locked.every((one) => one === version);
  return [
    ...(changed === null ? ['This is no Git repository, so nobody can tell what is released.'] : []),
    ...(changed ? [`Files are not committed: ${changed.split('\n').slice(0, 5).join(', ')}.`] : []),
    ...(waiting > 0 ? [`${waiting} changesets wait: run \`npm run release:prepare\`, and commit what it writes.`] : []),
    ...(isLocked ? [] : [`package-lock.json names version ${locked.join(' and ')}, package.json ${version}.`]),
    ...(described === version
      ? []
      : [`CHANGELOG.md ends with ${described ?? 'no version'}, package.json names ${version}.`]),
    ...(tagged === null ? [`There is no tag v${version}: tag this commit.`] : []),
    ...(tagged !== null && tagged !== commit ? [`The tag v${version} names another commit.`] : []),
    ...(isTested ? [] : ['Nobody said that `.ci/run` passed on this commit: run it, then add --tested.']),
  ];
}
