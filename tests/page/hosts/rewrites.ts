import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingCode } from '../../../src/doctor/kit/finding';
import { ROOT } from '../../../tools/widgets.mjs';
import { API, CDN, SCRIPT, SITE } from './site';

/** What becomes of a page that something has rewritten between its author and its reader. */
export type Outcome = 'ready' | 'fallback';

/** An answer in place of the one that the site or the CDN would give. */
export interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
  /** The only origin that may read it, if not all may. */
  readonly only?: string;
}

export interface Rewrite {
  readonly name: string;
  /** What stands for the script tag of the quick start. */
  readonly script?: string;
  /** Rewrites the whole page. */
  readonly page?: (html: string) => string;
  /** Answers by address; an address may be a pattern. */
  readonly answers?: readonly (readonly [address: string | RegExp, answer: Answer | 'blocked'])[];
  readonly outcome: Outcome;
  /** The line of the console that names the cause or the way out; none is expected otherwise. */
  readonly says?: RegExp;
  /** What the page doctor says of the script in the page as it is served; nothing by default. */
  readonly found?: FindingCode;
  /** What the doctor of the bookmark says of the open page. */
  readonly named?: readonly FindingCode[];
  /** What a press that adds a package leads to: the package is in the cart, or the console says why not. Nothing is pressed by default. */
  readonly press?: 'added' | RegExp;
}

