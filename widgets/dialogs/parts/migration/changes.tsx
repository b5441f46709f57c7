import { useSelector } from 'react-redux';
import { formsOf } from '../../../../src/domain/migration/who';
import { isTaxed } from '../../../../src/domain/checkout/statement';
import { monthlyAfter, totalsOf } from '../../../../src/domain/migration/terms';
import { currencyOf } from '../../../../src/domain/money/currency';
import type { MigrationFlowState } from '../../../../src/flows/migration/slice';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { selectAccount } from '../../../../src/store/slices/session';
import { Banner } from '../../../../src/ui/banner';
import { bankIcon } from '../../../../src/ui/payment-icons';
import { DueStatement } from '../statement/due';
import { phoneIcon } from './phone';

type Terms = NonNullable<MigrationFlowState['terms']>;

/**
 * Renders page 1: the current and the new items, their monthly totals, and what is due today. [MIG-05, MIG-06, MIG-11]
 * @param id prefix of the id of its first sentence, which describes the dialog
 */
export function Changes({ id, terms }: { readonly id: string; readonly terms: Terms }) {
  const { t } = useT('migration');
  const { isStore, isWired, isLegacy, isCustom } = formsOf(useSelector(selectAccount));
  const { before, after } = totalsOf(terms.items);

  const lead = () => {
    if (isCustom) return t('migration.lead_custom');
    if (!isLegacy) return t('migration.lead_store');
    return t(before === after ? 'migration.lead_same' : 'migration.lead_own');
  };
  return (
    <>
      <p id={`${id}a`}>{lead()}</p>
      <Table terms={terms} />
      {isStore && (
        <Banner icon={phoneIcon} title={t('migration.store_title')}>
          {t('migration.store_text')}
        </Banner>
      )}
      {isWired && (
        <Banner icon={bankIcon} title={t('migration.wired_title')}>
          {t('migration.wired_text')}
        </Banner>
      )}
      <DueStatement statement={terms.statement} currency={terms.currency} />
    </>
  );
}

function Table({ terms }: { readonly terms: Terms }) {
  const { t } = useT('migration');
  const money = useMoney(currencyOf(terms.currency));
  const { items, statement } = terms;
  const { before, after } = totalsOf(items);
  const change = after - before;
  const difference = (): string => {
    if (change === 0) return t('migration.same');
    return t(change < 0 ? 'migration.less' : 'migration.more', { amount: money(Math.abs(change), 'sum').text });
  };
  const amount = (was: number, is: number) => (
    <>
      <span>{money(is, 'sum').text}</span>
      {was !== is && (
        <s className="wizard-was">
          <span className="vh">{`${t('common.instead_of')} `}</span>
          <span>{money(was, 'sum').text}</span>
        </s>
      )}
    </>
  );
  return (
    <div className="wizard-box">
      <table className="wizard-table wizard-stacks" part="changes">
        <caption className="vh">{t('migration.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('migration.today')}</th>
            <th scope="col">{t('migration.after')}</th>
            <th scope="col" className="end">
              {t(isTaxed(statement.tax) ? 'migration.each_month_net' : 'migration.each_month')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={at}>
              <th scope="row">{item.title}</th>
              <td>{item.becomes.map(({ title }) => title).join(', ') || t('migration.nothing')}</td>
              <td className="end num">{amount(item.monthly, monthlyAfter(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('migration.in_all')}</th>
            <td>{difference()}</td>
            <td className="end num">{amount(before, after)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
