import { useSelector } from 'react-redux';
import { moduleButton, type ModuleButtonState } from '../../../src/domain/cart/buttons';
import type { Module } from '../../../src/domain/catalogue/types';
import { addModule } from '../../../src/commands/add-module';
import { removeModule } from '../../../src/commands/remove-module';
import { useT } from '../../../src/i18n/use-t';
import { useCommands } from '../../../src/hooks/use-commands';
import { useRoute } from '../../../src/hooks/use-route';
import { selectBusy, selectCart, selectUserType } from '../../../src/store/selectors/cart';
import type { RootState } from '../../../src/store/state';
import { selectViewer } from '../../../src/store/slices/session';
import { Button } from '../../../src/ui/button';
import { Icon } from '../../../src/ui/icon';
import { checkIcon, plusIcon, trashIcon } from '../../../src/ui/icons';

/** Returns the state of an add-on's button. A change of the cart renders a row anew only where it changes this state. */
export const useOfferState = (module: Module): ModuleButtonState =>
  useSelector((state: RootState) => moduleButton(module, selectCart(state), selectViewer(state)));

const useIsBusy = ({ id }: Module): boolean =>
  useSelector((state: RootState) => {
    const busy = selectBusy(state);
    return busy?.kind === 'module' && busy.id === id;
  });

interface OfferButtonProps {
  readonly module: Module;
  readonly state: ModuleButtonState;
}

/** Renders the button that adds, removes, or contacts sales. A subscriber can buy more of an add-on that the account already has. */
export function OfferButton({ module, state }: OfferButtonProps) {
  const { t } = useT('pricing', 'panels');
  const run = useCommands();
  const isBusy = useIsBusy(module);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { id, title } = module;

  if (isBusy) return <Button busy>{t('pricing.adding')}</Button>;
  switch (state) {
    case 'contact':
      return <ContactButton title={title} />;
    case 'selected':
      return (
        <span className="row-state">
          <Icon shape={checkIcon} size="sm" />
          <span>{t('panels.included')}</span>
        </span>
      );
    case 'remove':
      return (
        <Button kind="remove" icon={trashIcon} suffix={title} onClick={() => run(removeModule(id))}>
          {t('panels.remove')}
        </Button>
      );
    default:
      return (
        <Button
          icon={plusIcon}
          suffix={isReseller ? title : t('panels.to_cart', { name: title })}
          onClick={() => run(addModule(id))}
        >
          {isReseller ? t('pricing.enable') : t('panels.add')}
        </Button>
      );
  }
}

function ContactButton({ title }: Pick<Module, 'title'>) {
  const { t } = useT('pricing');
  return (
    <Button {...useRoute('contact')} suffix={title}>
      {t('pricing.contact')}
    </Button>
  );
}
