import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UpgradeEvent } from '../../../../src/domain/checkout/upgrade';
import { useElement } from '../../../../src/element/context';
import { addSheets } from '../../../../src/element/sheets';
import { selectUpgrade } from '../../../../src/flows/upgrade/slice';
import { upgradeStepped } from '../../../../src/flows/upgrade/slice';
import { useT } from '../../../../src/i18n/use-t';
import { badgeCss } from '../../../../src/ui/badge';
import { bannerCss } from '../../../../src/ui/banner';
import { choiceCss } from '../../../../src/ui/choice-list';
import { priceCss } from '../../../../src/ui/price';
import { safeHtmlCss } from '../../../../src/ui/safe-html';
import { prepareSafeHtml } from '../../../../src/ui/kit/sanitise';
import { skeletonCss } from '../../../../src/ui/skeleton';
import { Choosing } from './choosing';
import dueCss from '../statement/due.css?inline';
import { UpgradeFailure } from './failure';
import { Packages } from './packages';
import upgradeCss from './upgrade.css?inline';
import { Waiting } from './waiting';

const SHEETS = [badgeCss, bannerCss, priceCss, choiceCss, skeletonCss, safeHtmlCss, upgradeCss, dueCss];

/** Renders the current step of the upgrade flow, from its button to the order. [UPG-03, UPG-05] */
export function Upgrade() {
  const { ready } = useT('upgrade', 'checkout', 'cart', 'payment', 'errors');
  const { host } = useElement();
  const dispatch = useDispatch();
  const { step: state, told, trouble, origin } = useSelector(selectUpgrade);
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);
  // Loads the sanitizer while the server answers, so that it is ready for the server's message.
  useEffect(() => void prepareSafeHtml(host.ownerDocument), [host]);

  if (!ready) return null;
  const step = (event: UpgradeEvent) => void dispatch(upgradeStepped({ event }));
  const cancel = () => step({ type: 'cancelled' });
  if (state.phase === 'failed')
    return <UpgradeFailure state={state} trouble={trouble} origin={origin} onCancel={cancel} />;
  if (state.phase === 'checking' || state.phase === 'reading') return <Waiting onCancel={cancel} />;
  if (state.phase === 'choosing') return <Packages onStep={step} onCancel={cancel} />;
  if (state.phase !== 'picking' && state.phase !== 'reviewing') return null;
  return told && <Choosing key={state.ask} state={state} told={told} onStep={step} onCancel={cancel} />;
}

/** The name by which the dialogs load it. */
export { Upgrade as View };
