import { Icon } from './icon';
import { checkIcon, minusIcon, plusIcon } from './icons';

export { default as stopsCss } from './stops.css?inline';

export interface Stop {
  readonly id: string | number;
  /** `add` and `gone` mark planned changes; `done`, `now` and `todo` mark progress. */
  readonly mark: 'done' | 'now' | 'todo' | 'add' | 'gone';
  readonly name: string;
  /** The mark's meaning for screen readers: "will be added". */
  readonly markLabel?: string;
  /** Text at the right: an amount, "In your plan". */
  readonly aside?: string;
  /** The reason: "Needed by Territory Routing". */
  readonly note?: string;
}

const SHAPES = { done: checkIcon, add: plusIcon, gone: minusIcon } as const;

/** Renders an ordered list (dependencies, removals, progress) as stops of a route. */
export function Stops({ stops, part = 'stops' }: { stops: readonly Stop[]; part?: string }) {
  return (
    <ol part={part}>
      {stops.map((stop) => (
        <li key={stop.id} className={`stop stop-${stop.mark}`} aria-current={stop.mark === 'now' ? 'step' : undefined}>
          <span className="stop-mark">
            {stop.mark === 'now' && <span className="spinner" />}
            {stop.mark in SHAPES && <Icon shape={SHAPES[stop.mark as keyof typeof SHAPES]} />}
          </span>
          <div className="stop-body">
            <span className="stop-name">
              <span>{stop.name}</span>
              {stop.markLabel && <span className="vh">{`, ${stop.markLabel}`}</span>}
            </span>
            {stop.aside && <span className="stop-aside">{stop.aside}</span>}
            {stop.note && <span className="stop-note">{stop.note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
