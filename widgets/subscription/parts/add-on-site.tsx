import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { externalIcon } from '../../../src/ui/icons';

interface AddOnSiteProps {
  /** Address of the site. */
  readonly site: string;
  /** Name of the add-on. */
  readonly title: string;
}

/** Renders the link to the site that sells an add-on, which the account had before and cannot switch on here. [MKT-15] */
export function AddOnSite({ site, title }: AddOnSiteProps) {
  const { t, ready } = useT('dialogs');
  if (!ready) return null;
  return (
    <span className="row-control">
      <Button href={site} target="_blank" iconEnd={externalIcon} suffix={`${title}, ${t('dialogs.new_tab')}`}>
        {t('dialogs.open_site', { site: new URL(site).host })}
      </Button>
    </span>
  );
}
