import { describe, expect, it } from 'vitest';
import { licencesOf } from '../../tools/licences.mjs';
import { advisoriesIn } from '../../tools/release/advisories.mjs';
import { publishing } from '../../tools/release/publishing.mjs';
import { bundledIn, sbomOf } from '../../tools/release/sbom.mjs';
import { obstaclesTo } from '../../tools/release/state.mjs';

const READY = {
  version: '0.2.0',
  locked: ['0.2.0', '0.2.0'],
  described: '0.2.0',
  waiting: 0,
  changed: '',
  commit: 'abc',
  committedAt: Date.UTC(2026, 10, 28),
  tagged: 'abc',
};

describe('a release', () => {
  it('has nothing in its way where all is committed, described, tagged and tested', () => {
    expect(obstaclesTo(READY, { isTested: true })).toEqual([]);
  });

  it.each([
    ['files that are not committed', { changed: ' M src/index.ts' }, 'src/index.ts'],
    ['no repository', { changed: null }, 'no Git repository'],
    ['changesets that wait', { waiting: 3 }, '3 changesets wait'],
    ['a lock of another version', { locked: ['0.2.0', '0.1.0'] }, 'package-lock.json'],
    ['a changelog that ends earlier', { described: '0.1.0' }, 'CHANGELOG.md ends with 0.1.0'],
    ['no tag', { tagged: null }, 'no tag v0.2.0'],
    ['a tag of another commit', { tagged: 'def' }, 'another commit'],
  ])('is stopped by %s', (_, wrong, said) => {
    const obstacles = obstaclesTo({ ...READY, ...wrong }, { isTested: true });
    expect(obstacles).toHaveLength(1);
    expect(obstacles[0]).toContain(said);
  });

  it('is stopped where nobody says that the tests passed', () => {
    expect(obstaclesTo(READY, { isTested: false })).toHaveLength(1);
  });

  it('is published with provenance where npm can attest it, and else without', () => {
    expect(publishing('out/waybill-0.2.0.tgz', { GITHUB_ACTIONS: 'true' })).toContain('--provenance');
    expect(publishing('out/waybill-0.2.0.tgz', { CI: 'true' }).join(' ')).toBe(
      'npm publish ./out/waybill-0.2.0.tgz --access public',
    );
  });
});

const component = (name: string, version = '1.0.0') => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  scope: 'required',
  properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
});
/** What npm writes of a repository, with another number and time in each run. */
const wholeAt = (run: number) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${run}`,
  version: 1,
  metadata: {
    timestamp: `2026-11-28T10:00:0${run}Z`,
    lifecycles: [{ phase: 'pre-build' }],
    tools: [{ vendor: 'npm', name: 'cli', version: '11.0.0' }],
    component: { 'bom-ref': 'shop@0.2.0', name: `checkout-${run}`, version: '0.2.0' },
  },
  components: [component('@maps/tiles'), component('maps'), component('test-runner')],
  dependencies: [
    { ref: 'shop@0.2.0', dependsOn: ['maps@1.0.0', 'test-runner@1.0.0'] },
    { ref: 'maps@1.0.0', dependsOn: ['@maps/tiles@1.0.0', 'test-runner@1.0.0'] },
    { ref: '@maps/tiles@1.0.0', dependsOn: [] },
  ],
});
const library = (name: string) => ({ name, version: '1.0.0', license: 'MIT', licenseText: 'MIT\n' });
const RELEASE = { name: 'shop', version: '0.2.0', committedAt: READY.committedAt };
const BUNDLED = ['maps@1.0.0', '@maps/tiles@1.0.0'];

describe('the list of what is inside the package', () => {
  const sbom = sbomOf(wholeAt(1), BUNDLED, RELEASE);

  it('has the libraries whose code is packed, by the list of licences, and no tool', () => {
    expect(bundledIn(licencesOf([library('maps'), library('@maps/tiles')])).toSorted()).toEqual(BUNDLED.toSorted());
    expect(sbom.components.map(({ name }) => name)).toEqual(['@maps/tiles', 'maps']);
    expect(sbom.dependencies).toEqual([
      { ref: 'shop@0.2.0', dependsOn: ['@maps/tiles@1.0.0', 'maps@1.0.0'] },
      { ref: '@maps/tiles@1.0.0', dependsOn: [] },
      { ref: 'maps@1.0.0', dependsOn: ['@maps/tiles@1.0.0'] },
    ]);
  });

  it('says that they are needed while the package runs, although the repository only develops with them', () => {
    expect(sbom.components.every(({ properties, scope }) => !properties && scope === 'required')).toBe(true);
  });

  it('is the same in each run and folder, and another for another release', () => {
    expect(sbomOf(wholeAt(2), BUNDLED, RELEASE)).toEqual(sbom);
    expect(sbomOf(wholeAt(1), BUNDLED, { ...RELEASE, version: '0.3.0' }).serialNumber).not.toBe(sbom.serialNumber);
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });

  it('is not written where a library is unknown', () => {
    expect(() => sbomOf(wholeAt(1), ['lines@1.0.0'], RELEASE)).toThrow('does not know lines@1.0.0');
  });
});

const vulnerable = (name: string, via: readonly unknown[]) => ({ name, severity: 'high', via });

describe('the advisories of a registry', () => {
  const report = JSON.stringify({
    vulnerabilities: {
      maps: vulnerable('maps', [{ title: 'Escapes nothing' }]),
      'test-runner': vulnerable('test-runner', ['maps']),
    },
  });

  it('are told apart by whether they concern what is shipped', () => {
    expect(advisoriesIn(report, BUNDLED)).toEqual({
      inPackage: ['maps, high: Escapes nothing'],
      inTools: ['test-runner, high: by maps'],
    });
    expect(advisoriesIn('{"vulnerabilities":{}}', BUNDLED)).toEqual({ inPackage: [], inTools: [] });
  });

  it('are unknown where it gives no answer', () => {
    expect(advisoriesIn('{"error":{"code":"E405"}}', BUNDLED)).toBeNull();
    expect(advisoriesIn('', BUNDLED)).toBeNull();
  });
});
