import { readFile } from 'node:fs/promises';
import { examineText, reportText } from './doctor-html.js';
import { Usage } from './usage.mjs';

export const DOCTOR_HELP = `Reads the HTML and the headers of a page and says what is wrong with it, and how to mend it.

  npx waybill doctor <address or file> [options]

  --ask                asks the script and the API of the page as well
  --json               prints the findings as JSON

It runs no script: what only shows in a browser, waybill.doctor() and ?waybill-doctor say on the page itself.
Exit code: 0 no error and no warning, 1 at least one, 2 wrong usage, or the page cannot be read.`;

export const DOCTOR_OPTIONS = { ask: { type: 'boolean' }, json: { type: 'boolean' } };

/** How long (ms) a page may take to come. */
const WITHIN = 20_000;

/** Fetches a page. @throws Usage where there is none */
async function fetched(address) {
  let reply;
  try {
    reply = await fetch(address, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(WITHIN) });
  } catch (error) {
    throw new Usage(`${address} cannot be read: ${error.cause?.message ?? error.message}`, { cause: error });
  }
  if (!reply.ok) throw new Usage(`${address} answers ${reply.status}`);
  const policy = reply.headers.get('content-security-policy');
  return { html: await reply.text(), address: reply.url, policy };
}

/** Prints what is wrong with a page. @throws Usage */
export async function printFindings({ ask = false, json }, pages) {
  const [page, ...more] = pages;
  if (!page || more.length > 0) throw new Usage('One page is needed: an address, or a file with its HTML');
  const isAddress = /^https?:\/\//i.test(page);
  const text = isAddress ? await fetched(page) : { html: await readFile(page, 'utf8'), address: null };
  const findings = await examineText(text, ask);
  console.log(json ? JSON.stringify(findings, null, 2) : reportText(findings, page));
  if (findings.some(({ severity }) => severity !== 'info')) process.exitCode = 1;
}
