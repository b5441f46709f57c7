import type { Need } from './openapi/describe';
import type { Complaint } from './suite/check';
import type { Report, Result } from './suite/run';

/** A fault to fix, with all calls that show it. */
export interface Cause {
  readonly weight: Need;
  /** True where the fault changes an amount that someone pays or sees. */
  readonly isMoney: boolean;
  /** The place in a body, or the title of the check. */
  readonly what: string;
  readonly expected: string;
  readonly came: string;
  readonly page: string;
  /** What to send instead; empty where there is no one answer. */
  readonly mend: string;
  /** True where the requirements do not name the call, header or field; the page works without it. */
  readonly isBeyond: boolean;
  /** The calls that show the fault, without duplicates. */
  readonly calls: readonly string[];
  /** The number of occurrences in records and calls. */
  readonly count: number;
}

const ORDER: readonly Need[] = ['required', 'degrades', 'decoration'];

/** Checks whose failure breaks pages on other sites, loses carts or leaks data of other people. */
const FIRST =
  /^(cors\.(?!exposed)|foreign\.|token\.changed$|writes\.(add|kept|private)$|\w+\.(others|visitor|masked|nobody)$)/;
/** Checks of amounts that someone pays or sees. */
const MONEY = /^(money|statement)\.|^(writes|malformed)\.quantity$|^idempotency\.effect$/;
/** Checks, or fields, of extensions that the requirements do not name. */
const BEYOND = /^(idempotency|cors\.preflight$)/;
const BEYOND_FIELDS = /(^\$\.(pages|statement)\b|^POST \/cart\/add .*\.tracking_id$)/;
/** Checks that a person who shops never notices. */
const LAST = /^(token\.(needed|strange)|malformed\.|pages\.nonsense|errors\.(type|status))/;

const weightOf = ({ id }: Result, { weight }: Complaint): Need => {
  if (weight) return weight;
  return FIRST.test(id) ? 'required' : LAST.test(id) ? 'decoration' : 'degrades';
};

/** Generalizes a path: `$.data[3].price` → `$.data[…].price`. */
const placeOf = (path: string): string => path.replaceAll(/\[\d+\]/g, '[…]');
const fieldOf = (path: string): string => path.split('.').at(-1) ?? path;

/** Removes query, ids and language from a call, because the same call fails for all of them alike. */
const callOf = (asked: string): string =>
  (asked.split('?')[0] ?? asked)
    .replaceAll(/\/(?:\d+|[0-9a-f-]{20,})(?=\/|$)/g, '/{id}')
    .replace(/\/[a-z]{2}(?=\/localization)/, '/{language}');

/** Groups complaints by cause, most important first: by weight, then money, then the number of calls. */
export function causesOf({ areas }: Pick<Report, 'areas'>): readonly Cause[] {
  const found = new Map<string, Cause>();
  for (const result of areas.flatMap(({ results }) => results)) {
    for (const complaint of result.complaints) {
      const { asked, expected, came, page = '', mend = '', path, more = 0 } = complaint;
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
        mend,
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
