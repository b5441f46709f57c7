import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useElement } from '../../../../src/element/context';
import { addSheets } from '../../../../src/element/sheets';
import { selectActivation } from '../../../../src/flows/activation/selectors';
import { useT } from '../../../../src/i18n/use-t';
import { safeHtmlCss } from '../../../../src/ui/safe-html';
import { bannerCss } from '../../../../src/ui/banner';
import dueCss from '../statement/due.css?inline';
import upgradeCss from '../upgrade/upgrade.css?inline';
import { ActivationDenied, ActivationDone, ActivationFailed, ActivationUnknown } from './outcomes';
import { Question } from './question';

const SHEETS = [bannerCss, safeHtmlCss, upgradeCss, dueCss];

/** Renders the current step of the activation flow. Each step is a dialog of its own, so that its focused title is announced once. */
export function ActivationDialog() {
  const { ready } = useT('activation', 'subscription', 'checkout', 'upgrade', 'cart', 'payment', 'errors');
  const flow = useSelector(selectActivation);
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);

  if (!ready || !flow) return null;
  const { step, title, denied, origin, reason } = flow;
  if (denied) return <ActivationDenied key="denied" why={denied} />;
  switch (step.phase) {
    case 'confirming':
      return <Question key="question" step={step} name={title} />;
    case 'unknown':
      return <ActivationUnknown key="unknown" name={title} />;
    case 'done':
      return <ActivationDone key="done" action={step.action} name={title} />;
    case 'failed':
      return <ActivationFailed key="failed" step={step} name={title} origin={origin} reason={reason} />;
    default:
      return null;
  }
}

/** The name by which the dialogs load it. */
export { ActivationDialog as View };
