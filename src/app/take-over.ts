import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { ViewHost, type Environment } from '../element/host';
import { WITHOUT_SCRIPTS, type ServedView } from '../element/served';
import { isSameLanguage } from '../i18n/language';
import type { Runtime } from '../page/runtime';
import { PREFETCHED_READS } from '../store/resources/catalogue';
import { selectReadScope } from '../store/selectors/config';
import { currencyAdopted } from '../store/slices/cart';
import { readDone, readUnder } from '../store/slices/reads';
import type { RootState } from '../store/state';
import { rememberControls } from './counterparts';
import { takeBackPresses } from './early-presses';
import type { ServedFrom } from './root';
import { factsOf, propsFrom, requestOfPage, type ServedFacts } from './served-state';
import { areRead, SERVED_READS } from './served-reads';
import { createServerRuntime } from './server-runtime';
import { getRuntime } from './shared';
import { VERSION } from './version';

/** Returns whether the page still wants what the server rendered: of the same release, language, currency and properties. */
function fits<P extends object>(
  { spec, link }: ServedView<P>,
  facts: ServedFacts,
  { store, language }: Runtime,
): boolean {
  const { config } = store.getState();
  return (
    facts.release === VERSION &&
    isSameLanguage(facts.config.language, language(link.host)) &&
    isSameLanguage(facts.config.language, config.language) &&
    (facts.config.currency ?? null) === config.currency &&
    JSON.stringify(propsFrom(spec, link.host, facts.attributes)) === JSON.stringify(link.props.read())
  );
}

/** Renders the view's state on the server once more, from the replies in the page. */
async function servedFrom(tag: string, facts: ServedFacts, page: Document): Promise<ServedFrom> {
  const { store, i18n } = createServerRuntime(facts.config, requestOfPage(page), facts.texts);
  await Promise.all([SERVED_READS[tag]?.(store), i18n.ensure(facts.config.language, facts.surfaces)]);
  if (!areRead(store)) throw new Error('waybill: a reply of the server is not in the page');
  return { state: store.getState(), i18n };
}

/** Shows what the server read until the page's own replies are there, which then win. */
function seed({ store }: Runtime, served: RootState): void {
  const reads = Object.entries(served.reads).filter(
    ([key, { status }]) => status === 'ready' && readUnder(store.getState().reads, key).data === null,
  );
  if (reads.length > 0) store.dispatch(currencyAdopted(served.cart.currency));
  for (const [key, { data }] of reads) store.dispatch(readDone({ key, data }));
}

/**
 * Removes what stands in for scripts: the sheet that the markup links, and the slot for browsers without scripts. The view adopts the same
 * rules, those of its late parts only once it has rendered.
 */
function dropStandIns(root: ShadowRoot): void {
  for (const one of root.querySelectorAll(`link, [${WITHOUT_SCRIPTS}]`)) one.remove();
}

/**
 * Mounts the view in place of what the server rendered, once its data are there, in one commit. The focus, what was pressed and what was
 * entered go over to the same controls of the new view.
 */
async function replace<P extends object>(
  { wrapper, spec, link, mount }: ServedView<P>,
  pressed: readonly Element[],
  runtime: Runtime,
): Promise<void> {
  const { store, i18n } = runtime;
  const { signal } = link;
  const scope = selectReadScope(store.getState());
  await Promise.allSettled([
    i18n.ensure(runtime.language(link.host), ['common', ...((spec.texts ?? []) as ServedFacts['surfaces'])]),
    ...(spec.preload ?? []).map((name) => store.dispatch(PREFETCHED_READS[name].read(scope))),
    ...(spec.servedParts ?? []).map((part) => runtime.ports.load(part)),
  ]);
  if (signal.aborted) return;
  const pressAgain = takeBackPresses(wrapper, pressed);
  const counterpartsIn = rememberControls(wrapper);
  const focused = link.root.activeElement as HTMLElement | null;
  flushSync(mount);
  wrapper.remove();
  dropStandIns(link.root);
  const find = counterpartsIn(link.root);
  if (focused) find(focused)?.focus({ preventScroll: true });
  pressAgain(find);
}

/**
 * Takes over a view that a server rendered: hydrates it from what the server knew, then shows what this page knows. What was pressed
 * before is done once, in the same task, so that nothing is painted between. A view that the page does not want as it was rendered
 * is replaced in one commit. [docs/decisions/0101]
 * @param pressed what is pressed until then, oldest first
 */
export async function takeOver<P extends object>(view: ServedView<P>, pressed: readonly Element[]): Promise<void> {
  const { wrapper, spec, link } = view;
  const { signal } = link;
  let root: ReactRoot | undefined;
  signal.addEventListener('abort', () => {
    root?.unmount();
    wrapper.remove();
    dropStandIns(link.root);
  });
  const runtime = getRuntime();
  const facts = factsOf(wrapper);
  const served =
    facts && fits(view, facts, runtime)
      ? await Promise.all([
          servedFrom(spec.tag, facts, link.host.ownerDocument),
          runtime.i18n.ensure(facts.config.language, facts.surfaces),
          ...(spec.servedParts ?? []).map((part) => runtime.ports.load(part)),
        ]).then(
          ([from]) => from,
          () => null,
        )
      : null;
  if (signal.aborted) return;
  // The page may have changed meanwhile.
  if (!served || !facts || !fits(view, facts, runtime)) return replace(view, pressed, runtime);
  seed(runtime, served.state);
  const environment: Environment = {
    ...view.environment,
    wrap: (host, tree) => view.environment.wrap(host, tree, served),
  };
  const pressAgain = takeBackPresses(wrapper, pressed);
  flushSync(() => {
    root = hydrateRoot(wrapper, createElement(ViewHost<P>, { link, view: spec.view, environment }), {
      // React has then rendered the view anew, in one commit.
      onRecoverableError() {},
    });
  });
  dropStandIns(link.root);
  pressAgain((one) => (one.isConnected ? one : null));
}
