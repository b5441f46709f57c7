import { useState } from 'react';
import type { PriceBreakdown, PriceRow } from '../../../src/domain/marketplace/price';
import type { Item } from '../../../src/domain/marketplace/types';
import { formatNumber } from '../../../src/i18n/format';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMarketMoney } from '../../../src/views/item-price';
import { useAssets } from '../../../src/hooks/use-assets';
import { Sums, type Sum } from '../../../src/ui/stub';

interface WhyProps {
  readonly item: Item;
  readonly price: PriceBreakdown;
}

/** Renders a price calculation to the cent; open from the start if other modules are added along. [MNY-01, MNY-07, MNY-14] */
export function PriceExplanation({ item, price }: WhyProps) {
  const { t } = useT('module_details');
  const [isOpen, open] = useState(() => price.rows.some(({ kind }) => kind === 'also'));
  return (
    <details className="why" part="why" open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
      <summary className="link-btn">{t('module_details.why')}</summary>
      {isOpen && <Rows item={item} price={price} />}
    </details>
  );
}

function Rows({ item, price: { rows, monthly, once, dueToday } }: WhyProps) {
  const { t } = useT('module_details', 'assets');
  const language = useLanguage();
  const money = useMarketMoney();
  const assets = useAssets();
  const asset = item.kind === 'module' && item.module.pricingType === 'USAGE' ? item.module.assetType : null;
  const units = (count: number) => (asset ? assets.count(asset, count) : formatNumber(count, language));
  const sum = (amount: number) => money(amount, 'sum').text;

  function label({ kind, quantity, unitPrice, module }: PriceRow): string {
    switch (kind) {
      case 'base':
        return quantity === 1 && !asset
          ? t('module_details.list_price')
          : t('module_details.times', { quantity: units(quantity), price: money(unitPrice, 'card').text });
      case 'included':
        return t('module_details.units_included', { units: units(quantity) });
      case 'trial':
        return t('module_details.trial_off');
      case 'discount':
        return t('module_details.discount');
      case 'also':
        return module?.title ?? '';
    }
  }
  const shown: Sum[] = rows.map((row) => ({
    label: label(row),
    amount: sum(row.amount),
    ...(row.amount < 0 && { kind: 'discount' as const }),
  }));
  return (
    <div className="why-rows">
      <Sums
        rows={[
          ...shown,
          ...(once > 0 ? [{ label: t('common.total_once'), amount: sum(once), kind: 'strong' as const }] : []),
          ...(monthly > 0 || once === 0
            ? [{ label: t('module_details.each_month'), amount: sum(monthly), kind: 'strong' as const }]
            : []),
        ]}
      />
      {dueToday && (
        <>
          <p className="muted sm">
            {t('module_details.days_left', {
              count: dueToday.daysLeft,
              days: dueToday.days,
              date: formatDay(dueToday.endsOn, language),
            })}
          </p>
          <Sums rows={[{ label: t('module_details.due_today'), amount: sum(dueToday.amount), kind: 'strong' }]} />
        </>
      )}
      <p className="muted sm">{t('module_details.before_tax')}</p>
    </div>
  );
}
