import { useT } from '../../../../src/i18n/use-t';

interface ChangedProps {
  readonly now: string;
  /** Null without a former amount. */
  readonly former: string | null;
}

/** Renders an amount, with the former one if it differs. */
export function Changed({ now, former }: ChangedProps) {
  const { t } = useT('common');
  if (former === null || former === now) return <span>{now}</span>;
  return (
    <>
      <span>{now}</span>{' '}
      <s className="due-was">
        <span className="vh">{`${t('common.instead_of')} `}</span>
        <span>{former}</span>
      </s>
    </>
  );
}
