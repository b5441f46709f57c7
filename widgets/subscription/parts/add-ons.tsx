import { useEffect, useId, useState, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { activationRefusal } from '../../../src/domain/activation/refusal';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useActivation } from '../../../src/hooks/use-activation';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { useRoute } from '../../../src/hooks/use-route';
import { selectAccount } from '../../../src/store/slices/session';
import { refusalText } from '../../../src/store/selectors/refusal';
import { Icon } from '../../../src/ui/icon';
import { chevronDownIcon } from '../../../src/ui/icons';
import { Panel } from '../../../src/ui/panel';
import { AddOn, type IconOf } from './add-on';
import { AddOnNote } from './add-on-note';
import { AddOnSwitch } from './add-on-switch';
import { AddOnPill } from './standing-pill';

const loadSite = () => import('./add-on-site');
const loadProgress = () => import('./add-on-progress');

interface AddOnsProps {
  readonly info: SubscriptionInfo;
  /** A change of the subscription is pending. */
  readonly isPending: boolean;
  /** The module with the payment notices; null until its chunk has loaded. */
  readonly payment: Payments | null;
}

type Payments = typeof import('./payment');

/** Renders the children unchanged until the payment notices have loaded. */
const Plain = ({ children }: ComponentProps<Payments['AddOnPayment']>) => children;

/** Renders the add-ons that are paid, on trial or switched off, and the bundled ones in a closed disclosure. */
export function AddOns({ info, isPending, payment }: AddOnsProps) {
  const { t } = useT('subscription');
  const id = useId();
  const marketplace = useRoute('marketplace');
  const icon = useCatalogueIcon();
  const why = refusalText(activationRefusal(useSelector(selectAccount), isPending));
  const { switching, isAsking, begin } = useActivation();
  const { part: site } = useLazyPart(
    loadSite,
    info.modules.some((module) => module.site !== null),
  );
  const { part: progress } = useLazyPart(loadProgress, switching !== null);
  if (info.modules.length === 0) return null;

  const switchOf = (module: HeldModule) => {
    if (module.isBundled || module.isDefault) return null;
    if (module.site !== null) return site && <site.AddOnSite site={module.site} title={module.title} />;
    return (
      <AddOnSwitch
        module={module}
        isBusy={switching === module.id}
        isAsking={isAsking}
        isHeld={switching !== null}
        reason={why && id}
        onSwitch={(action) => begin(module.id, action, module.title)}
      />
    );
  };
  const Paid = payment?.AddOnPayment ?? Plain;
  const noteOf = (module: HeldModule) => {
    const note = (
      <Paid module={module} as="note">
        <AddOnNote module={module} info={info} />
      </Paid>
    );
    return progress ? <progress.AddOnProgress id={module.id}>{note}</progress.AddOnProgress> : note;
  };
  const rows = (modules: SubscriptionInfo['modules']) => (
    <ul className="rows">
      {modules.map((module) => (
        <AddOn
          key={module.id}
          module={module}
          info={info}
          icon={icon}
          pill={
            <Paid module={module} as="pill">
              <AddOnPill module={module} />
            </Paid>
          }
          note={noteOf(module)}
          action={switchOf(module)}
        />
      ))}
    </ul>
  );
  const list = (isBundled: boolean) => info.modules.filter((module) => module.isBundled === isBundled);
  const [own, bundled] = [list(false), list(true)];
  return (
    <Panel
      ruled
      level={2}
      title={t('subscription.add_ons')}
      action={<a {...marketplace}>{t('subscription.browse')}</a>}
    >
      {why && own.length > 0 && (
        <p className="sub-none muted sm" id={id}>
          {t(why.key as TextKey<'subscription'>, why.vars)}
        </p>
      )}
      {own.length > 0 ? rows(own) : <p className="sub-none muted">{t('subscription.no_add_ons')}</p>}
      {bundled.length > 0 && (
        <details className="sub-included" part="included">
          <summary>
            <span>{t('subscription.included_modules', { count: bundled.length })}</span>
            <Icon shape={chevronDownIcon} />
          </summary>
          {rows(bundled)}
        </details>
      )}
    </Panel>
  );
}

/** Loads the catalogue icons after the names and prices. Ignores a failed load, because the icons are decoration. */
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
