import { useSelector } from 'react-redux';
import type { CartConfirmation } from '../../../src/domain/cart/types';
import { usePlanTitle } from '../../../src/hooks/use-plan-title';
import type { OpenDialog } from '../../../src/store/slices/dialogs';
import { selectCart } from '../../../src/store/selectors/cart';
import { selectCatalogue } from '../../../src/store/selectors/catalogue';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { AddDialog } from './add-dialog';
import type { Answers } from './answers';
import { RemoveDialog } from './remove-dialog';

interface ConfirmDialogProps extends Answers {
  readonly confirmation: CartConfirmation;
}

/** Renders the confirmation for a cart change with side effects that the pressed button does not name. [CRT-12 … CRT-17] */
function ConfirmDialog({ confirmation, ...answers }: ConfirmDialogProps) {
  const { ready } = useT('dialogs', 'cart');
  if (!ready) return null;
  switch (confirmation.type) {
    case 'module-dependency-required':
      return <AddDialog confirmation={confirmation} {...answers} />;
    case 'package-replaced':
      return <ReplaceDialog confirmation={confirmation} {...answers} />;
    case 'legacy-migrate':
      return <LegacyDialog confirmation={confirmation} {...answers} />;
    case 'default-module-removal':
    case 'dependent-removal':
    case 'modified':
      return <RemoveDialog confirmation={confirmation} {...answers} />;
  }
}

function useTitleOf({ target }: CartConfirmation): string {
  const { plans, modules } = useSelector(selectCatalogue);
  return (target.kind === 'plan' ? plans.get(target.id)?.title : modules.get(target.id)?.title) ?? '';
}

function ReplaceDialog({ confirmation, onOk, onCancel }: ConfirmDialogProps) {
  const { t } = useT('dialogs');
  const cart = useSelector(selectCart);
  const names = { old: usePlanTitle(cart.plan), new: useTitleOf(confirmation) };
  const loose = Object.values(cart.lines).filter((line) => !line.bundled).length;
  const lead = (): string => {
    if (confirmation.isMerge) return t('dialogs.merge_body', names);
    return loose > 0 ? t('dialogs.replace_body', { ...names, count: loose }) : t('dialogs.replace_body_plain', names);
  };
  return (
    <Dialog
      title={t('dialogs.replace_title', names)}
      lead={lead()}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={t('dialogs.keep_plan', names)}
      wayOn={
        <Button kind="primary" onClick={onOk}>
          {t('dialogs.replace')}
        </Button>
      }
    />
  );
}

function LegacyDialog({ confirmation, onOk, onCancel }: ConfirmDialogProps) {
  const { t } = useT('dialogs');
  return (
    <Dialog
      title={t('dialogs.legacy_title')}
      lead={t('dialogs.legacy_body', { name: useTitleOf(confirmation) })}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={t('common.cancel')}
      wayOn={
        <Button kind="primary" onClick={onOk}>
          {t('dialogs.legacy_ok')}
        </Button>
      }
    />
  );
}

/** Renders the confirmation before the cart is cleared. */
function ClearDialog({ count, onOk, onCancel }: Answers & { readonly count: number }) {
  const { t, ready } = useT('dialogs');
  if (!ready) return null;
  return (
    <Dialog
      title={t('dialogs.clear_title')}
      lead={t('dialogs.clear_body', { count })}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={t('common.cancel')}
      wayOn={
        <Button kind="danger" onClick={onOk}>
          {t('dialogs.clear_ok')}
        </Button>
      }
    />
  );
}

/** Renders the question before a change of the cart. The dialogs load it by this name. */
export function View({ dialog, ...answers }: Answers & { readonly dialog: OpenDialog }) {
  if (dialog.kind === 'confirm') return <ConfirmDialog confirmation={dialog.confirmation} {...answers} />;
  return dialog.kind === 'clear' && <ClearDialog count={dialog.count} {...answers} />;
}
