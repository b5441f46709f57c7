import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useElement } from '../../../../src/element/context';
import { addSheets } from '../../../../src/element/sheets';
import { selectCheckout } from '../../../../src/flows/checkout/selectors';
import { useT } from '../../../../src/i18n/use-t';
import { bannerCss } from '../../../../src/ui/banner';
import upgradeCss from '../upgrade/upgrade.css?inline';
import dueCss from '../statement/due.css?inline';
import { OrderAtBank } from './bank';
import { OrderDeclined, OrderLate, OrderRefused, OrderUnknown } from './outcomes';
import { CheckoutProgress } from './progress';
import { CheckoutReview } from './review';
import { MoveDone } from '../migration/done';
import { Success } from './success';
import { surfacesOf, useIsMove } from './words';

const SHEETS = [bannerCss, upgradeCss, dueCss];

/** Renders the current step of the checkout flow. Each step is a dialog of its own, so its focused title is announced once. [CHK-51] */
export function CheckoutDialog() {
  const { ready } = useT('upgrade', 'cart', 'errors', 'payment', ...surfacesOf(useIsMove()));
  const { review, step, order, isMissing, why, reason, isHidden } = useSelector(selectCheckout);
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);

  if (!ready) return null;
  if (review) return <CheckoutReview key={review.asksMethod ? 'method' : 'review'} review={review} />;
  if (!order) return null;
  switch (step.phase) {
    case 'submitting':
    case 'activating':
      return <CheckoutProgress key="progress" order={order} step={step} />;
    case 'bank':
      return <OrderAtBank key={`bank-${step.key}`} order={order} step={step} />;
    case 'unknown':
      return <OrderUnknown key={`unknown-${isMissing}`} isMissing={isMissing} isHidden={isHidden} />;
    case 'enabled':
      if (order.ending === 'migration') return <MoveDone key="moved" order={order} />;
      return <Success key="enabled" order={order} isHidden={isHidden} />;
    case 'failed':
      if (step.fault === 'late') return <OrderLate key="late" isHidden={isHidden} />;
      if (step.fault === 'declined') return <OrderDeclined key="declined" isHidden={isHidden} />;
      return <OrderRefused key="refused" message={step.message} why={why} reason={reason} isHidden={isHidden} />;
    case 'idle':
      return null;
  }
}

/** The name by which the dialogs load it. */
export { CheckoutDialog as View };
