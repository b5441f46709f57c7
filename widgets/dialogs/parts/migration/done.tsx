import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { orderedPlan, type Order } from '../../../../src/domain/checkout/order';
import type { DeferredAction } from '../../../../src/domain/migration/deferred-action';
import { currencyOf } from '../../../../src/domain/money/currency';
import { useElement } from '../../../../src/element/context';
import { addSheets } from '../../../../src/element/sheets';
import { attemptStepped } from '../../../../src/flows/checkout/slice';
import { formatDay } from '../../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useIsCurrentRoute } from '../../../../src/hooks/use-is-current-route';
import { useMoney } from '../../../../src/hooks/use-money';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { useRoute } from '../../../../src/hooks/use-route';
import { selectCatalogue } from '../../../../src/store/selectors/catalogue';
import { Banner, bannerCss } from '../../../../src/ui/banner';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { phoneIcon } from './phone';

/** Renders the completed migration: changes, tasks in the app store and next steps. Stays until closed. [MIG-05, MIG-06, MIG-12] */
export function MoveDone({ order }: { readonly order: Order }) {
  const { t } = useT('migration');
  const dispatch = useDispatch();
  const language = useLanguage();
  const money = useMoney(currencyOf(order.currency));
  const plan = usePlanTitle(orderedPlan(order));
  const subscription = useRoute('subscription');
  const isThere = useIsCurrentRoute('subscription');
  const goOn = useGoOn(order.moved?.wanted ?? null);
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, [bannerCss]);
  }, [host]);

  const { moved } = order;
  const leave = () => void dispatch(attemptStepped({ event: { type: 'left' } }));
  const price = (): string => {
    if (!moved) return '';
    const [before, after] = [money(moved.before, 'sum').text, money(moved.after, 'sum').text];
    const isSame = moved.before === moved.after;
    if (order.timeframe === 'year')
      return t(isSame ? 'migration.done_same_year' : 'migration.done_new_year', { before, after });
    return t(isSame ? 'migration.done_same' : 'migration.done_new', { before, after });
  };
  const next = moved?.renewsAt ? t('migration.done_next', { date: formatDay(moved.renewsAt, language, 'long') }) : '';
  const hasLink = !moved?.wanted && !isThere;
  return (
    <Dialog
      width="message"
      status="success"
      title={t('migration.done_title')}
      lead={[t('migration.done_active', { plan }), price(), next].filter(Boolean).join(' ')}
      onCancel={leave}
      leave={goOn ? undefined : t('common.close')}
      wayOn={
        goOn ? (
          <Button kind="primary" onClick={leave}>
            {goOn}
          </Button>
        ) : (
          hasLink && (
            <Button
              kind="primary"
              {...subscription}
              onClick={(event) => {
                subscription.onClick(event);
                leave();
              }}
            >
              {t('migration.to_subscription')}
            </Button>
          )
        )
      }
    >
      {moved?.isStore && (
        <Banner tone="warning" icon={phoneIcon} title={t('migration.done_store_title')}>
          {t('migration.done_store_text')}
        </Banner>
      )}
    </Dialog>
  );
}

/** Returns the label of the button that continues with the deferred action; null without one. */
function useGoOn(wanted: DeferredAction | null): string | null {
  const { t } = useT('migration');
  const { plans, modules } = useSelector(selectCatalogue);
  if (!wanted) return null;
  if (wanted.kind === 'checkout') return t('migration.to_checkout');
  const name = (wanted.kind === 'plan' ? plans : modules).get(wanted.id)?.title;
  return name ? t('migration.go_on_with', { name }) : t('migration.go_on');
}
