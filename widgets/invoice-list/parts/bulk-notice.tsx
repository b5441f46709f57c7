import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { downloadIcon } from '../../../src/ui/icons';
import { keepFocusInView } from '../../../src/ui/kit/keep-focus-in-view';
import type { BulkStep } from '../../../src/flows/invoice/bulk-machine';
import { problemText } from './download-notice';

interface BulkNoticeProps {
  readonly step: BulkStep;
  readonly onCancel: () => void;
  /** Tries again; with numbers, those alone. */
  readonly onRetry: (numbers: readonly string[] | null) => void;
}

/** Renders the progress of a download of several invoices, and what came of it. */
export function BulkNotice({ step, onCancel, onRetry }: BulkNoticeProps) {
  const { t } = useT('invoice_list');
  const isFetching = step.phase === 'fetching';
  useAnnounce(isFetching && step.ask, isFetching ? t('invoice_list.fetching', { count: step.total }) : null, false);
  if (step.phase === 'idle') return null;
  if (step.phase === 'reading' || step.phase === 'fetching') {
    const ended = isFetching ? step.done + step.missed.length : 0;
    return (
      <Banner
        ref={keepFocusInView}
        icon={downloadIcon}
        title={isFetching ? t('invoice_list.fetching', { count: step.total }) : t('invoice_list.preparing')}
        actions={
          <Button size="sm" onClick={onCancel}>
            {t('invoice_list.cancel')}
          </Button>
        }
      >
        {isFetching && (
          <>
            <p className="num">{t('invoice_list.progress', { done: ended, total: step.total })}</p>
            <progress className="inv-progress" value={ended} max={step.total} aria-label={t('invoice_list.download')} />
          </>
        )}
      </Banner>
    );
  }
  if (step.phase === 'failed')
    return (
      <Banner
        ref={keepFocusInView}
        tone="danger"
        live="alert"
        title={t('invoice_list.not_all')}
        actions={
          <Button size="sm" onClick={() => onRetry(null)}>
            {t('common.retry')}
          </Button>
        }
      >
        {problemText(t, step.problem)}
      </Banner>
    );
  const { file, missed, total } = step;
  return (
    <>
      {file && <Banner tone="positive" live="status" title={t('invoice_list.downloaded', { file })} />}
      {missed.length > 0 && (
        <Banner
          ref={keepFocusInView}
          tone="warning"
          live="alert"
          title={t('invoice_list.missed', { count: missed.length, total })}
          actions={
            <Button size="sm" onClick={() => onRetry(missed)}>
              {t('common.retry')}
            </Button>
          }
        >
          <p className="num">{missed.join(', ')}</p>
        </Banner>
      )}
    </>
  );
}
