import type { Need } from './openapi/describe';
import type { Complaint } from './suite/check';
import type { Report, Result } from './suite/run';

/** One thing to mend, and all that comes of it. */
export interface Cause {
  readonly weight: Need;
  /** Somebody pays, or is told, another sum. */
  readonly isMoney: boolean;
  /** What was wrong: the place in a body, or the title of the check. */
  readonly what: string;
  readonly expected: string;
  readonly came: string;
  readonly page: string;
  /** No document names the call, the header or the field: the page goes on without. */
  readonly isBeyond: boolean;
  /** Calls that show it, each once. */
  readonly calls: readonly string[];
  /** How often it came, in records and calls. */
  readonly count: number;
}

const ORDER: readonly Need[] = ['required', 'degrades', 'decoration'];

/** A page on another site makes no call at all, keeps no cart, or shows somebody what is another one's. */
const FIRST = /^(cors\.(?!exposed)|writes\.(add|kept|private)$|\w+\.(others|visitor|masked|nobody)$)/;
/** Somebody pays, or is told, another sum. */
const MONEY = /^(money|statement)\.|^(writes|malformed)\.quantity$|^idempotency\.effect$/;
/** What no document names, by its check, or by its field. */
const BEYOND = /^(idempotency|cors\.preflight$)/;
const BEYOND_FIELDS = /(^\$\.(pages|statement)\b|^POST \/cart\/add .*\.tracking_id$)/;
/** Nobody who shops meets it. */
const LAST = /^(token\.(needed|strange)|malformed\.|pages\.nonsense|errors\.(type|status))/;

const weightOf = ({ id }: Result, { weight }: Complaint): Need => {
  if (weight) return weight;
  return FIRST.test(id) ? 'required' : LAST.test(id) ? 'decoration' : 'degrades';
};

/** `$.data[3].price` is the price of any record. */
const placeOf = (path: string): string => path.replaceAll(/\[\d+\]/g, '[…]');
const fieldOf = (path: string): string => path.split('.').at(-1) ?? path;

/** Without what a call was asked with: the same call fails for each id and language alike. */
const callOf = (asked: string): string =>
  (asked.split('?')[0] ?? asked)
    .replaceAll(/\/(?:\d+|[0-9a-f-]{20,})(?=\/|$)/g, '/{id}')
    .replace(/\/[a-z]{2}(?=\/localization)/, '/{language}');

/**
 * What is to be mended, each thing once with the calls that show it: first what breaks a page, then what costs it something. Of each, what
 * somebody pays for comes first, then what most calls show.
 */
export function causesOf({ areas }: Pick<Report, 'areas'>): readonly Cause[] {
  const found = new Map<string, Cause>();
  for (const result of areas.flatMap(({ results }) => results)) {
    for (const complaint of result.complaints) {
      const { asked, expected, came, page = '', path, more = 0 } = complaint;
      const isField = path !== undefined && complaint.weight !== undefined;
      const key = isField ? `${fieldOf(path)} ${expected} ${page}` : `${result.id} ${page}`;
      const before = found.get(key);
      found.set(key, {
        weight: weightOf(result, complaint),
        isMoney: MONEY.test(result.id) && !isField,
        what: path ? placeOf(path) : `“${result.title}” does not hold`,
        isBeyond: BEYOND.test(result.id) || BEYOND_FIELDS.test(path ?? '') || BEYOND_FIELDS.test(`${asked} ${path}`),
        expected,
        came,
        page,
        ...before,
        calls: [...new Set([...(before?.calls ?? []), callOf(asked)])],
        count: (before?.count ?? 0) + 1 + more,
      });
    }
  }
  return [...found.values()].toSorted(
    (a, b) =>
      ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight) ||
      Number(b.isMoney) - Number(a.isMoney) ||
      b.calls.length - a.calls.length,
  );
}
