import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useElement } from '../element/context';
import { addSheets } from '../element/sheets';
import { awaitChallengeResult } from '../flows/billing/challenge';
import { useT } from '../i18n/use-t';
import bankPageCss from '../ui/bank-page.css?inline';
import { Button } from '../ui/button';
import { externalIcon } from '../ui/icons';

interface BankPageProps {
  /** Address of the bank's page. */
  readonly url: string;
  /** Explains what the person confirms. */
  readonly text: string;
  /** Label of the cancel button. */
  readonly back: string;
  readonly onConfirmed: (token: string) => void;
  readonly onRefused: () => void;
  readonly onCancel: () => void;
}

/**
 * Sandbox of the bank's frame. It keeps the bank's origin, by which its messages are recognized, but may not navigate the page
 * around it.
 */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** Renders the bank's challenge (3-D Secure): in a frame, or in a window if the page allows no frame. [ERR-26] */
export function BankPage({ url, text, back, onConfirmed, onRefused, onCancel }: BankPageProps) {
  const { t } = useT('payment');
  const { host } = useElement();
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opened = useRef<Window | null>(null);
  const page = host.ownerDocument.defaultView;

  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, [bankPageCss]);
  }, [host]);
  const hear = useEffectEvent(({ token }: { readonly token: string | null }) => {
    opened.current?.close();
    if (token === null) onRefused();
    else onConfirmed(token);
  });
  useEffect(() => {
    title.current?.focus();
    return page
      ? awaitChallengeResult(page, url, () => [frame.current?.contentWindow, opened.current], hear)
      : undefined;
  }, [page, url]);

  return (
    <div className="bank stack">
      <div>
        <h4 ref={title} tabIndex={-1}>
          {t('payment.bank_title')}
        </h4>
        <p className="muted sm">{text}</p>
      </div>
      <iframe
        className="bank-page"
        part="bank-page"
        ref={frame}
        src={url}
        title={t('payment.bank_frame')}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
      <div className="cluster">
        <Button icon={externalIcon} onClick={() => (opened.current = page?.open(url, '_blank') ?? null)}>
          {t('payment.bank_window')}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {back}
        </Button>
      </div>
    </div>
  );
}
