import { known } from 'virtual:waybill/known';
import { examine } from '../rules/examine';
import type { Finding } from '../kit/finding';
import { policiesIn } from '../kit/reply';
import { reportOf } from '../kit/report';
import { askServers } from './ask';
import { readHtml } from './read';

interface PageText {
  readonly html: string;
  /** The address of the page; null for a file. */
  readonly address: string | null;
  /** The value of its Content-Security-Policy header. */
  readonly policy?: string | null;
}

/**
 * Examines a page as text, for `npx waybill doctor`.
 * @param isAsking true asks the script and the API of the page as well
 */
export async function examineText(
  { html, address, policy = null }: PageText,
  isAsking: boolean,
): Promise<readonly Finding[]> {
  const facts = readHtml(html, address, policiesIn(policy));
  return examine(isAsking ? await askServers(facts) : facts, known);
}

/** Returns the report of a page. @param page its address or file */
export const reportText = (findings: readonly Finding[], page: string): string =>
  reportOf(findings, page, known.version);
