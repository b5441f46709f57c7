import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { LinePrice } from '../domain/pricing/line-price';
import { useT } from '../i18n/use-t';
import { selectUserType } from '../store/selectors/cart';
import { useMoney } from './use-money';

/**
 * Returns a function that renders the price of a cart line: the amount, the struck former price, and a mark for one-time prices.
 * For a reseller's member it renders nothing, because the reseller sets the price. [PRC-30]
 */
export function useLineAmount(): (price: LinePrice) => ReactNode {
  const { t } = useT();
  const money = useMoney();
  const isReseller = useSelector(selectUserType) === 'reseller';
  return ({ paid, former, period, cause }) =>
    isReseller ? undefined : (
      <>
        <span>
          {cause === 'contact' ? (
            <span>{t('common.custom')}</span>
          ) : (
            <span translate="no">{money(paid, 'sum').text}</span>
          )}
          {period === 'once' && <span className="muted sm">{` ${t('common.once')}`}</span>}
        </span>
        {former !== null && (
          <s className="was">
            <span className="vh">{` ${t('common.instead_of')} `}</span>
            <span translate="no">{money(former, 'sum').text}</span>
          </s>
        )}
      </>
    );
}
