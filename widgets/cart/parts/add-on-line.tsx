import { memo, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import type { CartLine } from '../../../src/domain/cart/types';
import type { ModuleId } from '../../../src/domain/catalogue/types';
import { moduleLinePrice } from '../../../src/domain/pricing/line-price';
import { removeModule } from '../../../src/commands/remove-module';
import { useT } from '../../../src/i18n/use-t';
import { useLineAmount } from '../../../src/hooks/use-line-amount';
import { useCommands } from '../../../src/hooks/use-commands';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import type { RootState } from '../../../src/store/state';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectLine, selectRequiredBy } from '../../../src/store/selectors/cart-lines';
import { Line } from '../../../src/ui/line';

/** Loads the quantity stepper lazily, because most carts have no usage-priced add-on. */
const loadMetered = () => import('./metered');

/** A placeholder text that keeps the height of the note until the lazy part has loaded. */
const NO_BREAK_SPACE = '\u00A0';

interface AddOnLineProps {
  readonly id: ModuleId;
  /** Renders the details under the line, in layouts with space for them. */
  readonly detail?: ComponentType<{ readonly line: CartLine }>;
}

/** Renders one add-on. Selects its own line, so that a keystroke re-renders one of two hundred lines. */
export const AddOnLine = memo(function AddOnLine({ id, detail: Detail }: AddOnLineProps) {
  const { t } = useT('cart');
  const amount = useLineAmount();
  const run = useCommands();
  const line = useSelector((state: RootState) => selectLine(state, id));
  const isReseller = useSelector(selectUserType) === 'reseller';
  const isMetered = line?.module.pricingType === 'USAGE';
  const { part } = useLazyPart(loadMetered, isMetered);
  if (!line) return null;
  const { title: name } = line.module;
  const detail = Detail && !isReseller && <Detail line={line} />;
  return (
    <Line
      name={name}
      amount={amount(moduleLinePrice(line))}
      note={
        <>
          {isMetered && (part ? <part.Units line={line} /> : <span>{NO_BREAK_SPACE}</span>)}
          <Reasons line={line} />
        </>
      }
      removeLabel={t('cart.remove', { name })}
      onRemove={() => run(removeModule(id))}
      extra={
        (isMetered || detail) && (
          <div className="line-tools">
            {isMetered && (part ? <part.Counter line={line} /> : <span className="counter-waits" />)}
            {detail}
          </div>
        )
      }
    />
  );
});

/** Renders the reasons why the add-on is free and why it is in the cart. */
function Reasons({ line }: { readonly line: CartLine }) {
  const { t } = useT('cart');
  const { module, price } = line;
  const needer = useSelector((state: RootState) => selectRequiredBy(state, module.id));
  const reasons = [
    price < module.basePrice && price === 0 && t('cart.trial_price'),
    needer && t('cart.needed_by', { name: needer }),
  ];
  return reasons.map((reason) => reason && <span key={reason}>{reason}</span>);
}
