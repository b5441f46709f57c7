import { readSession } from '../../src/contract/session';
import { bundles } from '../../src/store/resources/catalogue';
import { configured, type ConfigPatch } from '../../src/store/slices/config';
import { sessionFailed, sessionRead } from '../../src/store/slices/session';
// The app imports the effects lazily on the first press; the eager import keeps a load from outliving its test.
import '../../src/flows/checkout/effects';
import '../../src/flows/migration/effects';
import '../../src/store/effects';
import { pageOfStore } from './page-of-store';
import { bundlesBody } from './wire';

type Answers = Parameters<typeof pageOfStore>[0] & { readonly session?: unknown };
type Page = ReturnType<typeof pageOfStore>;

/** Tells the store who is signed in; without a body, a visitor. */
export function signIn(page: Page, body?: unknown): void {
  const account = body === undefined ? null : readSession(body);
  page.store.dispatch(account ? sessionRead(account) : sessionFailed());
}

/** Opens a store whose plans are read and whose session is known. @param config what the host page has configured */
export async function openStore(
  answers: Answers = {},
  options?: Parameters<typeof pageOfStore>[1],
  config: ConfigPatch = {},
): Promise<Page> {
  const page = pageOfStore({ bundles: bundlesBody(), ...answers }, options);
  page.store.dispatch(configured(config));
  await page.store.dispatch(bundles.read({ language: 'en', currency: null }));
  signIn(page, answers.session);
  return page;
}
