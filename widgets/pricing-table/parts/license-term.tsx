import { useT } from '../../../src/i18n/use-t';
import { Icon } from '../../../src/ui/icon';
import { infoIcon } from '../../../src/ui/icons';
import { Explanation } from '../../../src/views/explanation';

/** Renders what the licenses mean, beside their toggle. Loads alone, with texts that no first paint shows. */
export function LicenseTerm() {
  const { t, ready } = useT('panels');
  if (!ready) return null;
  const note = (
    <>
      <span>{t('panels.standard_note')}</span>
      <span>{t('panels.commercial_note')}</span>
    </>
  );
  return (
    <Explanation label={t('panels.edition_what')} note={note}>
      <Icon shape={infoIcon} size="sm" />
    </Explanation>
  );
}