const ADDRESS = `${CDN}waybill.js`;
const OPTIONS = `data-api="${API.slice(0, -1)}"`;
const code = readFileSync(join(ROOT, 'dist/waybill.js'), 'utf8').replace(/\n?\/\/# sourceMappingURL.*/, '');

/** A script of an optimiser or a consent manager, which puts the tag back after a while. */
const putsBack = (type: string, attribute = 'src'): string => `<script>
  setTimeout(() => {
    const held = document.querySelector('[data-api]');
    const script = document.createElement('script');
    for (const { name, value } of held.attributes) if (name !== '${attribute}') script.setAttribute(name, value);
    script.type = '${type}';
    script.src = held.getAttribute('${attribute}');
    held.replaceWith(script);
  }, 100);
</script>`;

/** A script of an optimiser that fetches the code and runs it itself. */
const RUNS_IT = `<script>
  setTimeout(async () => (0, eval)(await (await fetch(document.querySelector('[data-api]').src)).text()), 100);
</script>`;

const SAVED = `${SITE}cache/all.js`;
const combined = (attributes: string): string => `<script src="${SAVED}" ${attributes}></script>`;
const all: Answer = { contentType: 'text/javascript', body: `var theme = 1;\n${code}\nvar end = 2;` };

const TYPES: readonly Rewrite[] = [
  { name: 'the script as it is', script: SCRIPT, outcome: 'ready' },
  { name: 'the type is dropped', script: `<script src="${ADDRESS}" ${OPTIONS}></script>`, outcome: 'ready' },
  {
    name: 'deferred in place of the type',
    script: `<script defer src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'ready',
  },
  {
    name: 'asynchronous, without the type',
    script: `<script async src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'ready',
  },
  { name: 'asynchronous, as a module', script: SCRIPT.replace('<script', '<script async'), outcome: 'ready' },
  {
    name: 'another type',
    script: `<script type="text/javascript" src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'ready',
  },
  {
    name: 'moved to the end of the page',
    page: (html) => html.replace(SCRIPT, '').replace('</body>', `${SCRIPT}</body>`),
    outcome: 'ready',
  },
  {
    name: 'made smaller: no quotes, no end tags',
    page: (html) =>
      html
        .replace(SCRIPT, `<script type=module src=${ADDRESS} data-api=${API.slice(0, -1)}></script>`)
        .replaceAll('</p>', ''),
    outcome: 'ready',
  },
];

const HELD: readonly Rewrite[] = [
  {
    name: 'held until consent, then put back as a classic script',
    script: `<script type="text/plain" data-category="marketing" src="${ADDRESS}" ${OPTIONS}></script>${putsBack('text/javascript')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'held until consent, then put back as a module',
    script: `<script type="text/plain" src="${ADDRESS}" ${OPTIONS}></script>${putsBack('module')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'delayed by an optimiser, which loses the type',
    script: `<script type="rocketlazyloadscript" data-rocket-src="${ADDRESS}" ${OPTIONS}></script>${putsBack('text/javascript', 'data-rocket-src')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'run again under a hashed type',
    script: `<script type="f3a8-module" src="${ADDRESS}" ${OPTIONS}></script>${putsBack('')}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'held for ever',
    script: `<script type="text/plain" src="${ADDRESS}" ${OPTIONS}></script>`,
    outcome: 'fallback',
    found: 'script-held',
  },
];

const MOVED: readonly Rewrite[] = [
  {
    name: 'fetched and run by an optimiser',
    script: `<script type="text/plain" src="${ADDRESS}" ${OPTIONS}></script>${RUNS_IT}`,
    outcome: 'ready',
    found: 'script-held',
  },
  {
    name: 'put into the page, with the folder named',
    script: `<script ${OPTIONS} data-base="${CDN}">${code}</script>`,
    outcome: 'ready',
  },
  {
    name: 'put into the page',
    script: `<script ${OPTIONS}>${code}</script>`,
    outcome: 'fallback',
    says: /<waybill-pricing-table> failed to load .*https:\/\/www\.example\.com\/(elements|index).* exclude waybill\.js, or say data-base/,
    found: 'script-stripped',
  },
  {
    name: 'combined with other scripts, with the folder named',
    script: combined(`${OPTIONS} data-base="${CDN}"`),
    answers: [[SAVED, all]],
    outcome: 'ready',
  },
  {
    name: 'combined with other scripts',
    script: combined(OPTIONS),
    answers: [[SAVED, all]],
    outcome: 'fallback',
    says: /<waybill-pricing-table> failed to load .*https:\/\/www\.example\.com\/cache\/.* exclude waybill\.js, or say data-base/,
    found: 'script-combined',
  },
  {
    name: 'combined behind a script that fails',
    script: combined(OPTIONS),
    answers: [[SAVED, { ...all, body: `null.x;\n${code}` }]],
    outcome: 'fallback',
    says: /TypeError/,
    found: 'script-combined',
  },
  {
    name: 'with a version behind its address',
    script: SCRIPT.replace('waybill.js', 'waybill.js?ver=6.8'),
    answers: [[`${ADDRESS}?ver=6.8`, { contentType: 'text/javascript', body: code }]],
    outcome: 'ready',
  },
];

const LOST: readonly Rewrite[] = [
  { name: 'taken out', script: '', outcome: 'fallback', found: 'script-missing' },
  { name: 'gone', answers: [[ADDRESS, { status: 404 }]], outcome: 'fallback', says: /404/ },
  { name: 'blocked', answers: [[ADDRESS, 'blocked']], outcome: 'fallback', says: /ERR_FAILED/ },
  {
    name: 'served as a page',
    answers: [[ADDRESS, { contentType: 'text/html', body: code }]],
    outcome: 'fallback',
    says: /MIME type/,
  },
  {
    name: 'closed to other sites',
    answers: [[ADDRESS, { contentType: 'text/javascript', body: code, only: CDN }]],
    outcome: 'fallback',
    says: /CORS/,
  },
];

const FILES: readonly Rewrite[] = [
  ...['ads', 'analytics', 'banner', 'consent', 'promo', 'share', 'track'].map((word): Rewrite => ({
    name: `a blocker’s list takes files by the word “${word}”`,
    answers: [[new RegExp(`^${CDN}.*${word}`), 'blocked']],
    outcome: 'ready',
  })),
  {
    name: 'statistics are blocked',
    answers: [[/\/analytics\/events/, 'blocked']],
    outcome: 'ready',
    says: /ERR_FAILED/,
  },
  {
    name: 'an old copy of the script, whose chunks are gone',
    answers: [
      [ADDRESS, { contentType: 'text/javascript', body: code.replaceAll(/\b(core|react)-\w{7}\b/g, '$1-old0000') }],
      [/old0000/, { status: 404 }],
    ],
    outcome: 'ready',
    says: /404/,
  },
  {
    name: 'the file of a widget is blocked',
    answers: [[`${CDN}elements/pricing-table.js`, 'blocked']],
    outcome: 'fallback',
    says: /<waybill-pricing-table> failed to load .* \?waybill-doctor says why/,
  },
];

/** A script that runs before all others, as that of an old library. */
const before =
  (script: string) =>
  (html: string): string =>
    html.replace('<head>', `<head><script>${script}</script>`);

const FAILS = { outcome: 'fallback', says: /<waybill-pricing-table> failed to load TypeError/ } as const;

/** A promise of before 2018. */
const OLD_PROMISE = `(function (Native) {
  window.Promise = function (run) {
    var own = new Native(run);
    this.then = function (a, b) { return own.then(a, b); };
    this.catch = function (b) { return own.then(undefined, b); };
  };
  ['resolve', 'reject', 'all', 'race'].forEach(function (name) {
    window.Promise[name] = function (value) {
      return new window.Promise(function (resolve, reject) { Native[name](value).then(resolve, reject); });
    };
  });
})(Promise);`;

/** Built-in functions that a script of the page has changed. */
export const BUILT_INS: readonly Rewrite[] = [
  {
    name: 'an enumerable property on every object',
    page: before('Object.prototype.extend = function () {};'),
    named: ['prototype-extended'],
    ...FAILS,
  },
  {
    name: 'a reduce of an old library',
    page: before('Array.prototype.reduce = function (f) { return f; };'),
    named: ['built-in-changed'],
    ...FAILS,
  },
  {
    name: 'frozen functions',
    page: before('Object.freeze(Function.prototype);'),
    named: ['built-in-changed'],
    ...FAILS,
  },
  {
    name: 'an Array.from that takes no sets',
    page: before('Array.from = function (list) { return Array.prototype.slice.call(list); };'),
    outcome: 'ready',
    named: ['built-in-changed'],
    press: 'added',
  },
  {
    name: 'lists that write themselves as JSON',
    page: before('Array.prototype.toJSON = function () { return JSON.stringify(this.slice().join()); };'),
    outcome: 'ready',
    named: ['built-in-changed'],
    press: 'added',
  },
  {
    name: 'a JSON that evaluates',
    page: before('JSON.parse = function (text) { return (0, eval)("(" + text + ")"); };'),
    outcome: 'ready',
    press: 'added',
  },
  {
    name: 'an old promise',
    page: before(OLD_PROMISE),
    named: ['built-in-changed'],
    ...FAILS,
  },
  {
    name: 'a fetch that somebody watches',
    page: before('var own = fetch; window.fetch = function () { return own.apply(window, arguments); };'),
    outcome: 'ready',
    press: 'added',
  },
  {
    name: 'a fetch that answers nothing',
    page: before('window.fetch = function () {};'),
    outcome: 'fallback',
    // No call comes back, so the API looks as if it were not there.
    named: ['built-in-changed', 'api-unreachable'],
  },
];

/** All that the suite tries; each row in one page. */
export const REWRITES: readonly Rewrite[] = [...TYPES, ...HELD, ...MOVED, ...LOST, ...FILES, ...BUILT_INS];
