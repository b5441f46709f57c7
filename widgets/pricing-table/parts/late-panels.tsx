import { PricesFailed } from '../../../src/views/prices-failed';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { PanelSlot, type LatePanel } from './panel-slot';

/** Loads the panels below the packages. */
export const loadPanels = () => import('./panels');

export interface LatePanelsProps {
  readonly panels: readonly LatePanel[];
  /** Called with the panels that turn out empty. */
  readonly onEmpty: (panels: readonly LatePanel[]) => void;
}

/** Renders the slots of the panels below the packages. A lazy chunk fills them after the packages are shown. [PRC-17] */
export function LatePanels({ panels, onEmpty }: LatePanelsProps) {
  const { part, isFailed, retry } = useLazyPart(loadPanels, panels.length > 0);
  if (isFailed) {
    return (
      <div className="below">
        <PricesFailed onRetry={retry} />
      </div>
    );
  }
  return part ? (
    <part.Panels panels={panels} onEmpty={onEmpty} />
  ) : (
    panels.map((panel) => <PanelSlot key={panel} panel={panel} />)
  );
}
