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

/**
 * Renders the total of the quote and its buttons. Only a changed quote has something to update; until then sharing it is the way on.
 * [QUO-02, QUO-03, QUO-04]
 */
export function QuoteSum({ onShare, shareRef }: QuoteSumProps) {
  const { t } = useT('quote_panel');
  const { plan } = useSelector(selectCart);
  const title = plan && isCustomSolution(plan) ? t('quote_panel.custom_plan') : plan?.title;
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isReadOnly } = useSelector(selectAccount);
  const isChanged = useSelector(selectQuote).changes.length > 0 && !isReadOnly;
  return (
    <Stub>
      {isReseller ? <p className="strong">{title}</p> : <SumUp />}
      <div className="actions">
        <UpdateNow isFilled={isChanged || !onShare} />
        {onShare && (
          <div ref={shareRef}>
            <Button kind={isChanged ? 'secondary' : 'primary'} size="lg" block icon={shareIcon} onClick={onShare}>
              {t('quote_panel.share')}
            </Button>
          </div>
        )}
      </div>
    </Stub>
  );
}

/** ms; debounces the announcement of the total, so that not every keystroke causes one. */
const DEBOUNCE_MS = 900;

function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

function SumUp() {
  const { t } = useT('quote_panel');
  const money = useMoney();
  const { packagePrice, addOnsPrice, countedPrice, total, oneTimeTotal, difference } = useSelector(selectQuote);
  const written = money(total, 'sum').text;
  useAnnounce(useDebounced(total), t('quote_panel.told', { total: written }));
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
function UpdateNow({ isFilled }: { readonly isFilled: boolean }) {
  const { t } = useT('quote_panel');
  const run = useCommands();
  const reason = useId();
  const { changes } = useSelector(selectQuote);
  const isVisitor = useSelector(selectUserType) === 'visitor';
  const { isReadOnly } = useSelector(selectAccount);
  const isBusy = useSelector(selectBusy) !== null;
  const isChange = useSelector(selectIsChangePackage);

  const isChanged = changes.length > 0;
  const isRefused = !isVisitor && (isReadOnly || !(isChanged || isChange));
  const why = () => {
    if (!isVisitor && isReadOnly) return t('quote_panel.read_only');
    if (isChanged) return null;
    return t(isRefused ? 'quote_panel.no_change' : 'quote_panel.unchanged');
  };
  const said = why();
  return (
    <>
      <Button
        kind={isFilled ? 'primary' : 'secondary'}
        size="lg"
        block
        busy={isBusy}
        disabled={isRefused}
        describedBy={said === null ? undefined : reason}
        onClick={() => run(acceptQuote)}
      >
        {t('quote_panel.update')}
      </Button>
      {said !== null && (
        <p className="muted sm" id={reason}>
          {said}
        </p>
      )}
    </>
  );
}
