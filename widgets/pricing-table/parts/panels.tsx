import { memo, useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { INCLUDED_TEAM_MEMBERS } from '../../../src/domain/catalogue/included';
import { useElement } from '../../../src/element/context';
import { addSheets } from '../../../src/element/sheets';
import { useT } from '../../../src/i18n/use-t';
import { PricesFailed } from '../../../src/views/prices-failed';
import { useAssets } from '../../../src/hooks/use-assets';
import { useMoney } from '../../../src/hooks/use-money';
import { useScopedRead } from '../../../src/hooks/use-resource';
import { products } from '../../../src/store/resources/catalogue';
import { selectCatalogueCurrency } from '../../../src/store/selectors/catalogue';
import { selectOffers } from '../../../src/store/selectors/panels';
import { choiceCss } from '../../../src/ui/choice-list';
import { panelCss } from '../../../src/ui/panel';
import { Rows, rowsCss } from '../../../src/ui/rows';
import { stepperCss } from '../../../src/ui/stepper';
import { BoosterRow, ServiceRow } from './offer-row';
import type { LatePanelsProps } from './late-panels';
import { PanelSlot } from './panel-slot';
import { SupportLevels } from './support-levels';
import introCss from './panels.css?inline';

/** The sheets of the panels. */
export const PANEL_SHEETS = [panelCss, choiceCss, rowsCss, stepperCss, introCss];

/** Renders the panels below the packages. The panels are a lazy chunk, because no first paint shows them. [PRC-17, PRC-19] */
export function Panels({ panels, onEmpty }: LatePanelsProps) {
  const { host } = useElement();
  const { ready } = useT('pricing', 'panels', 'assets');
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, PANEL_SHEETS);
  }, [host]);
  const { isKnown, boosters, services, supports } = useSelector(selectOffers);
  const hasBoosters = boosters.length > 0;
  const hasServices = services.length + supports.length > 0;
  useEffect(() => {
    if (isKnown)
      onEmpty([...(hasBoosters ? [] : ['booster-list' as const]), ...(hasServices ? [] : ['service-list' as const])]);
  }, [isKnown, hasBoosters, hasServices, onEmpty]);
  if (!isKnown) return <Unknown panels={panels} />;
  return panels.map((panel) => (
    <PanelSlot key={panel} panel={panel}>
      {ready ? panel === 'booster-list' ? <Boosters /> : <Services /> : undefined}
    </PanelSlot>
  ));
}

/** Reads all products, because the reply with the packages lacked the add-ons. A failure keeps the packages on the page. */
function Unknown({ panels }: Pick<LatePanelsProps, 'panels'>) {
  const { status, retry } = useScopedRead(products);
  if (status !== 'failed') return panels.map((panel) => <PanelSlot key={panel} panel={panel} />);
  return (
    <div className="below">
      <PricesFailed onRetry={retry} />
    </div>
  );
}

const Boosters = memo(function Boosters() {
  const { t } = useT('pricing', 'panels');
  const { say } = useAssets();
  const { boosters } = useSelector(selectOffers);
  const money = useMoney(useSelector(selectCatalogueCurrency));
  if (boosters.length === 0) return null;
  return (
    <>
      <div className="panel-intro">
        <h2>{t('pricing.boosters')}</h2>
        <p>{`${t('panels.boosters_lead')} ${say('assets.members_included', INCLUDED_TEAM_MEMBERS)}`}</p>
      </div>
      <Rows>
        {boosters.map((offer) => (
          <BoosterRow key={offer.module.id} {...offer} money={money} />
        ))}
      </Rows>
    </>
  );
});

const Services = memo(function Services() {
  const { t } = useT('pricing', 'panels');
  const { services, supports } = useSelector(selectOffers);
  const money = useMoney(useSelector(selectCatalogueCurrency));
  return (
    <>
      {services.length > 0 && (
        <>
          <div className="panel-intro">
            <h2>{t('pricing.services')}</h2>
            <p>{t('panels.services_lead')}</p>
          </div>
          <Rows>
            {services.map((offer) => (
              <ServiceRow key={offer.module.id} {...offer} money={money} />
            ))}
          </Rows>
        </>
      )}
      {supports.length > 0 && <SupportLevels levels={supports} money={money} />}
    </>
  );
});
