import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { BillingInfo } from '../../../src/domain/billing/info';
import type { BillingStanding } from '../../../src/domain/billing/standing';
import { statesOf } from '../../../src/domain/billing/states';
import { fullName } from '../../../src/i18n/full-name';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { selectAccount } from '../../../src/store/slices/session';
import { Button } from '../../../src/ui/button';
import { countryName } from './countries';
import { detailsLabel, storedLines } from './texts';

interface FactsProps {
  readonly info: BillingInfo;
  readonly standing: BillingStanding;
}

/** Renders the stored details for a member with read-only access, and the reason for it. [ACC-07, ACC-08] */
export function BillingFacts({ info: { details, payment }, standing }: FactsProps) {
  const { t } = useT('billing_form');
  const language = useLanguage();
  const why = useId();
  const title = useId();
  const { organizationPolicy } = useSelector(selectAccount);
  const [, stateName = details.state] = statesOf(details.country).find(([code]) => code === details.state) ?? [];
  const name = fullName(details, language);
  const lines = [
    details.address1,
    details.address2,
    [details.city, stateName, details.zip].filter(Boolean).join(', '),
    details.country && countryName(details.country, language),
  ].filter(Boolean);
  const own = standing === 'policy' ? organizationPolicy?.details : '';

  return (
    <section className="panel bill" part="billing-form" aria-labelledby={title}>
      <header className="panel-head">
        <h3 className="panel-title" id={title}>
          {t('billing_form.title')}
        </h3>
      </header>
      <div className="panel-body stack">
        <dl className="bill-facts">
          <div part="stored">
            <dt>{t('billing_form.method')}</dt>
            {(payment ? storedLines(t, payment) : [t('billing_form.nothing')]).map((line) => (
              <dd key={line} className="num">
                {line}
              </dd>
            ))}
          </div>
          <div>
            <dt>{t('billing_form.address')}</dt>
            {[name, details.company, ...lines].filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {!name && lines.length === 0 && <dd>{t('billing_form.nothing')}</dd>}
          </div>
          {details.vatno && (
            <div>
              <dt>{detailsLabel(t, 'vatno', details)}</dt>
              <dd>{details.vatno}</dd>
            </div>
          )}
        </dl>
        <div className="cluster">
          <Button disabled describedBy={why}>
            {t('billing_form.change')}
          </Button>
          <span className="muted sm" id={why}>
            {own || t(standing === 'policy' ? 'billing_form.policy' : 'billing_form.read_only')}
          </span>
        </div>
      </div>
    </section>
  );
}
