import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { makeQuoteLink } from '../commands/make-quote-link';
import { useElement } from '../element/context';
import { addSheets } from '../element/sheets';
import { shareLinkFlow } from '../flows/share-link';
import { selectLinkBusy, selectLinkDone, selectMadeLink } from '../flows/share-link/selectors';
import type { LinkUse, Shared } from '../flows/share-link/slice';
import { useT } from '../i18n/use-t';
import type { RootState } from '../store/state';
import { selectUserType } from '../store/selectors/cart';
import { ShareLinkView, shareLinkCss } from '../ui/share-link';
import { useCommands } from '../hooks/use-commands';
import { useRuntime } from '../hooks/use-runtime';

export interface ShareLinkOf {
  readonly shared: Shared;
  readonly origin: string | null;
  /** @returns true if the form may be shared as it is; else it shows the errors */
  readonly check: () => boolean;
}

/** Renders link and PDF of a share form, in a chunk of its own. [REV-44] */
export function ShareLink({ shared, origin, check }: ShareLinkOf) {
  const { t, ready } = useT('share_link');
  const { store } = useRuntime();
  const { host } = useElement();
  useLayoutEffect(() => store.join(shareLinkFlow), [store]);
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, [shareLinkCss]);
  }, [host]);
  const run = useCommands(origin);
  const link = useSelector((state: RootState) => selectMadeLink(state, shared));
  const busy = useSelector(selectLinkBusy);
  const done = useSelector(selectLinkDone);
  const canMail = useSelector(selectUserType) !== 'visitor';
  if (!ready) return null;
  return (
    <ShareLinkView
      texts={{
        copy: t('share_link.copy'),
        pdf: t('share_link.pdf'),
        mail: t('share_link.mail'),
        made: t(link?.isCopied ? 'share_link.copied' : 'share_link.made'),
        done: t(done === 'mail' ? 'share_link.mailed' : 'share_link.saved'),
        estimate: t('share_link.estimate'),
        newTab: t('share_link.new_tab'),
      }}
      busy={busy}
      link={link}
      isDone={link !== null && (done === 'mail' || done === 'pdf')}
      canMail={canMail}
      onWant={(as: LinkUse) => {
        if (check()) run(makeQuoteLink(shared, as));
      }}
    />
  );
}
