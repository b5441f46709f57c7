import { useDispatch, useSelector } from 'react-redux';
import { withUsers } from '../domain/catalogue/included';
import { externalUrl } from '../domain/marketplace/item';
import type { Item } from '../domain/marketplace/types';
import { TRIAL_DAYS } from '../domain/subscription/trial';
import { useT } from '../i18n/use-t';
import type { RootState } from '../store/create-store';
import { selectItemButton, selectMarket } from '../store/market/selectors';
import { moduleUnwanted, moduleWanted, planChosen, planUnwanted, quantitiesChosen } from '../store/slices/cart';
import { Button } from '../ui/button';
import { check, external, plus, trash } from '../ui/icons';
import { useRuntime } from './root';
import { useEmit } from './use-emit';
import { useOrigin } from './use-origin';
import { useRoute } from './use-route';

/** What a press on the button of an item does: the page is asked about a package first, then the store. */
function useItemActs(item: Item) {
  const { store } = useRuntime();
  const dispatch = useDispatch();
  const emit = useEmit();
  const origin = useOrigin();
  const { id } = item;
  if (item.kind === 'package') {
    return {
      add: (): void => {
        const { code } = item.plan;
        if (emit('plan-select-request', { planId: id, code, from: 'card' })) {
          dispatch(planChosen({ planId: id, from: 'card', origin }));
        }
      },
      remove: () => void dispatch(planUnwanted({ origin })),
    };
  }
  return {
    add: (): void => {
      // Read at the press: a card that watched the whole cart would be drawn anew with every other one.
      const entries = withUsers(store.getState().cart.content, item.module, Math.max(1, item.module.quantity));
      dispatch(entries.length > 1 ? quantitiesChosen({ entries, origin }) : moduleWanted({ id, origin }));
    },
    remove: () => void dispatch(moduleUnwanted({ id, origin })),
  };
}

const selectIsBusy = ({ cart: { busy } }: RootState, { kind, id }: Item): boolean =>
  busy?.id === id && busy.kind === (kind === 'package' ? 'plan' : 'module');

interface ItemButtonProps {
  readonly item: Item;
  /** The one filled button of the region. */
  readonly isFilled?: boolean;
  readonly block?: boolean;
}

/** What the button of a module or package says and does, by who is looking and what is in the cart. [CRT-39, MKT-10, MKT-14] */
export function ItemButton({ item, isFilled = false, block }: ItemButtonProps) {
  const { t } = useT('items');
  const contact = useRoute('contact');
  const state = useSelector((root: RootState) => selectItemButton(root, item));
  const isBusy = useSelector((root: RootState) => selectIsBusy(root, item));
  const site = useSelector((root: RootState) => {
    const market = selectMarket(root);
    return market && externalUrl(item, market);
  });
  const { add, remove } = useItemActs(item);
  const look = { block, suffix: item.title, part: 'button' } as const;
  const kind = isFilled ? 'primary' : 'secondary';

  if (isBusy) {
    return (
      <Button {...look} kind="primary" busy>
        {t(state === 'add' || state === 'try-now' || state === 'enable' ? 'items.adding' : 'items.saving')}
      </Button>
    );
  }
  if (site) {
    return (
      <Button
        {...look}
        href={site}
        target="_blank"
        iconEnd={external}
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
      // Taking out what a package brings along, or a package itself, is asked about first; what is in force for all is not.
      return (
        <Button {...look} pressed icon={check} onClick={remove}>
          {t('items.selected')}
        </Button>
      );
    case 'remove':
      return (
        <Button {...look} kind="remove" icon={trash} onClick={remove}>
          {t('items.remove')}
        </Button>
      );
    case 'try-now':
      return (
        <Button {...look} kind="primary" onClick={add}>
          {t('items.try_free', { count: item.kind === 'module' ? item.module.trial.interval : TRIAL_DAYS })}
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
        <Button {...look} kind={kind} icon={plus} onClick={add}>
          {t('items.add')}
        </Button>
      );
  }
}
