import { useEffect, useId, useState, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { acceptQuote } from '../../../src/commands/accept-quote';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { selectQuote } from '../../../src/flows/quote/selectors';
import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useCommands } from '../../../src/hooks/use-commands';
import { useMoney } from '../../../src/hooks/use-money';
import { selectBusy, selectCart, selectIsChangePackage, selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { Button } from '../../../src/ui/button';
import { shareIcon } from '../../../src/ui/icons';
import { Stub, Sums, Total, type Sum } from '../../../src/ui/stub';

interface QuoteSumProps {
  /** Null for members of a reseller, who cannot share. */
  readonly onShare: (() => void) | null;
  readonly shareRef: Ref<HTMLDivElement>;
}

/** Renders the total of the quote and its buttons. [QUO-02, QUO-03, QUO-04] */
export function QuoteSum({ onShare, shareRef }: QuoteSumProps) {
  const { t } = useT('quote_panel');
  const { plan } = useSelector(selectCart);
  const title = plan && isCustomSolution(plan) ? t('quote_panel.custom_plan') : plan?.title;
  const isReseller = useSelector(selectUserType) === 'reseller';
  return (
    <Stub>
      {isReseller ? <p className="strong">{title}</p> : <SumUp />}
      <div className="actions">
        <UpdateNow />
        {onShare && (
          <div ref={shareRef}>
            <Button block icon={shareIcon} onClick={onShare}>
              {t('quote_panel.share')}
            </Button>
          </div>
        )}
      </div>
    </Stub>
  );
}

/** ms; debounces the announcement of the total, so that not every keystroke causes one. */
const REST = 900;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function SumUp() {
  const { t } = useT('quote_panel');
  const money = useMoney();
  const { packagePrice, addOnsPrice, countedPrice, total, oneTimeTotal, difference } = useSelector(selectQuote);
  const written = money(total, 'sum').text;
  useAnnounce(useRested(total), t('quote_panel.told', { total: written }));
  const parts = [
    [t('quote_panel.package'), packagePrice],
    [t('quote_panel.add_ons'), addOnsPrice],
    [t('quote_panel.counted'), countedPrice],
  ] as const;
  const rows = parts.flatMap(([label, minor]): Sum[] =>
    minor > 0 ? [{ label, amount: money(minor, 'sum').text }] : [],
  );
  const amount = money(Math.abs(difference), 'sum').text;
  return (
    <>
      <Sums rows={rows} />
      <Total label={t('quote_panel.total')} note={t('quote_panel.total_period')} amount={written} />
      {oneTimeTotal > 0 && <Total size="sm" label={t('common.total_once')} amount={money(oneTimeTotal, 'sum').text} />}
      {difference !== 0 && (
        <p className="muted sm">{t(difference > 0 ? 'quote_panel.more' : 'quote_panel.less', { amount })}</p>
      )}
    </>
  );
}

/** Renders the button that writes the quantities into the cart and continues like the cart's own button. [QUO-03] */
function UpdateNow() {
  const { t } = useT('quote_panel');
  const run = useCommands();
  const reason = useId();
  const { changes } = useSelector(selectQuote);
  const isVisitor = useSelector(selectUserType) === 'visitor';
  const { isReadOnly } = useSelector(selectAccount);
  const isBusy = useSelector(selectBusy) !== null;
  const isChange = useSelector(selectIsChangePackage);

  const why = () => {
    if (isVisitor) return null;
    if (isReadOnly) return t('quote_panel.read_only');
    return changes.length > 0 || isChange ? null : t('quote_panel.no_change');
  };
  const refusal = why();
  return (
    <>
      <Button
        kind="primary"
        size="lg"
        block
        busy={isBusy}
        disabled={refusal !== null}
        describedBy={refusal === null ? undefined : reason}
        onClick={() => run(acceptQuote)}
      >
        {t('quote_panel.update')}
      </Button>
      {refusal !== null && (
        <p className="muted sm" id={reason}>
          {refusal}
        </p>
      )}
    </>
  );
}
