import { useEffect, useEffectEvent } from 'react';
import { usePart } from '../../../src/runtime/use-part';

const load = () => import('./checkout/checkout-dialog');

/** The dialogs of an order, which come with the first one. Where they can't be loaded nothing is decided; what was ordered goes on. */
export function CheckoutPart({ onCancel }: { readonly onCancel: () => void }) {
  const { part, isFailed } = usePart(load, true);
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return part && <part.CheckoutDialog />;
}
