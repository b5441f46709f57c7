import type { Complaint } from './suite/check';
import type { Report, Result } from './suite/run';

const WIDTH = 10;

const field = (name: string, value: string | undefined): string[] =>
  value ? [`      ${name.padEnd(WIDTH)}${value}`] : [];

const complained = ({ asked, expected, path, came, page, more }: Complaint): string[] => [
  ...field('asked', asked),
  ...field('expected', expected),
  ...field('came', path ? `${path} = ${came}` : came),
  ...field('the page', page),
  ...field('', more ? `and ${more} more like it` : undefined),
];

const failed = ({ title, id, requirements, complaints }: Result): string[] => [
  `  ✗ ${title}  [${[id, ...requirements].join(', ')}]`,
  ...complaints.flatMap((one, at) => [...(at > 0 ? [''] : []), ...complained(one)]),
  '',
];

const counted = (number: number, word: string): string[] => (number > 0 ? [`${number} ${word}`] : []);

const countsOf = (results: readonly Result[]): string => {
  const count = (outcome: Result['outcome']): number => results.filter((one) => one.outcome === outcome).length;
  return [
    ...counted(count('passed'), 'passed'),
    ...counted(count('failed'), 'failed'),
    ...counted(count('not run'), 'not run'),
  ].join(', ');
};

/** Why some were not run, each reason once. */
const reasons = (report: Report): string[] => {
  const all = report.areas.flatMap(({ results }) => results).flatMap(({ reason }) => reason ?? []);
  return [...new Set(all)].map((reason) => `  ${all.filter((one) => one === reason).length} not run: ${reason}`);
};

/** The report for the people who own the backend. */
export function written(report: Report, api: string): string {
  const areas = report.areas.flatMap(({ title, results }) => [
    `${title.padEnd(34)}${countsOf(results)}`,
    ...results.filter(({ outcome }) => outcome === 'failed').flatMap(failed),
  ]);
  const total = report.passed + report.failed + report.notRun;
  const sum = [`${report.passed} passed`, `${report.failed} failed`, `${report.notRun} not run`].join(', ');
  return [
    `The contract of the Waybill widgets, at ${api}`,
    '',
    ...areas,
    '',
    `${total} checks: ${sum}`,
    ...reasons(report),
  ].join('\n');
}

/** Takes secrets out of what is shown, wherever a server repeated them. */
export const redacted = (text: string, secrets: readonly (string | undefined)[]): string =>
  secrets.reduce<string>((left, secret) => (secret && secret.length > 5 ? left.replaceAll(secret, '•••') : left), text);
