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
  /** With `mode="modal"`: the same tag may stand on the page as something else. */
  readonly isModal?: boolean;
  /** Surfaces of texts that it shows at once. */
  readonly texts: readonly Surface[];
  /** Who asked for what it shows; undefined or null while there is nothing to show. */
  wanted(state: RootState): { readonly origin: string | null } | null | undefined;
  /** It cannot be shown: nobody may wait for an answer that nobody can give. */
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

/** Loads what shows a mount. Absent where the mount itself is what was loaded first. */
export type MountLoaders = Partial<Record<keyof typeof MOUNTS, () => Promise<unknown>>>;

const WATCHED = sessionPart(() => ({ isWatched: false }));

/**
 * Whether an element may show for the whole page. One in a placeholder may not: hidden in somebody's comment it would swallow
 * every dialog.
 */
export const isMount = (element: Element): boolean => !isPlaced(element);

/** Frameworks set the property; before the element is defined there is only the attribute. */
export const isModal = (element: Element): boolean =>
  isMount(element) && (Reflect.get(element, 'mode') ?? element.getAttribute('mode')) === 'modal';

/** Widgets that show for others: each is added with the first thing to show to a page that has none, and loaded. */
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
