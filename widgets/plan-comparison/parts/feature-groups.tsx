import type { ComparedGroup } from '../../../src/domain/catalogue/compare';
import type { Feature } from '../../../src/domain/catalogue/types';
import { useT } from '../../../src/i18n/use-t';
import { Explained } from '../../../src/views/explained';
import { cx } from '../../../src/ui/kit/cx';
import { Icon } from '../../../src/ui/icon';
import { checkIcon } from '../../../src/ui/icons';

interface FeatureGroupsProps {
  readonly groups: readonly ComparedGroup[];
  /** The column index of the package in the cart; -1 without one. */
  readonly mine: number;
}

/** Renders one `tbody` for each feature group. [PRC-10] */
export function FeatureGroups({ groups, mine }: FeatureGroupsProps) {
  const { t } = useT('plan_comparison');
  return groups.map(({ name, features }, at) => (
    <tbody key={name} role="rowgroup" aria-labelledby={`group-${at}`}>
      <tr role="row" className="group">
        <th role="rowheader" scope="rowgroup" id={`group-${at}`} colSpan={1 + (features[0]?.values.length ?? 0)}>
          {name || t('plan_comparison.features')}
        </th>
      </tr>
      {features.map((feature) => (
        <tr role="row" key={feature.name}>
          <th role="rowheader" scope="row">
            <Explained note={feature.note}>{feature.name}</Explained>
          </th>
          {feature.values.map((value, column) => (
            <td role="cell" key={column} className={cx(column === mine && 'mine')}>
              <Value value={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  ));
}

/** Renders a tick, a dash, or the text of the catalogue. */
function Value({ value }: { readonly value: Feature['value'] }) {
  const { t } = useT('plan_comparison');
  if (typeof value === 'string') return value;
  return value ? (
    <span className="yes">
      <Icon shape={checkIcon} />
      <span className="vh">{t('plan_comparison.yes')}</span>
    </span>
  ) : (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="vh">{t('plan_comparison.no')}</span>
    </span>
  );
}
