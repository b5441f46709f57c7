import { useDispatch } from 'react-redux';
import type { ActivationState } from '../../../../src/domain/activation/machine';
import { activationStepped } from '../../../../src/flows/activation/slice';
import { useT } from '../../../../src/i18n/use-t';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { SafeHtml } from '../../../../src/ui/safe-html';

interface QuestionProps {
  readonly step: Extract<ActivationState, { phase: 'confirming' }>;
  readonly name: string;
}

/** What the server says that it would mean, with OK and cancel. Nothing was done yet. [ACT-02, ACT-04, ACT-14] */
export function Question({ step, name }: QuestionProps) {
  const { t } = useT('activation');
  const dispatch = useDispatch();
  const say = (type: 'agreed' | 'cancelled') => () => void dispatch(activationStepped({ event: { type } }));
  const { action, html, codes } = step;
  const own = codes.length > 0 ? t('activation.is_bought', { count: codes.length }) : undefined;
  return (
    <Dialog
      title={t(action === 'activate' ? 'activation.activate_title' : 'activation.deactivate_title', { name })}
      lead={html ? undefined : own}
      closeLabel={t('common.close')}
      onCancel={say('cancelled')}
      actions={
        <>
          <Button onClick={say('cancelled')}>{t('common.cancel')}</Button>
          <Button kind="primary" onClick={say('agreed')}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      {html && <SafeHtml html={html} part="module-confirmation" />}
    </Dialog>
  );
}
