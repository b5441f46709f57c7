import { useT } from '../../../src/i18n/use-t';
import { cx } from '../../../src/ui/kit/cx';

interface GroupIndicatorProps {
  readonly names: readonly string[];
  /** The index of the group below the header. */
  readonly current: number;
  readonly onGo: (group: number) => void;
}

/**
 * Renders the name of the feature group below the header, and a button to each group. Not a live region, because it changes with
 * each scroll; screen readers find the groups as row headers. [PRC-12]
 */
export function GroupIndicator({ names, current, onGo }: GroupIndicatorProps) {
  const { t } = useT('plan_comparison');
  return (
    <div className="inview" part="in-view">
      <span className="inview-label">{`${t('plan_comparison.showing')} `}</span>
      <span className="inview-name">{names[current]}</span>
      {names.length > 1 && (
        <ul className="inview-dots" aria-label={t('plan_comparison.groups')}>
          {names.map((name, at) => (
            <li key={name}>
              <button
                type="button"
                className={cx('dot', at === current && 'is-on')}
                part="dot"
                title={name}
                aria-label={name}
                aria-current={at === current || undefined}
                onClick={() => onGo(at)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
