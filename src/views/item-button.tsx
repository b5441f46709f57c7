import { useSelector } from 'react-redux';
import { addModule } from '../commands/add-module';
import { choosePlan } from '../commands/choose-plan';
import { removeModule } from '../commands/remove-module';
import { removePlan } from '../commands/remove-plan';
import { setQuantity } from '../commands/set-quantity';
import { freeDays } from '../domain/marketplace/facets';
import type { Item } from '../domain/marketplace/types';
import { useT } from '../i18n/use-t';
import type { RootState } from '../store/state';
import { selectItemButton } from '../store/market/selectors';
import { Button, type ButtonProps } from '../ui/button';
import { checkIcon, externalIcon, plusIcon, trashIcon } from '../ui/icons';
import { useOptimisticChoice } from '../ui/kit/use-optimistic-choice';
import { useCommands } from '../hooks/use-commands';
import { useRoute } from '../hooks/use-route';

/** Returns the actions of an item's button. */
function useItemActs(item: Item, quantity: number | undefined) {
  const run = useCommands();
  const { id } = item;
  if (item.kind === 'package') {
    return { add: () => run(choosePlan(item.plan, 'card')), remove: () => run(removePlan()) };
  }
  return {
    add: () => void run<unknown>(quantity === undefined ? addModule(id) : setQuantity(id, quantity)),
    remove: () => run(removeModule(id)),
  };
}

const selectIsBusy = ({ cart: { busy } }: RootState, { kind, id }: Item): boolean =>
  busy?.id === id && busy.kind === (kind === 'package' ? 'plan' : 'module');

interface ItemButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'describedBy'> {
  readonly item: Item;
  /** True for the one filled button of the region. */
  readonly isFilled?: boolean;
  /** Replaces the label "Add to cart", for example by a sum. */
  readonly label?: string;
  /** Quantity of a metered module; defaults to its initial quantity. */
  readonly quantity?: number;
}

/** Renders the button of a module or package; its state depends on the account and the cart. [CRT-39, MKT-10, MKT-14] */
export function ItemButton({ item, isFilled = false, label, quantity, ...given }: ItemButtonProps) {
  const { t } = useT('items');
  const contact = useRoute('contact');
  const state = useSelector((root: RootState) => selectItemButton(root, item));
  const isBusy = useSelector((root: RootState) => selectIsBusy(root, item));
  const acts = useItemActs(item, quantity);
  // Renders the press before the cart and its views update, so that the button responds at once.
  const [heard, press] = useOptimisticChoice<'add' | 'remove' | null>(null, (act) => act && acts[act]());
  const add = (): void => press('add');
  const remove = (): void => press('remove');
  const look = { ...given, suffix: item.title };
  const kind = isFilled ? 'primary' : 'secondary';

  if (isBusy || heard) {
    return (
      <Button {...look} kind={kind} busy>
        {t(state === 'add' || state === 'try-now' || state === 'enable' ? 'items.adding' : 'items.saving')}
      </Button>
    );
  }
  if (item.site !== null) {
    return (
      <Button
        {...look}
        kind={kind}
        href={item.site}
        target="_blank"
        iconEnd={externalIcon}
        suffix={t('items.at_site', { name: item.title })}
      >
        {t('items.visit')}
      </Button>
    );
  }
  switch (state) {
    case 'contact':
      return (
        <Button {...look} kind={kind} {...contact} suffix={t('items.about', { name: item.title })}>
          {t('items.contact')}
        </Button>
      );
    case 'current-plan':
      return (
        <Button {...look} kind="current">
          {t('items.current_plan')}
        </Button>
      );
    case 'enabled':
      return (
        <Button {...look} kind="current">
          {t('items.enabled')}
        </Button>
      );
    case 'selected':
      if (item.kind === 'module' && item.module.isDefault) {
        return (
          <Button {...look} kind="current" icon={checkIcon}>
            {t('items.included')}
          </Button>
        );
      }
      // A dialog asks before a package or its included modules are removed.
      return (
        <Button {...look} pressed icon={checkIcon} onClick={remove}>
          {t('items.selected')}
        </Button>
      );
    case 'remove':
      return (
        <Button {...look} kind="remove" icon={trashIcon} onClick={remove}>
          {t('items.remove')}
        </Button>
      );
    case 'try-now':
      return (
        <Button {...look} kind={kind} onClick={add}>
          {/* A card has a pill with the number of days. */}
          {isFilled ? t('items.try_free', { count: freeDays(item) }) : t('items.try')}
        </Button>
      );
    case 'enable':
      return (
        <Button {...look} kind={kind} onClick={add}>
          {t('items.enable')}
        </Button>
      );
    case 'add':
      return (
        <Button {...look} kind={kind} icon={plusIcon} onClick={add}>
          {label ?? t('items.add')}
        </Button>
      );
  }
}
