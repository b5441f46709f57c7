import { useElement } from '../../../src/element/context';
import { useT } from '../../../src/i18n/use-t';
import { documentAddress } from '../../../src/page/redirect';

interface NewTabLinkProps {
  /** A route of the page. */
  readonly to: string;
  readonly children: string;
}

/**
 * A link of a dialog: it opens in another tab, because the dialog would be gone with the page. What leads to no page by https or on
 * this site is a text.
 */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  const { t } = useT('dialogs');
  const { host } = useElement();
  const address = documentAddress(to, host.baseURI);
  if (address === null) return children;
  return (
    <a href={address} target="_blank" rel="noopener">
      {children}
      <span className="vh">, {t('dialogs.new_tab')}</span>
    </a>
  );
}
