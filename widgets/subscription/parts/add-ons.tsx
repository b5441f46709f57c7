import { useEffect, useState } from 'react';
import type { SubscriptionInfo } from '../../../src/domain/subscription/info';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/runtime/use-route';
import { Icon } from '../../../src/ui/icon';
import { chevronDown } from '../../../src/ui/icons';
import { Panel } from '../../../src/ui/panel';
import { AddOn, type IconOf } from './add-on';

/** What is paid for and what is tried, and folded what the plan brings. */
export function AddOns({ info }: { readonly info: SubscriptionInfo }) {
  const { t } = useT('subscription');
  const marketplace = useRoute('marketplace');
  const icon = useCatalogueIcon();
  if (info.modules.length === 0) return null;
  const list = (isBundled: boolean) => info.modules.filter((module) => module.isBundled === isBundled);
  const rows = (modules: SubscriptionInfo['modules']) => (
    <ul className="rows">
      {modules.map((module) => (
        <AddOn key={module.id} module={module} info={info} icon={icon} />
      ))}
    </ul>
  );
  const [own, bundled] = [list(false), list(true)];
  return (
    <Panel
      ruled
      level={2}
      title={t('subscription.add_ons')}
      action={<a {...marketplace}>{t('subscription.browse')}</a>}
    >
      {own.length > 0 ? rows(own) : <p className="sub-none muted">{t('subscription.no_add_ons')}</p>}
      {bundled.length > 0 && (
        <details className="sub-included" part="included">
          <summary>
            {t('subscription.included_modules', { count: bundled.length })}
            <Icon shape={chevronDown} />
          </summary>
          {rows(bundled)}
        </details>
      )}
    </Panel>
  );
}

/** Drawn icons come after the names and prices. Whom they cannot reach they do not bother. */
function useCatalogueIcon(): IconOf | null {
  const [icon, setIcon] = useState<IconOf | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('../../../src/ui/catalogue-icon').then(
      ({ CatalogueIcon }) => {
        if (!isLeft) setIcon(() => CatalogueIcon);
      },
      () => undefined,
    );
    return () => void (isLeft = true);
  }, []);
  return icon;
}
