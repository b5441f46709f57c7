import { failed } from '../api/reply';
import { readSession } from '../contract/session';
import { isVisitor } from '../domain/subscription/user-type';
import type { Runtime } from '../page/runtime';
import { report } from '../store/report';
import { sessionPart } from '../store/kit/page-session';
import { readAgain, readAsMember } from '../store/resources/read-again';
import { attemptFound } from '../store/slices/checkout';
import { attempt } from './attempt';
import { warnOfApi } from './warn-of-api';
import { selectViewer, sessionFailed, sessionRead } from '../store/slices/session';
import type { RootState } from '../store/state';

/** The server and the member that the session was last asked for. */
interface Asked {
  api: string | null;
  memberId: number | null;
}

const ASKED = sessionPart((): Asked => ({ api: null, memberId: null }));

/**
 * Requests the session. Cart edits wait for the response; prices do not. A known account stays known until the server says otherwise. It
 * never rejects: what throws is reported, and the session is unknown no longer.
 */
export async function meet(runtime: Runtime): Promise<void> {
  const { store, ports } = runtime;
  try {
    await ask(runtime);
  } catch (error) {
    report(error, 'the session', ports);
    if (store.getState().session.status === 'unknown') store.dispatch(sessionFailed());
  }
}

async function ask({ store, ports, options }: Runtime): Promise<void> {
  const asked = ports.pageSession.of(ASKED);
  const { api, memberId } = Object.assign(asked, placeOf(store.getState()));
  const reply = await ports.client.request('session');
  // Another server, or one asked for another member, gives the answer that counts.
  if (asked.api !== api || asked.memberId !== memberId) return;
  const account = reply.ok ? readSession(reply.body) : null;
  const isKnown = store.getState().session.status === 'known';
  const isServedAsVisitor = options.token !== undefined && isVisitor(selectViewer(store.getState()));
  if (account) store.dispatch(sessionRead(account));
  else if (!isKnown) store.dispatch(sessionFailed());
  if (isServedAsVisitor && account && !isVisitor(account)) void store.dispatch(readAsMember());
  if (!reply.ok) warnOfApi(api ?? '', reply.failure);
  if (reply.ok && !account) {
    const { status: code } = failed('not-json').failure;
    ports.emit('error', { code, message: 'common.part_failed', surface: 'session' }, null);
  }
}

const placeOf = ({ config: { api, memberId } }: RootState): Asked => ({ api, memberId });

/** Resumes an order or the switching of an add-on that an earlier page left unfinished. */
async function resume({ store, ports }: Runtime): Promise<void> {
  if (isVisitor(store.getState().session.account)) return;
  const isOrder = ports.storage.read('checkout') && (await ports.flow('checkout'));
  const isSwitching = ports.tabStorage.read('switching') && (await ports.flow('activation'));
  if (isOrder || isSwitching) store.dispatch(attemptFound());
}

/** Requests the session, tells the other tabs whose it is, and goes on with what an earlier page left unfinished. */
export async function arrive(runtime: Runtime): Promise<void> {
  await meet(runtime);
  const { status, account } = runtime.store.getState().session;
  if (status === 'known') runtime.ports.tabs.broadcast({ kind: 'account', memberId: account.memberId });
  await attempt(() => resume(runtime), runtime);
}

/** Returns whether the session was asked of the server, and for the member, that the page names now. */
function isUpToDate({ store, ports }: Runtime): boolean {
  const { config, session } = store.getState();
  const { api, memberId } = ports.pageSession.of(ASKED);
  const isMember = session.status === 'known' && session.account.memberId === config.memberId;
  return api === config.api && (memberId === config.memberId || isMember);
}

/**
 * Heals what failed before the page named its server, its member or a way to a token: reads it again, now and whenever the page is
 * configured, and requests the session and the server's texts again where they came from another server.
 */
export function healOnChange(runtime: Runtime): void {
  let { getToken } = runtime.options;
  const heal = (): void => {
    const isRenewed = getToken !== runtime.options.getToken;
    ({ getToken } = runtime.options);
    void runtime.store.dispatch(readAgain(isRenewed));
    if (isUpToDate(runtime)) return;
    runtime.i18n.renew(runtime.language());
    void arrive(runtime);
  };
  void runtime.store.dispatch(readAgain());
  runtime.watchPage(heal);
}
