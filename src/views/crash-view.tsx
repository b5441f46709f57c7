import { useT } from '../i18n/use-t';

/** Stands for a view that has thrown, where the element has no content of its own to fall back to. */
export function CrashView() {
  const { t } = useT();
  return <p className="muted">{t('common.crashed')}</p>;
}
