import { useSelector } from 'react-redux';
import type { ShareSurface } from '../../../src/domain/quote/check';
import { UntilReady } from '../../../src/element/fallback';
import { useT } from '../../../src/i18n/use-t';
import { useShareForm } from '../../../src/views/use-share-form';
import { selectCart, selectUserType } from '../../../src/store/selectors/cart';
import { Panel } from '../../../src/ui/panel';
import { ShareForm } from '../../../src/ui/share-form';
import { NothingToShare } from './nothing-to-share';
import { QuoteSummary } from './summary';

/** Renders the form in the page; nothing for members of a reseller, who cannot share. [QUO-08, PRC-31] */
export function SharePanel({ surface }: { readonly surface: ShareSurface }) {
  const { t, ready } = useT('quote', 'cart');
  const { plan } = useSelector(selectCart);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const form = useShareForm(surface);
  return (
    <UntilReady ready={ready} skeleton={<div className="share-waits" />}>
      {!isReseller && (
        <Panel level={2} title={t('quote.title')}>
          {plan ? (
            <ShareForm {...form}>
              <p className="share-lead">{t('quote.lead')}</p>
              <QuoteSummary />
            </ShareForm>
          ) : (
            <NothingToShare />
          )}
        </Panel>
      )}
    </UntilReady>
  );
}
