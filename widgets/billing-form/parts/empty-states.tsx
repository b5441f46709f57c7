import { useSelector } from 'react-redux';
import { SHOPIFY, type BillingStanding } from '../../../src/domain/billing/standing';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { selectAccount } from '../../../src/store/slices/session';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';

const TITLES = {
  visitor: 'billing_form.visitor_title',
  hidden: 'billing_form.hidden_title',
  reseller: 'billing_form.reseller_title',
  shopify: 'billing_form.shopify_title',
  store: 'billing_form.store_title',
  'no-method': 'billing_form.none_title',
} as const;
const TEXTS = {
  visitor: 'billing_form.visitor_text',
  hidden: 'billing_form.hidden_text',
  reseller: 'billing_form.reseller_text',
  shopify: 'billing_form.shopify_text',
  store: 'billing_form.store_text',
  'no-method': 'billing_form.none_text',
} as const;

type Elsewhere = keyof typeof TITLES;
const isElsewhere = (standing: BillingStanding): standing is Elsewhere => Object.hasOwn(TITLES, standing);

/** Renders the empty state for an account that has nothing to enter here, with the reason and a link. [BIL-20, CHK-49] */
export function BillingEmptyState({ standing }: { readonly standing: BillingStanding }) {
  const { t } = useT('billing_form');
  const register = useRoute('register');
  const denied = useRoute('accessDenied');
  const contact = useRoute('contact');
  const { organizationPolicy } = useSelector(selectAccount);
  if (!isElsewhere(standing)) return null;

  const way = () => {
    if (standing === 'visitor')
      return (
        <Button size="sm" kind="primary" {...register}>
          {t('billing_form.sign_in')}
        </Button>
      );
    if (standing === 'hidden')
      return (
        <Button size="sm" {...denied}>
          {t('billing_form.hidden_more')}
        </Button>
      );
    if (standing === 'shopify')
      return (
        <Button size="sm" href={SHOPIFY} target="_blank">
          {t('billing_form.open_shopify')}
        </Button>
      );
    return (
      <Button size="sm" {...contact}>
        {t('billing_form.contact')}
      </Button>
    );
  };
  const own = standing === 'hidden' ? organizationPolicy?.details : '';
  return (
    <Banner title={t(TITLES[standing])} actions={way()}>
      {own || t(TEXTS[standing])}
    </Banner>
  );
}
