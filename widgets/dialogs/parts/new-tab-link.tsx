import { useT } from '../../../src/i18n/use-t';

interface NewTabLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link of a dialog: it opens in another tab, because the dialog would be gone with the page. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  const { t } = useT('dialogs');
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="vh">, {t('dialogs.new_tab')}</span>
    </a>
  );
}
