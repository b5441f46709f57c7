import { useT } from '../../../../src/i18n/use-t';
import { Dialog } from '../../../../src/ui/dialog';
import { Bar, Skeleton } from '../../../../src/ui/skeleton';

/** Renders the loader while the flow reads the subscription and the terms of an upgrade. Nothing has been ordered yet. */
export function Waiting({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useT('upgrade');
  return (
    <Dialog
      width="upgrade"
      title={t('upgrade.title')}
      lead={<output>{t('upgrade.checking')}</output>}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={t('common.cancel')}
    >
      <Skeleton>
        <Bar width="7em" />
        <div className="choices choices-wide upgrade-wait">
          <Bar height="104px" />
          <Bar height="104px" />
        </div>
      </Skeleton>
    </Dialog>
  );
}
