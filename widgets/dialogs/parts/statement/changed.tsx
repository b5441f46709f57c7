import { useT } from '../../../../src/i18n/use-t';

interface ChangedProps {
  readonly now: string;
  /** Null where there was none before. */
  readonly former: string | null;
}

/** An amount, with the one that it was before where that is another. */
export function Changed({ now, former }: ChangedProps) {
  const { t } = useT('common');
  if (former === null || former === now) return <>{now}</>;
  return (
    <>
      {now}{' '}
      <s className="due-was">
        <span className="vh">{t('common.instead_of')} </span>
        {former}
      </s>
    </>
  );
}
