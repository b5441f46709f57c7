import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { documentAddress } from '../../../src/domain/routes/safe-address';
import { useT } from '../../../src/i18n/use-t';
import { selectServer } from '../../../src/store/selectors/config';
import { Button } from '../../../src/ui/button';
import { downloadIcon } from '../../../src/ui/icons';

interface SentProps {
  readonly email: string;
  /** The address as the server sends it; null for a guide that only comes by mail. */
  readonly url: string | null;
  readonly onAgain: () => void;
}

/** Renders the confirmation. The text takes the focus, because it replaces the form that had it. */
export function GuideSent({ email, url: named, onAgain }: SentProps) {
  const { t } = useT('guide_form');
  const server = useSelector(selectServer);
  const url = named === null ? null : documentAddress(named, server);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="stack">
      <div ref={text} tabIndex={-1}>
        <p className="strong">{t('guide_form.sent')}</p>
        <p className="address">{t(url ? 'guide_form.sent_both' : 'guide_form.sent_text', { email })}</p>
      </div>
      <div className="cluster">
        {url && (
          <Button kind="primary" href={url} target="_blank" icon={downloadIcon}>
            {t('guide_form.open')}
          </Button>
        )}
        <Button kind="plain" onClick={onAgain}>
          {t('guide_form.again')}
        </Button>
        <slot name="actions" />
      </div>
    </div>
  );
}
