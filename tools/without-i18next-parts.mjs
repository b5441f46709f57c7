const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** Returns a pattern for the source of a class: up to the first closing brace at the start of a line. */
const classOf = (head) => new RegExp(`^class ${head} \\{\\n[\\s\\S]*?^\\}\\n`, 'gm');

/**
 * Classes of i18next that never run here, each with what stands in its place. Texts come as modules (`locales.mjs`) and the server's
 * overlay by the API client, so no connector loads any; `src/i18n/create-i18n.ts` brings a formatter of its own.
 */
const UNUSED_CLASSES = {
  'Connector extends EventEmitter': 'class Connector extends EventEmitter {\n  backend = null;\n  state = {};\n}\n',
  Formatter: 'class Formatter {}\n',
};

/**
 * Methods of i18next that never run here: `src/i18n/create-i18n.ts` makes one instance, fills it with whole bundles, and translates flat
 * keys of one language without nesting.
 */
const UNUSED_METHODS = {
  'I18n extends EventEmitter': [
    'cloneInstance',
    'dir',
    'exists',
    'getFixedT',
    'hydrate',
    'loadLanguages',
    'loadNamespaces',
    'setDefaultNamespace',
    'toJSON',
  ],
  Interpolator: ['nest', 'reset'],
  LanguageUtil: ['clearCache'],
  PluralResolver: ['clearCache', 'getPluralFormsOfKey', 'getSuffixes', 'needsPlural'],
  'ResourceStore extends EventEmitter': ['addResource', 'addResources', 'toJSON'],
  'Translator extends EventEmitter': ['exists', 'getUsedParamsDetails'],
};

/** Returns a pattern for the source of a method: up to the first closing brace that is indented like its head. */
const methodOf = (name) => new RegExp(`^  ${name}\\(.*\\{\\n[\\s\\S]*?^  \\}\\n`, 'gm');

const lines = (text) => text.split('\n').length;

/** Puts a text in the place of another and keeps the number of lines, so that source maps stay valid. */
const inPlace = (source, stub) => stub + '\n'.repeat(lines(source) - lines(stub));

/**
 * A plugin that removes parts of i18next that would add four kilobytes of dead code to every first load. The build fails if a release of
 * i18next no longer contains one of them.
 */
export const withoutI18nextParts = () => ({
  name: 'waybill-without-i18next-parts',
  transform(code, id) {
    if (!LIBRARY.test(id)) return null;
    const change = (text, name, found, next) => {
      if (text.match(found)?.length !== 1) this.error(`this release of i18next does not contain the expected ${name}`);
      return text.replace(found, (source) => inPlace(source, next(source)));
    };
    const withStubs = Object.entries(UNUSED_CLASSES).reduce(
      (text, [head, stub]) => change(text, head, classOf(head), () => stub),
      code,
    );
    const rest = Object.entries(UNUSED_METHODS).reduce(
      (text, [head, methods]) =>
        change(text, head, classOf(head), (source) =>
          methods.reduce((left, method) => change(left, `${head}.${method}`, methodOf(method), () => ''), source),
        ),
      withStubs,
    );
    return { code: rest, map: null };
  },
});
