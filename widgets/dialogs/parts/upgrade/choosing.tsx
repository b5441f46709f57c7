import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { statementOfCycle } from '../../../../src/domain/checkout/statement-of-cycle';
import { isNothing, type UpgradeEvent, type UpgradeState } from '../../../../src/domain/checkout/upgrade';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import { currencyOf } from '../../../../src/domain/money/currency';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { selectCart } from '../../../../src/store/selectors/cart';
import { selectAccount } from '../../../../src/store/slices/session';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { arrowLeftIcon } from '../../../../src/ui/icons';
import { SafeHtml } from '../../../../src/ui/safe-html';
import { useDoubleClickGuard } from '../../../../src/ui/kit/use-double-click-guard';
import { AddMethod } from '../statement/add-method';
import { EnterMethod } from '../statement/enter-method';
import { useIsLater } from '../statement/use-is-later';
import { useMethod } from '../statement/use-method';
import { Cycles } from './cycles';
import { Reviewed } from './reviewed';

interface ChoosingProps {
  readonly state: Extract<UpgradeState, { phase: 'picking' | 'reviewing' }>;
  readonly told: NonNullable<UpgradeFlowState['told']>;
  readonly onStep: (event: UpgradeEvent) => void;
  readonly onCancel: () => void;
}

/**
 * Renders the choice of a billing cycle and then the review with the statement. Skips the choice if there is none, and the
 * confirmation if nothing would change. [UPG-04, UPG-05, UPG-06, UPG-07, REV-20]
 */
export function Choosing({ state, told, onStep, onCancel }: ChoosingProps) {
  const { t } = useT('upgrade', 'checkout');
  const money = useMoney(currencyOf(told.currency));
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isSettled = useDoubleClickGuard(state.phase);
  const [refusals, setRefusals] = useState(0);

  const { cycles, picked, phase, needsPlan } = state;
  const isPicking = phase === 'picking' && cycles.length > 0;
  const statement = statementOfCycle(told, picked ?? state.billing.timeframe);
  const method = useMethod(statement);
  const isLater = useIsLater();
  const isSame = isNothing(state);
  const plan = told.title || t('upgrade.title');
  const { subscription, isCanceled } = useSelector(selectAccount);
  const { plan: chosen } = useSelector(selectCart);
  // An empty cart stands for the current plan.
  const isOwn = chosen === null || chosen.id === subscription?.planId;
  const isKept = isCanceled && isOwn && !isPicking && picked === state.billing.current;

  // The pressed button disappears, so the focus moves to the review's title, or back to the picked cycle.
  const shown = useRef(phase);
  useLayoutEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    const dialog = body.current?.closest('dialog');
    const next = phase === 'reviewing' ? '.dialog-title' : 'input:checked';
    dialog?.querySelector<HTMLElement>(next)?.focus();
  }, [phase]);
  useLayoutEffect(() => {
    if (refusals > 0) body.current?.querySelector('input')?.focus();
  }, [refusals]);

  if (method.isEntering) return <EnterMethod isNeeded={method.isNeeded} onBack={method.leave} />;

  const goOn = (): void => {
    if (!isPicking) return;
    onStep({ type: 'next' });
    if (picked === null) setRefusals(refusals + 1);
  };
  /** Ignores the second click of a double click on Next. */
  const confirm = (): void => {
    if (isSettled()) onStep({ type: 'confirmed' });
  };
  const isFirstLater = statement !== null && isLater(statement.dueAt);
  const amount = statement?.total && !isFirstLater ? money(statement.total, 'sum').text : null;
  /** What a screen reader hears on opening: what is due today, of a trial nothing. */
  const due = amount ?? (statement?.total ? money(0, 'sum').text : null);

  const wayOn = () => {
    if (isPicking)
      return (
        <Button key="next" kind="primary" type="submit">
          {t('upgrade.next')}
        </Button>
      );
    if (isSame) return null;
    if (method.isNeeded) return <AddMethod key="method" method={method} />;
    return (
      <Button key="confirm" kind="primary" onClick={confirm}>
        {amount
          ? t('upgrade.confirm', { amount })
          : isKept
            ? t('upgrade.keep_plan', { plan })
            : t('upgrade.confirm_free')}
      </Button>
    );
  };
  const hasWayBack = (phase === 'reviewing' && cycles.length > 0) || needsPlan;
  // The review has a title of its own, because its title takes the focus and says where the person is.
  const title = (): string => {
    if (!told.title) return plan;
    if (isKept) return t('upgrade.keep_title', { plan });
    if (phase === 'reviewing') return t(isOwn ? 'upgrade.review_own' : 'upgrade.review_to', { plan });
    return t(isOwn ? 'upgrade.title_own' : 'upgrade.title_to', { plan });
  };
  return (
    <Dialog
      width="upgrade"
      title={title()}
      describedBy={id}
      steps={told.html.trim() && !isSame && !isKept && <SafeHtml html={told.html} part="upgrade-message" />}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      onSubmit={goOn}
      side={
        hasWayBack && (
          <Button kind="plain" icon={arrowLeftIcon} onClick={() => onStep({ type: 'back' })}>
            {t('upgrade.back')}
          </Button>
        )
      }
      leave={t(isSame && !isPicking ? 'common.close' : 'common.cancel')}
      wayOn={wayOn()}
    >
      <div ref={body} className="upgrade">
        <output className="vh" id={id}>
          {isPicking || !due ? t('upgrade.choose', { plan }) : t('upgrade.is_due', { amount: due })}
        </output>
        {isPicking ? (
          <Cycles told={told} state={state} onPick={(value) => onStep({ type: 'picked', cycle: value })} />
        ) : (
          <Reviewed state={state} told={told} statement={statement} method={method} />
        )}
      </div>
    </Dialog>
  );
}
