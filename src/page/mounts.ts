import type { Surface } from '../i18n/keys';
import { sessionPart } from '../store/kit/page-session';
import type { AppStore } from '../store/state';
import { selectDialog, selectShareModal } from '../store/selectors/dialogs';
import { dialogAnswered, shareClosed } from '../store/slices/dialogs';
import type { RootState } from '../store/state';
import { isPlaced } from './page';
import type { Runtime } from './runtime';

interface Mount {
  readonly tag: string;
  /** True for a mount that needs `mode="modal"`, because the page may use the same tag in another mode. */
  readonly isModal?: boolean;
  /** Surfaces of texts that the mount renders first. */
  readonly texts: readonly Surface[];
  /** Selects the request to show the mount, with the key of the element that made it; undefined or null when there is none. */
  wanted(state: RootState): { readonly origin: string | null } | null | undefined;
  /** Cancels the pending requests when the mount could not load, because their callers would wait forever for an answer. */
  giveUp(store: AppStore): void;
}

const MOUNTS = {
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
} satisfies Record<string, Mount>;

/** Loads the widget of a mount. A loader is absent when that widget is itself the entry point. */
export type MountLoaders = Partial<Record<keyof typeof MOUNTS, () => Promise<unknown>>>;

const WATCHED = sessionPart(() => ({ isWatched: false }));

/**
 * Returns whether an element may serve as a mount for the whole page. An element inside a placeholder may not: hidden in a
 * comment on the page, it would swallow every dialog.
 */
export const isMount = (element: Element): boolean => !isPlaced(element);

/** Returns whether the element is a modal mount. Frameworks set the `mode` property; before the upgrade only the attribute exists. */
export const isModal = (element: Element): boolean =>
  isMount(element) && (Reflect.get(element, 'mode') ?? element.getAttribute('mode')) === 'modal';

/** Watches the mounts (dialogs, share modal): on the first request for one, adds its widget to a page that has none, and loads it. */
export function watchMounts(runtime: Runtime, page: Document, loaders: MountLoaders): void {
  const watched = runtime.ports.pageSession.of(WATCHED);
  if (watched.isWatched) return;
  watched.isWatched = true;
  for (const [name, mount] of Object.entries(MOUNTS)) {
    watch(runtime, page, mount, loaders[name as keyof MountLoaders] ?? (() => Promise.resolve()));
  }
}

function watch(
  { store, ports, hosts, i18n, language }: Runtime,
  page: Document,
  mount: Mount,
  load: () => Promise<unknown>,
): void {
  let isLoading = false;
  const leave = store.subscribe(() => {
    const wanted = mount.wanted(store.getState());
    if (!wanted || isLoading) return;
    isLoading = true;
    if (![...page.querySelectorAll(mount.tag)].some(mount.isModal ? isModal : isMount)) {
      const element = page.createElement(mount.tag);
      if (mount.isModal) element.setAttribute('mode', 'modal');
      page.body.append(element);
    }
    const spoken = language(hosts.get(wanted.origin) ?? undefined);
    const all = () => Promise.all([load(), i18n.ensure(spoken, mount.texts)]);
    void ports.load(all, wanted.origin).then((loaded) => {
      isLoading = false;
      if (loaded) leave();
      else mount.giveUp(store);
    });
  });
}
