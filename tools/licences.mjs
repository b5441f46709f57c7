import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import license from 'rollup-plugin-license';
import { ROOT } from './widgets.mjs';

/** Path relative to `dist`. */
export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

/** Copyright lines of libraries, or of all of a scope, that ship no licence text, taken from their repositories. */
const COPYRIGHTS = {
  '@esbuild': 'Copyright (c) 2020 Evan Wallace',
  '@maskito/core': 'Copyright the authors of Maskito, https://github.com/taiga-family/maskito',
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
  'drizzle-orm': 'Copyright the authors of Drizzle ORM, https://github.com/drizzle-team/drizzle-orm',
};

/** Returns the MIT licence with another copyright line. */
const mitOf = (copyright) => readFileSync(join(ROOT, 'LICENSE'), 'utf8').replace(/^Copyright .*$/m, () => copyright);

/** Returns the Apache 2.0 licence, taken from a library that is always installed. */
const apacheOf = (copyright) =>
  `${copyright}\n\n${readFileSync(join(ROOT, 'node_modules/typescript/LICENSE.txt'), 'utf8').trim()}`;

const TEXTS = { MIT: mitOf, 'Apache-2.0': apacheOf };

/** Returns the licence text of a library. @throws Error for a library without one */
function textOf({ name, license: kind, licenseText, copyright }) {
  if (licenseText) return licenseText;
  const make = TEXTS[kind];
  const told = COPYRIGHTS[name] ?? COPYRIGHTS[name.split('/')[0]] ?? copyright;
  if (!make || !told) throw new Error(`${name} ships no text of its licence, ${kind}: see ${import.meta.filename}`);
  return make(told);
}

/**
 * Formats the third-party licences.
 * @param {readonly object[]} libraries as rollup-plugin-license describes them
 * @param {string} [carried] what carries them
 * @returns {string} the text that must ship with their code
 */
export const licencesOf = (libraries, carried = 'Its scripts carry code of these libraries.') =>
  [
    `Waybill is MIT licensed; see LICENSE. ${carried}`,
    ...libraries
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(
        (library) =>
          `${library.name} ${library.version}, ${library.license}\n${library.homepage ?? ''}\n\n${textOf(library).trim()}`,
      ),
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n';

/** Describes an installed package as rollup-plugin-license does; a font may have a licence in a file of its own. */
function packageIn(folder) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const { name, version, license: kind = 'licensed as follows', homepage, author } = JSON.parse(read('package.json'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const owner = typeof author === 'string' ? author : author?.name;
  return {
    name,
    version,
    license: kind,
    homepage,
    licenseText: files.toSorted().map(read).join('\n\n'),
    copyright: owner && `Copyright (c) ${owner.replace(/ *<.*/, '')}`,
  };
}

/**
 * Formats the licences of installed packages, code and fonts, that are handed on with the server.
 * @param {Iterable<string>} folders those of the packages
 * @throws Error for a package without a licence text
 */
export const licencesOfPackages = (folders) =>
  licencesOf(
    Array.from(folders, packageIn),
    'The server stands beside these packages; its PDFs carry parts of the fonts.',
  );

/** The libraries of the bundles of this build so far. */
const found = new Map();

/** Adds the libraries of a bundle. @returns the licences of all bundles so far */
function withFormer(libraries) {
  for (const library of libraries) found.set(`${library.name}@${library.version}`, library);
  return licencesOf([...found.values()]);
}

/**
 * A Rollup plugin that writes the licences of the libraries of its bundle and of those before, so that the last bundle writes all. Any licence
 * but these three fails the build, so that someone reviews it.
 */
export const licences = () =>
  license({
    thirdParty: {
      allow: { test: '(MIT OR Apache-2.0 OR BSD-2-Clause)', failOnUnlicensed: true, failOnViolation: true },
      output: { file: join(ROOT, 'dist', LICENCES), template: withFormer },
    },
  });
