import { useT } from '../../../src/i18n/use-t';
import { cx } from '../../../src/ui/kit/cx';

interface InViewProps {
  readonly names: readonly string[];
  /** Which of them the header stands over. */
  readonly current: number;
  readonly onGo: (group: number) => void;
}

/**
 * The feature group that the header stands over, and the way to each. It changes with every turn of a wheel, so no live
 * region tells it: a screen reader has the groups as row headers. [PRC-12]
 */
export function InView({ names, current, onGo }: InViewProps) {
  const { t } = useT('plan_comparison');
  return (
    <div className="inview" part="in-view">
      <span className="inview-label">{t('plan_comparison.showing')} </span>
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
