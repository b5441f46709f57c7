import type { Surface } from '../i18n/keys';
import { sessionPart } from '../store/kit/page-session';
import type { AppStore } from '../store/state';
import { selectDialog, selectShareModal } from '../store/selectors/dialogs';
import { dialogAnswered, shareClosed } from '../store/slices/dialogs';
import type { RootState } from '../store/state';
import { isPlaced } from './page';
import type { Runtime } from './runtime';

interface Outlet {
  readonly tag: string;
  /** True for an outlet that needs `mode="modal"`, because the page may use the same tag in another mode. */
  readonly isModal?: boolean;
  /** Surfaces of texts that the outlet renders first. */
  readonly texts: readonly Surface[];
  /** Selects the request to show the outlet, with the key of the element that made it; undefined or null when there is none. */
  wanted(state: RootState): { readonly origin: string | null } | null | undefined;
  /** Cancels the pending requests when the outlet could not load, because their callers would wait forever for an answer. */
  giveUp(store: AppStore): void;
}

const OUTLETS = {
  dialogs: {
    tag: 'waybill-dialogs',
    texts: ['dialogs', 'cart', 'errors'],
    wanted: selectDialog,
    giveUp({ getState, dispatch }) {
      for (const { id } of getState().dialogs.queue) dispatch(dialogAnswered({ id, answer: 'cancel' }));
    },
  },
  'share-quote': {
    tag: 'waybill-share-quote',
    isModal: true,
    texts: ['quote', 'cart'],
    wanted: selectShareModal,
    giveUp: ({ dispatch }) => void dispatch(shareClosed()),
  },
} satisfies Record<string, Outlet>;

/** Loads the widget of an outlet. A loader is absent when that widget is itself the entry point. */
export type OutletLoaders = Partial<Record<keyof typeof OUTLETS, () => Promise<unknown>>>;

const WATCHED = sessionPart(() => ({ isWatched: false }));

/**
 * Returns whether an element may serve as an outlet for the whole page. An element inside a placeholder may not: hidden in a
 * comment on the page, it would swallow every dialog.
 */
export const isOutlet = (element: Element): boolean => !isPlaced(element);

/** Returns whether the element is a modal outlet. Frameworks set the `mode` property; before the upgrade only the attribute exists. */
export const isModal = (element: Element): boolean =>
  isOutlet(element) && (Reflect.get(element, 'mode') ?? element.getAttribute('mode')) === 'modal';

/** Watches the outlets (dialogs, share modal): on the first request for one, adds its widget to a page that has none, and loads it. */
export function watchOutlets(runtime: Runtime, page: Document, loaders: OutletLoaders): void {
  const watched = runtime.ports.pageSession.of(WATCHED);
  if (watched.isWatched) return;
  watched.isWatched = true;
  for (const [name, outlet] of Object.entries(OUTLETS)) {
    watch(runtime, page, outlet, loaders[name as keyof OutletLoaders] ?? (() => Promise.resolve()));
  }
}

function watch(
  { store, ports, hosts, i18n, language }: Runtime,
  page: Document,
  outlet: Outlet,
  load: () => Promise<unknown>,
): void {
  let isLoading = false;
  const leave = store.subscribe(() => {
    const wanted = outlet.wanted(store.getState());
    if (!wanted || isLoading) return;
    isLoading = true;
    if (![...page.querySelectorAll(outlet.tag)].some(outlet.isModal ? isModal : isOutlet)) {
      const element = page.createElement(outlet.tag);
      if (outlet.isModal) element.setAttribute('mode', 'modal');
      page.body.append(element);
    }
    const spoken = language(hosts.get(wanted.origin) ?? undefined);
    const all = () => Promise.all([load(), i18n.ensure(spoken, outlet.texts)]);
    void ports.load(all, wanted.origin).then((loaded) => {
      isLoading = false;
      if (loaded) leave();
      else outlet.giveUp(store);
    });
  });
}
