import type { Finding, Mender, Severity } from './finding';

const MENDERS: Readonly<Record<Mender, string>> = {
  editor: 'whoever writes this page',
  administrator: 'whoever runs this site',
  developer: 'the developer of the API',
};
const WORDS: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Note' };

/** Names a severity as the reports do. */
export const severityWord = (severity: Severity): string => WORDS[severity];

/** Names who can mend a fault. */
export const menderWord = (who: Mender): string => MENDERS[who];

/** The page of the manual that lists every fault by its code. */
const MANUAL = 'docs/troubleshooting.md';

/** Returns a finding as one line for a console. */
export const consoleLine = ({ code, message, remedy }: Finding): string =>
  `waybill: ${message} ${remedy} (${code} in ${MANUAL})`;

/** Returns a finding as a paragraph of a report. */
export function paragraphOf({ code, severity, who, message, remedy, where, line, copy }: Finding): string {
  const place = [line === undefined ? '' : `line ${line}`, where ?? ''].filter(Boolean).join(': ');
  const lines = [
    `${WORDS[severity]}: ${message}`,
    `  ${remedy}`,
    ...(place ? [`  ${place}`] : []),
    ...(copy?.split('\n').map((text) => `  > ${text}`) ?? []),
    `  [${code}, for ${MENDERS[who]}]`,
  ];
  return lines.join('\n');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Counts findings in words: `2 errors, 1 note`; `nothing wrong` without any. */
export function countsOf(findings: readonly Pick<Finding, 'severity'>[]): string {
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const parts = [
    [count('error'), 'error', 'errors'],
    [count('warning'), 'warning', 'warnings'],
    [count('info'), 'note', 'notes'],
  ] as const;
  const said = parts.flatMap(([number, one, many]) => (number > 0 ? [counted(number, one, many)] : []));
  return said.length > 0 ? said.join(', ') : 'nothing wrong';
}

/** Returns a whole report as text, to copy or to print. @param page its address or file */
export const reportOf = (findings: readonly Finding[], page: string, version: string): string =>
  [`Waybill ${version} looked at ${page}: ${countsOf(findings)}.`, ...findings.map(paragraphOf)].join('\n\n');
