import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, keepAChangelog } from '../../.changeset/changelog.mjs';
import { ROOT } from '../../tools/widgets.mjs';

describe('the text of a changeset', () => {
  it('has one entry per line', () => {
    expect(entriesOf('Added: One thing.\n\nFixed: Another: with a colon.\n')).toEqual([
      { group: 'Added', text: 'One thing.' },
      { group: 'Fixed', text: 'Another: with a colon.' },
    ]);
  });

  it.each([
    ['One thing.', '"One thing." is no entry'],
    ['Added: One thing,\nwhich goes on here.', '"which goes on here." is no entry'],
    ['Improved: One thing.', '"Improved: One thing." is no entry'],
    ['Added: ', '"Added: " is no entry'],
    ['\n', 'says nothing'],
  ])('is rejected if it is %j', (summary, why) => {
    expect(() => entriesOf(summary)).toThrow(why);
  });
});

const FORMER = `# Changelog

About it.

## [Unreleased]

Waits elsewhere.

## [0.1.0] - 2026-11-24

### Added

- Everything.
`;

describe('the changelog', () => {
  it('stays unchanged if nothing was released', () => {
    expect(keepAChangelog(FORMER, '2027-01-02')).toBe(FORMER);
  });

  it('cannot take a release without the section “Unreleased”', () => {
    expect(() => keepAChangelog('# Changelog\n\n## 0.2.0\n\n### Minor Changes\n\n- Added: a\n', '2027-01-02')).toThrow(
      'Unreleased',
    );
  });

  it('of this repository keeps to the format of Keep a Changelog', () => {
    const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const releases = Array.from(text.matchAll(/^## (.*)$/gm), ([, title = '']) => title);
    const [first, ...others] = releases;
    expect(first).toBe('[Unreleased]');
    expect(others.filter((title) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(title))).toEqual([]);
    const groups = Array.from(text.matchAll(/^### (.*)$/gm), ([, title = '']) => title);
    expect(groups.filter((title) => !/^(Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(title))).toEqual([]);
    const entries = text.split('\n').filter((line) => line.startsWith('- '));
    expect(entries.filter((entry) => entry.length > 160 || !entry.endsWith('.'))).toEqual([]);
  });

  it('of this repository has a section for the current version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${version}] - `);
  });

  it('can take every pending changeset', () => {
    const folder = join(ROOT, '.changeset');
    const waiting = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
    const texts = waiting.map((file) => readFileSync(join(folder, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
    expect(() => texts.map(entriesOf)).not.toThrow();
  });
});

describe('a release', () => {
  let folder: string;
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'waybill-release-'));
    for (const file of [
      '.changeset/config.json',
      '.changeset/changelog.mjs',
      '.changeset/prepare.mjs',
      'package-lock.json',
    ])
      cpSync(join(ROOT, file), join(folder, file));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'waybill', version: '0.1.0' }));
    writeFileSync(join(folder, 'CHANGELOG.md'), FORMER);
    const waiting = { small: ['patch', 'Fixed: A price.'], large: ['minor', 'Added: A tag.\nFixed: A date.'] };
    for (const [name, [step, text]] of Object.entries(waiting))
      writeFileSync(join(folder, `.changeset/${name}.md`), `---\n"waybill": ${step}\n---\n\n${text}\n`);
    const { status, stderr } = spawnSync(process.execPath, [join(folder, '.changeset/prepare.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gets a dated section below “Unreleased”, with its changes grouped by kind', () => {
    const today = new Date().toISOString().slice(0, 10);
    const release = read('CHANGELOG.md')
      .replace(FORMER.slice(0, FORMER.indexOf('## [0.1.0]')), '')
      .replace(FORMER.slice(FORMER.indexOf('## [0.1.0]')), '');
    expect(release.replace(/- (A (?:price|date)\.)\n- (A (?:price|date)\.)/, '- A date.\n- A price.')).toBe(
      `## [0.2.0] - ${today}\n\n### Added\n\n- A tag.\n\n### Fixed\n\n- A date.\n- A price.\n\n`,
    );
  });

  it('has the same version in every file, and leaves no changeset pending', () => {
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } };
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect([version, lock.version, lock.packages[''].version]).toEqual(['0.2.0', '0.2.0', '0.2.0']);
    expect(readdirSync(join(folder, '.changeset')).filter((file) => file.endsWith('.md'))).toEqual([]);
  });
});
