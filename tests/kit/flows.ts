import { readSession } from '../../src/contract/session';
import { bundles } from '../../src/store/resources/catalogue';
import { sessionFailed, sessionRead } from '../../src/store/slices/session';
// Imported with the first press; here at once, so that none is still being loaded when its test is over.
import '../../src/flows/checkout/effects';
import '../../src/flows/migration/effects';
import '../../src/store/effects';
import { pageOfStore } from './page-of-store';
import { bundlesBody } from './wire';

type Answers = Parameters<typeof pageOfStore>[0] & { readonly session?: unknown };
type Page = ReturnType<typeof pageOfStore>;

/** Says who is there; a visitor without a body. */
export function signIn(page: Page, body?: unknown): void {
  const account = body === undefined ? null : readSession(body);
  page.store.dispatch(account ? sessionRead(account) : sessionFailed());
}

/** A page with the plans read and the session known. */
export async function openStore(answers: Answers = {}, options?: Parameters<typeof pageOfStore>[1]): Promise<Page> {
  const page = pageOfStore({ bundles: bundlesBody(), ...answers }, options);
  await page.store.dispatch(bundles.read({ language: 'en', currency: null }));
  signIn(page, answers.session);
  return page;
}
