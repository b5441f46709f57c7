import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ActivationState } from '../../../../src/domain/activation/machine';
import { currencyOf } from '../../../../src/domain/money/currency';
import { activationStepped } from '../../../../src/flows/activation/slice';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { selectAccount } from '../../../../src/store/slices/session';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { SafeHtml } from '../../../../src/ui/safe-html';
import { AddMethod } from '../statement/add-method';
import { DueStatement } from '../statement/due';
import { EnterMethod } from '../statement/enter-method';
import { PayWith } from '../statement/pay-with';
import { useMethod } from '../statement/use-method';

interface QuestionProps {
  readonly step: Extract<ActivationState, { phase: 'confirming' }>;
  readonly name: string;
}

/**
 * Renders the server's message and statement for a switch, with a button that names the action and its amount. Nothing has been
 * ordered yet. If the amount has changed since the consent, it shows both. [ACT-02, ACT-04, ACT-14, REV-21, REV-27]
 */
export function Question({ step, name }: QuestionProps) {
  const { t } = useT('activation', 'checkout');
  const id = useId();
  const dispatch = useDispatch();
  const { currency } = useSelector(selectAccount);
  const money = useMoney(currencyOf(currency));
  const say = (type: 'agreed' | 'cancelled') => () => void dispatch(activationStepped({ event: { type } }));
  const { action, html, codes, statement, former } = step;
  const method = useMethod(statement);
  if (method.isEntering) return <EnterMethod isNeeded={method.isNeeded} onBack={method.leave} />;

  const isOn = action === 'activate';
  const total = statement?.total ?? 0;
  const own = codes.length > 0 ? t('activation.is_bought', { count: codes.length }) : undefined;
  const act = (): string => {
    if (!isOn) return t('activation.deactivate', { name });
    return total > 0
      ? t('activation.activate_for', { amount: money(total, 'sum').text })
      : t('activation.activate', { name });
  };
  const title = (): string => {
    if (former) return t('checkout.changed_title');
    return t(isOn ? 'activation.activate_title' : 'activation.deactivate_title', { name });
  };
  return (
    <Dialog
      key={step.key}
      title={title()}
      lead={former ? t('activation.changed_lead', { name }) : html ? undefined : own}
      describedBy={html && !former ? id : undefined}
      closeLabel={t('common.close')}
      onCancel={say('cancelled')}
      leave={t('common.cancel')}
      wayOn={
        method.isNeeded ? (
          <AddMethod method={method} />
        ) : (
          <Button kind={isOn ? 'primary' : 'danger'} onClick={say('agreed')}>
            {act()}
          </Button>
        )
      }
    >
      {html && (
        <div id={id}>
          <SafeHtml html={html} part="module-confirmation" />
        </div>
      )}
      {statement && (!html || former) && <DueStatement statement={statement} former={former} currency={currency} />}
      {statement && total > 0 && <PayWith method={method} />}
    </Dialog>
  );
}
