import { mayAgree, type Checked, type Device } from '../../../../src/domain/migration/machine';
import { customPlan } from '../../../../src/domain/cart/custom-plan';
import { currencyOf } from '../../../../src/domain/money/currency';
import type { MigrationFlowState } from '../../../../src/flows/migration/slice';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { useRoute } from '../../../../src/hooks/use-route';
import { refreshIcon } from '../../../../src/ui/account-icons';
import { Pill } from '../../../../src/ui/badge';
import { Banner } from '../../../../src/ui/banner';
import { Button } from '../../../../src/ui/button';
import { keepFocusInView } from '../../../../src/ui/kit/keep-focus-in-view';
import { warningIcon } from '../../../../src/ui/icons';
import { ProgressBar } from '../../../../src/ui/progress-bar';
import { NewTabLink } from '../new-tab-link';

interface DevicesProps {
  /** The prefix for the ids of the sentences that describe the button. */
  readonly id: string;
  readonly devices: Checked;
  readonly terms: NonNullable<MigrationFlowState['terms']>;
  readonly onAgain: () => void;
}

/** Renders page 2: the apps that are too old, or the consent. [MIG-02, MIG-03, MIG-04, MIG-09] */
export function Devices({ id, devices, terms, onAgain }: DevicesProps) {
  const { t } = useT('migration', 'checkout');
  const old = typeof devices === 'string' ? [] : devices;
  if (devices === 'checking')
    return (
      <>
        <output id={`${id}b`}>{t('checkout.checking_devices')}</output>
        <ProgressBar />
      </>
    );
  return (
    <>
      {old.length > 0 && <TooOld id={id} devices={old} onAgain={onAgain} />}
      {devices !== 'unknown' && old.length === 0 && (
        <Banner tone="positive" live="status" title={t('migration.ready_title')}>
          {t('migration.ready_text')}
        </Banner>
      )}
      {mayAgree(devices) && <Consent id={id} terms={terms} />}
    </>
  );
}

function TooOld({
  id,
  devices,
  onAgain,
}: Pick<DevicesProps, 'id' | 'onAgain'> & { readonly devices: readonly Device[] }) {
  const { t } = useT('migration');
  return (
    <>
      <Banner
        ref={keepFocusInView}
        tone="warning"
        live="alert"
        title={t('migration.update_title')}
        actions={
          <Button size="sm" icon={refreshIcon} onClick={onAgain}>
            {t('migration.check_again')}
          </Button>
        }
      >
        {t('migration.update_text')}
      </Banner>
      <div className="wizard-box">
        <table className="wizard-table" part="devices">
          <caption className="vh">{t('migration.devices_caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('migration.member')}</th>
              <th scope="col">{t('migration.device')}</th>
              <th scope="col">{t('migration.version')}</th>
            </tr>
          </thead>
          <tbody>
            {devices.map(({ memberName, platform, appVersion }, at) => (
              <tr key={at}>
                <th scope="row">{memberName || t('migration.unnamed')}</th>
                <td>{platform || '–'}</td>
                <td className="num">
                  <Pill tone="warning" icon={warningIcon}>
                    {appVersion || '–'}
                  </Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted" id={`${id}b`}>
        {t('migration.blocked')}
      </p>
    </>
  );
}

/** Renders the consent in one sentence, beside the button that gives it. [MIG-04] */
function Consent({ id, terms }: Pick<DevicesProps, 'id' | 'terms'>) {
  const { t } = useT('migration');
  const money = useMoney(currencyOf(terms.currency));
  const plan = usePlanTitle(customPlan);
  const { href } = useRoute('terms');
  const { statement } = terms;
  const amount = money(statement.recurring ?? 0, 'sum').text;
  const due = money(statement.total ?? 0, 'sum').text;
  const consent = statement.timeframe === 'year' ? 'migration.consent_year' : 'migration.consent';
  return (
    <p id={`${id}c`}>
      <span>{t(consent, { plan, amount, due })}</span>{' '}
      {href && <NewTabLink to={href}>{t('migration.terms')}</NewTabLink>}
    </p>
  );
}
