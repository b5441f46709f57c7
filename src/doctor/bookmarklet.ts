import { drawFindings, examineOpenPage, warnOfFindings } from './doctor';
import type { Finding } from './kit/finding';

/** The key under which a page that runs the classic script waits for this file. */
const WAITING = Symbol.for('waybill/doctor');

interface Page {
  [WAITING]?: (doctor: typeof import('./doctor')) => void;
  readonly waybill?: { readonly doctor?: (options: { readonly draw: boolean }) => Promise<unknown> };
}

const look = (): Promise<readonly Finding[]> => examineOpenPage(document, null);

/**
 * `doctor.js`, for a bookmark: examines the open page and draws what it finds, also where no script of Waybill has come. Where one has, it
 * asks that one, which knows its configuration.
 */
async function start(page: Page): Promise<void> {
  const waiting = page[WAITING];
  if (waiting) {
    delete page[WAITING];
    waiting({ drawFindings, examineOpenPage, warnOfFindings });
    return;
  }
  try {
    if (page.waybill?.doctor) {
      await page.waybill.doctor({ draw: true });
      return;
    }
  } catch {
    // The library has not come or has failed; the page itself shows why.
  }
  drawFindings(document, await look(), look);
}

void start(globalThis as Page);
