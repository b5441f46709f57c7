import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languagesIn } from './locales.mjs';

const HERE = join(import.meta.dirname, '..');
const TEMPLATES = join(import.meta.dirname, 'new');

const KEBAB = /^[a-z]+(-[a-z]+)*$/;

const read = (...path) => readFileSync(join(...path), 'utf8');

/** Returns the five files of a widget by their templates. */
const filesOf = (name) => ({
  'element.ts': `widgets/${name}/${name}.element.ts`,
  'view.tsx': `widgets/${name}/${name}.tsx`,
  'sheet.css': `widgets/${name}/${name}.css`,
  'stories.tsx': `stories/widgets/${name}.stories.tsx`,
  'test.tsx': `tests/widgets/${name}.test.tsx`,
});

/** Returns all spellings of a name that the templates use as `__name__`. */
function spellings(name) {
  const words = name.replaceAll('-', ' ');
  const pascal = name.replace(/(^|-)([a-z])/g, (_match, _dash, letter) => letter.toUpperCase());
  return {
    name,
    Name: pascal,
    variable: pascal[0].toLowerCase() + pascal.slice(1),
    surface: name.replaceAll('-', '_'),
    Words: words[0].toUpperCase() + words.slice(1),
  };
}

const filled = (template, spelled) =>
  template.replace(/__([A-Za-z]+)__/g, (token, spelling) => spelled[spelling] ?? token);

/** Returns the package's own entries, such as `./loader`, whose names an element cannot have. */
const entriesOf = (root) =>
  Object.keys(JSON.parse(read(root, 'package.json')).exports).flatMap(
    (entry) => /^\.\/([a-z-]+)/.exec(entry)?.[1] ?? [],
  );

/** Returns why a widget cannot have this name, or null. @returns {string | null} */
function objection(name, root) {
  if (!name) return 'it needs a name: npm run new -- route-planner';
  if (!KEBAB.test(name)) return `"${name}" is no name: lower-case words joined by hyphens, such as route-planner`;
  if (name.startsWith('waybill')) return `the tag of "${name}" would be waybill-${name}: leave the prefix out`;
  if (['index', ...entriesOf(root)].includes(name)) return `"${name}" is an entry of the package: waybill/${name}`;
  const present = Object.values(filesOf(name)).find((file) => existsSync(join(root, file)));
  if (present) return `there is a ${present}`;
  const { Name, surface } = spellings(name);
  const imported =
    read(TEMPLATES, 'view.tsx.tmpl')
      .match(/^import \{.*?\}/gm)
      ?.join() ?? '';
  if (new RegExp(`\\b${Name}\\b`).test(imported)) return `"${name}" is the name of something that views import`;
  if (JSON.parse(read(root, 'locales/en.json'))[surface]) return `locales/en.json has texts for "${surface}"`;
  return null;
}

/** Adds the surface of a widget to each locale, and its name, which authors of pages read. The name is English until it is translated. */
function addTexts({ surface, Words }, root) {
  const texts = JSON.parse(read(TEMPLATES, 'texts.json'));
  const languages = languagesIn(join(root, 'locales'));
  const missing = languages.filter((language) => !texts[language]);
  if (missing.length > 0) throw new Error(`tools/new/texts.json has no text in ${missing.join(', ')}`);
  return languages.map((language) => {
    const file = `locales/${language}.json`;
    const former = JSON.parse(read(root, file));
    const editing = { ...former.editing, [surface]: Words };
    const locale = { ...former, editing, [surface]: texts[language] };
    return [file, `${JSON.stringify(locale, null, 2)}\n`];
  });
}

/** Pages with a table of tags, each with the last column of a new row. */
const TABLES = { 'README.md': 'beta', 'docs/widgets.md': '`heading`: text above the content' };

/** Appends a row to each table of tags. */
function addRows(name, root) {
  return Object.entries(TABLES).map(([page, last]) => {
    const text = read(root, page);
    const table = /^\| Tag \|.*(?:\n\|.*)*/m.exec(text)?.[0];
    if (!table) throw new Error(`${page} has no table of tags`);
    const row = `| \`waybill-${name}\` | that there is nothing yet | ${last} |`;
    return [page, text.replace(table, () => `${table}\n${row}`)];
  });
}

/**
 * Creates a widget that shows one sentence and passes all tests except for two records that have to be updated.
 * @param {string} name in kebab case, without the prefix
 * @returns {string[]} the written files, relative to `root`
 * @throws Error that says why the name cannot be used; then nothing is written
 */
export function createWidget(name, root = HERE) {
  const why = objection(name, root);
  if (why) throw new Error(why);
  const spelled = spellings(name);
  const written = [
    ...Object.entries(filesOf(name)).map(([kind, file]) => [file, filled(read(TEMPLATES, `${kind}.tmpl`), spelled)]),
    ...addTexts(spelled, root),
    ...addRows(name, root),
  ];
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  // Line breaks depend on the length of the name, so the files are formatted.
  const files = written.map(([file]) => file);
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'ignore' });
  return files;
}

if (process.argv[1] === import.meta.filename) {
  const [name = ''] = process.argv.slice(2);
  try {
    console.log(createWidget(name).join('\n'));
    console.log(`
<waybill-${name}> shows one sentence. To have its weight and its contract on record:
  npm run build && node tools/sizes.mjs --record
  npx vitest run tests/manifest -u`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
