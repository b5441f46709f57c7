import { useEffect, useEffectEvent, useRef } from 'react';
import { useElement } from '../../../src/element/context';
import { awaitConfirmation } from '../../../src/flows/billing/challenge';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { external } from '../../../src/ui/icons';

interface ChallengeProps {
  /** The bank's page. */
  readonly url: string;
  readonly onConfirmed: (token: string) => void;
  readonly onRefused: () => void;
  readonly onCancel: () => void;
}

/** It keeps its origin, by which its word is told from anybody else's; the page around is what it may not move. */
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** The bank wants to know who it is: a step on the way, in a frame, or in a window where the page allows no frame. [ERR-26] */
export function Challenge({ url, onConfirmed, onRefused, onCancel }: ChallengeProps) {
  const { t } = useT('billing_form');
  const { host } = useElement();
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opened = useRef<Window | null>(null);
  const page = host.ownerDocument.defaultView;

  const hear = useEffectEvent(({ token }: { readonly token: string | null }) => {
    opened.current?.close();
    if (token === null) onRefused();
    else onConfirmed(token);
  });
  useEffect(() => {
    title.current?.focus();
    return page ? awaitConfirmation(page, url, () => [frame.current?.contentWindow, opened.current], hear) : undefined;
  }, [page, url]);

  return (
    <div className="panel-body stack">
      <div>
        <h4 ref={title} tabIndex={-1}>
          {t('billing_form.three_d_title')}
        </h4>
        <p className="muted sm">{t('billing_form.three_d_text')}</p>
      </div>
      <iframe
        className="bank-page"
        part="bank-page"
        ref={frame}
        src={url}
        title={t('billing_form.three_d_frame')}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
      <div className="cluster">
        <Button icon={external} onClick={() => (opened.current = page?.open(url, '_blank') ?? null)}>
          {t('billing_form.three_d_window')}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {t('billing_form.three_d_cancel')}
        </Button>
      </div>
    </div>
  );
}
