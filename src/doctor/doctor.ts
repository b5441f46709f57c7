import { known } from 'virtual:waybill/known';
import type { Running } from './kit/facts';
import type { Finding } from './kit/finding';
import { diagnose } from './live/diagnose';
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
