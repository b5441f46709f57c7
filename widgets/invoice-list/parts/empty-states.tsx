import { useSelector } from 'react-redux';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { HiddenByPolicy } from '../../../src/views/hidden-by-policy';
import { useRoute } from '../../../src/hooks/use-route';
import { selectAccount } from '../../../src/store/slices/session';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';

/** Renders the empty state for a visitor, with the link to registration. */
export function InvoicesSignIn() {
  const { t } = useT('invoice_list');
  const register = useRoute('register');
  return (
    <section className="panel">
      <EmptyState
        title={t('invoice_list.visitor_title')}
        text={t('invoice_list.visitor_text')}
        action={
          <Button kind="primary" {...register}>
            {t('invoice_list.sign_in')}
          </Button>
        }
      />
    </section>
  );
}

/** Renders the empty state for a member whose organization hides its invoices. [ACC-08, ACC-11] */
export function InvoicesHidden() {
  const { t } = useT('invoice_list');
  return <HiddenByPolicy title={t('invoice_list.hidden_title')} more={t('invoice_list.hidden_more')} />;
}

interface NothingProps {
  readonly year: number | null;
  readonly onAll: () => void;
}

/** Renders the empty state of a year or of the whole list, with the other biller or the date of the first invoice. */
export function NoInvoices({ year, onAll }: NothingProps) {
  const { t } = useT('invoice_list');
  const language = useLanguage();
  const packages = useRoute('packages');
  const account = useSelector(selectAccount);
  const isElsewhere = account.isMobile || account.billingType === 'shopify';

  const said = () => {
    if (isElsewhere) return t(account.isMobile ? 'invoice_list.billed_by_store' : 'invoice_list.billed_by_shopify');
    if (account.nextInvoiceAt)
      return t('invoice_list.first_on', { date: formatDay(account.nextInvoiceAt, language, 'long') });
    return t('invoice_list.first');
  };
  if (year !== null)
    return (
      <EmptyState
        title={t('invoice_list.none_in', { year: String(year) })}
        text={t('invoice_list.none_in_text')}
        action={<Button onClick={onAll}>{t('invoice_list.show_all')}</Button>}
      />
    );
  return (
    <EmptyState
      title={t('invoice_list.none')}
      text={said()}
      action={!isElsewhere && !account.subscription && <Button {...packages}>{t('invoice_list.choose')}</Button>}
    />
  );
}

/** Renders the message for members of a reseller, because the reseller bills them. */
export function InvoicesByReseller() {
  const { t } = useT('invoice_list');
  return <Banner title={t('invoice_list.reseller_title')}>{t('invoice_list.reseller_text')}</Banner>;
}
