import { useT } from '../../../src/i18n/use-t';
import { LoadFailed } from '../../../src/views/load-failed';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { PanelSlot, type LatePanel } from './panel-slot';

const load = () => import('./panels');

export interface LatePanelsProps {
  readonly panels: readonly LatePanel[];
  /** Told which of them have nothing in them, once that is known. */
  readonly onEmpty: (panels: readonly LatePanel[]) => void;
}

/** The places of the panels below the packages, which their chunk fills once the packages are shown. [PRC-17] */
export function LatePanels({ panels, onEmpty }: LatePanelsProps) {
  const { t } = useT('pricing');
  const { part, isFailed, retry } = useLazyPart(load, panels.length > 0);
  if (isFailed) {
    return (
      <div className="below">
        <LoadFailed title={t('pricing.load_failed')} onRetry={retry} />
      </div>
    );
  }
  return part ? (
    <part.Panels panels={panels} onEmpty={onEmpty} />
  ) : (
    panels.map((panel) => <PanelSlot key={panel} panel={panel} />)
  );
}
