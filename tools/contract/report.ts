import { causesOf, type Cause } from './causes';
import type { Report, Result } from './suite/run';

/** The maximum number of causes, about two screens. */
const MOST_CAUSES = 16;
const MOST_REASONS = 8;
const MOST_CALLS = 4;
const WIDTH = 170;

const HEADS = {
  required: 'Mend these first: a page does not work, or tells what it must not',
  degrades: 'Without these a page does less',
  decoration: 'For good order: nobody who shops meets it',
} as const;

const cutTo = (text: string): string => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

const lineOf = ({ what, expected, came, page, mend, calls, count, isBeyond }: Cause, at: number): string[] => {
  const others = calls.length > MOST_CALLS ? `, and ${calls.length - MOST_CALLS} more` : '';
  const times = count > 1 ? ` (seen ${count} times)` : '';
  const isMissing = came === 'nothing';
  const beyond = isBeyond ? 'Beyond the requirements. ' : '';
  return [
    `${String(at + 1).padStart(3)}. ${what}${isMissing ? ' is missing' : ''}`,
    ...(isMissing ? [] : [`     Expected ${expected}; came ${came}`]),
    `     ${beyond}${page ? `The page ${page}. ` : ''}${calls.slice(0, MOST_CALLS).join(', ')}${others}${times}`,
    ...(mend ? [`     Mend it: ${mend}`] : []),
  ].map(cutTo);
};

const counted = (number: number, word: string): string[] => (number > 0 ? [`${number} ${word}`] : []);

const countsOf = (results: readonly Result[]): string => {
  const count = (outcome: Result['outcome']): number => results.filter((one) => one.outcome === outcome).length;
  return [
    ...counted(count('passed'), 'passed'),
    ...counted(count('failed'), 'failed'),
    ...counted(count('not run'), 'not run'),
  ].join(', ');
};

/** Lists the reasons of skipped checks, most frequent first. */
function reasons(report: Report): string[] {
  const all = report.areas.flatMap(({ results }) => results).flatMap(({ reason }) => reason ?? []);
  const each = [...new Set(all)].map((reason) => [all.filter((one) => one === reason).length, reason] as const);
  const lines = each.toSorted(([a], [b]) => b - a).map(([count, reason]) => `  ${count} not run: ${reason}`);
  const rest = lines.length - MOST_REASONS;
  return rest > 0 ? [...lines.slice(0, MOST_REASONS), `  and ${rest} other reasons: see --json`] : lines;
}

function causes(report: Report): string[] {
  const all = causesOf(report);
  const shown = all.slice(0, MOST_CAUSES);
  const lines = shown.flatMap((cause, at) => [
    ...(cause.weight === shown[at - 1]?.weight ? [] : ['', HEADS[cause.weight]]),
    ...lineOf(cause, at),
  ]);
  const rest = all.length - shown.length;
  const sum = `${all.length} to mend; one of them may fail several checks`;
  return all.length === 0 ? [] : [...lines, rest > 0 ? `     and ${rest} more: see --json` : '', sum];
}

/** Formats the report for the owners of the backend. */
export function written(report: Report, api: string): string {
  const total = report.passed + report.failed + report.notRun;
  const sum = [`${report.passed} passed`, `${report.failed} failed`, `${report.notRun} not run`].join(', ');
  return [
    `The contract of the Waybill widgets, at ${api}`,
    ...causes(report),
    '',
    ...report.areas.map(({ title, results }) => `${title.padEnd(34)}${countsOf(results)}`),
    '',
    `${total} checks: ${sum}`,
    ...reasons(report),
  ].join('\n');
}

/** Redacts secrets wherever a server repeated them. */
export const redacted = (text: string, secrets: readonly (string | undefined)[]): string =>
  secrets.reduce<string>((left, secret) => (secret && secret.length > 5 ? left.replaceAll(secret, '•••') : left), text);
