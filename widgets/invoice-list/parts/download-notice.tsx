import type { TextKey, Translate } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { keepFocusInView } from '../../../src/ui/kit/keep-focus-in-view';
import type { Downloaded, DownloadProblem } from '../../../src/flows/invoice/machine';

interface NoticeProps {
  readonly last: Downloaded;
  readonly onRetry: (number: string) => void;
}

type T = Translate<'invoice_list' | 'common'>;

const WHY: Readonly<Record<string, TextKey<'invoice_list'>>> = {
  'no-pdf': 'invoice_list.no_pdf',
  offline: 'invoice_list.offline',
  failed: 'invoice_list.failed_why',
};

/** Returns why nothing was saved; undefined where there is no more to say. */
export function problemText(t: T, problem: DownloadProblem): string | undefined {
  const why = WHY[problem.kind];
  return problem.kind === 'refused' ? problem.message : why && t(why);
}

/** Renders the outcome of the last download. [INV-03] */
export function DownloadNotice({ last, onRetry }: NoticeProps) {
  const { t } = useT('invoice_list');
  if (last.kind === 'done')
    return <Banner tone="positive" live="status" title={t('invoice_list.downloaded', { file: last.file })} />;
  const { number, problem } = last;
  return (
    <Banner
      ref={keepFocusInView}
      tone="danger"
      live="alert"
      title={t('invoice_list.not_downloaded', { number })}
      actions={
        <Button size="sm" onClick={() => onRetry(number)}>
          {t('invoice_list.download_again')}
        </Button>
      }
    >
      {problemText(t, problem)}
    </Banner>
  );
}
