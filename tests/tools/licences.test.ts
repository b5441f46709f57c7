import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licencesOf, licencesOfPackages } from '../../tools/licences.mjs';
import { ROOT } from '../laws/files';

const LIBRARY = { name: 'maps', version: '1.2.3', license: 'MIT', homepage: 'https://maps.example' };

describe('the licences of bundled libraries', () => {
  it('are listed with their texts, sorted by name', () => {
    const said = licencesOf([
      { ...LIBRARY, licenseText: 'MIT License\n\nCopyright (c) Maps\n' },
      { ...LIBRARY, name: 'lines', licenseText: 'MIT License\n\nCopyright (c) Lines\n' },
    ]);
    expect(said).toContain('maps 1.2.3, MIT\nhttps://maps.example\n\nMIT License\n\nCopyright (c) Maps\n');
    expect(said.indexOf('lines 1.2.3')).toBeLessThan(said.indexOf('maps 1.2.3'));
  });

  it('are completed with the known text if a library ships none', () => {
    const said = licencesOf([{ ...LIBRARY, name: '@r2wc/core' }]);
    expect(said).toContain('Copyright (c) 2022 Bitovi\n\nPermission is hereby granted');
    expect(said).not.toContain('Waybill authors');
    const apache = licencesOf([{ ...LIBRARY, name: '@maskito/core', license: 'Apache-2.0' }]);
    expect(apache).toMatch(/authors of Maskito.*\s+Apache License\s+Version 2\.0/);
  });

  it('fail the build if the text is unknown', () => {
    expect(() => licencesOf([LIBRARY])).toThrow('maps ships no text of its licence');
    expect(() => licencesOf([{ ...LIBRARY, name: '@r2wc/core', license: 'ISC' }])).toThrow('@r2wc/core ships no text');
  });

  it('are read of installed packages too, with those of fonts', () => {
    const said = licencesOfPackages(
      ['hono', 'pg-types', '@expo-google-fonts/inter'].map((name) => join(ROOT, 'node_modules', name)),
    );
    expect(said).toMatch(/\nhono [\d.]+, MIT\n/);
    expect(said).toContain('Copyright (c) Brian M. Carlson\n\nPermission is hereby granted');
    expect(said).toMatch(/SIL OPEN FONT LICENSE/i);
  });
});
