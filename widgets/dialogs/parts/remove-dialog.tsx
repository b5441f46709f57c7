import { useSelector } from 'react-redux';
import { acceptDeletion } from '../../../src/domain/cart/deletion';
import type { ModuleId } from '../../../src/domain/catalogue/types';
import type { Cart, CartConfirmation, CartLine } from '../../../src/domain/cart/types';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { selectCart } from '../../../src/store/selectors/cart';
import { selectCurrency } from '../../../src/store/selectors/config';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Stops } from '../../../src/ui/stops';
import type { Answers } from './answers';

/** Returns the ids of the asked lines and of those that need one of them; in `going` each stands after the one that takes it along. */
const followersOf = (asked: readonly CartLine[], going: readonly CartLine[]): ReadonlySet<ModuleId> =>
  going.reduce(
    (ids, { module }) => (module.dependencies.some((id) => ids.has(id)) ? ids.add(module.id) : ids),
    new Set(asked.map(({ module }) => module.id)),
  );

/** Renders the modules that are removed along with a module, and the effect on the package. [CRT-13, CRT-14, CRT-16] */
export function RemoveDialog({ confirmation, onOk, onCancel }: Answers & { readonly confirmation: CartConfirmation }) {
  const { t } = useT('dialogs', 'cart');
  const money = useMoney();
  const cart = useSelector(selectCart);
  const currency = useSelector(selectCurrency);
  const { plan, lines } = cart;
  const { target, removes, type, breaksPlan } = confirmation;
  const going = removes.flatMap((id) => lines[id] ?? []);
  const isCategory = target.kind === 'category';
  const own = going.filter(({ module }) => module.categoryId === target.id);
  const name =
    (isCategory
      ? own[0]?.module.categoryName
      : target.kind === 'plan'
        ? plan?.title
        : lines[target.id]?.module.title) ?? '';
  const asked = isCategory
    ? own
    : target.kind === 'module'
      ? going.filter(({ module }) => module.id === target.id)
      : [];
  const needOf = ({ module }: CartLine) => going.find((other) => module.dependencies.includes(other.module.id));
  const following = followersOf(asked, going);
  // What leaves a package without needing what is asked for is sold elsewhere. [MKT-15]
  const onlyInPackage = breaksPlan ? going.filter(({ module }) => !following.has(module.id)) : [];
  const dependents = going.length - asked.length - onlyInPackage.length;
  const totalOf = (of: Cart) => cartTotals(of, currency).totalPrice;
  const before = totalOf(cart);
  const after = totalOf(acceptDeletion({ ...cart, markedForDeletion: removes }));
  const sum = (amount: number) => money(amount, 'sum').text;

  const lead = [
    type === 'default-module-removal' && t('dialogs.remove_default', { name }),
    dependents > 0 &&
      t(isCategory ? 'dialogs.remove_with_category' : 'dialogs.remove_dependents', { count: dependents }),
    onlyInPackage.length > 0 && t('dialogs.only_in_package', { count: onlyInPackage.length }),
    breaksPlan && t('dialogs.breaks_plan', { before: sum(before), after: sum(after) }),
  ];

  return (
    <Dialog
      title={t(isCategory ? 'dialogs.remove_category_title' : 'dialogs.remove_title', { name })}
      lead={lead.filter(Boolean).join(' ')}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={going.length > 1 ? t('dialogs.keep_all', { count: going.length }) : t('dialogs.keep')}
      wayOn={
        <Button kind="danger" onClick={onOk}>
          {t('dialogs.remove_modules', { count: Math.max(1, going.length) })}
        </Button>
      }
    >
      <Stops
        stops={going.map((line) => {
          const needed = needOf(line);
          return {
            id: line.module.id,
            mark: 'gone',
            markLabel: t('dialogs.will_be_removed'),
            name: line.module.title,
            aside: line.bundled ? t('cart.included') : money(-linePrice(line), 'sum').text,
            note: needed
              ? t('dialogs.needs', { name: needed.module.title })
              : onlyInPackage.includes(line)
                ? t('dialogs.in_package')
                : undefined,
          };
        })}
      />
      {!breaksPlan && after < before && (
        <p className="medium">{t('dialogs.less_each_month', { amount: sum(before - after) })}</p>
      )}
    </Dialog>
  );
}
