import { known } from 'virtual:waybill/known';
import type { Running } from './kit/facts';
import type { Finding, FindingCode } from './kit/finding';
import { consoleLine } from './kit/report';
import { examine } from './rules/examine';
import { diagnose, readPage } from './live/diagnose';
import { drawPanel } from './panel/panel';

/** Examines the open page. @param running what the library says of its configuration; null where it does not run */
export const examineOpenPage = (page: Document, running: Running | null): Promise<readonly Finding[]> =>
  diagnose(page, running, known);

/** Draws findings on the page. @param again examines once more */
export const drawFindings = (
  page: Document,
  findings: readonly Finding[],
  again: () => Promise<readonly Finding[]>,
): void => drawPanel(page, findings, { version: known.version, again });

/** What the library warns of by itself, what only an answer of the API shows, and what is no matter for a console. */
const LEFT_OUT: ReadonlySet<FindingCode> = new Set([
  'action-unknown',
  'api-missing',
  'column-narrow',
  'placeholder-unknown',
  'releases-two',
  'route-unknown',
  'value-unknown',
]);

/** Warns in the console of what the open page shows to be wrong by itself, without any request. */
export function warnOfFindings(page: Document, running: Running | null): void {
  for (const finding of examine(readPage(page, running, known), known)) {
    const { severity, code, element } = finding;
    if (severity !== 'info' && !LEFT_OUT.has(code)) console.warn(consoleLine(finding), element ?? '');
  }
}
