import { useElement } from '../../../src/element/context';
import { useT } from '../../../src/i18n/use-t';
import { documentAddress } from '../../../src/domain/routes/safe-address';

interface NewTabLinkProps {
  /** The address of a configured route. */
  readonly to: string;
  readonly children: string;
}

/**
 * Renders a link that opens in a new tab, because navigation would close the dialog. An address that is neither https nor on this
 * site falls back to plain text.
 */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  const { t } = useT('dialogs');
  const { host } = useElement();
  const address = documentAddress(to, host.baseURI);
  if (address === null) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="vh">{`, ${t('dialogs.new_tab')}`}</span>
    </a>
  );
}
