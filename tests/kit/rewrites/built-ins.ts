import type { Rewrite } from './rewrite';

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
    spoilsWebKitDriver: true,
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
    spoilsWebKitDriver: true,
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
    spoilsWebKitDriver: true,
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
