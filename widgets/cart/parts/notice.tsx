import { useSelector } from 'react-redux';
import { dismissNotice } from '../../../src/commands/dismiss-notice';
import { undo } from '../../../src/commands/undo';
import { useT } from '../../../src/i18n/use-t';
import { useCommands } from '../../../src/hooks/use-commands';
import { useRoute } from '../../../src/hooks/use-route';
import { selectNotice } from '../../../src/store/selectors/cart';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { keepFocusInView } from '../../../src/ui/kit/keep-focus-in-view';

/** The text of each notice; the live region announces it. */
export const NOTICE_TEXTS = {
  removed: 'cart.removed',
  replaced: 'cart.replaced',
  picked: 'cart.picked',
  merged: 'cart.merged',
  repriced: 'cart.repriced',
  'plan-reset': 'cart.plan_reset',
  'not-sold': 'cart.not_sold',
  emptied: 'cart.emptied',
  'server-differs': 'cart.server_differs',
  'other-tab': 'cart.other_tab',
  upgraded: 'cart.upgraded',
} as const;

/** Renders the banner for a cart change that the person did not make, or that Undo reverts. [CRT-38] */
export function CartNoticeBanner() {
  const { t } = useT('cart');
  const run = useCommands();
  const pricing = useRoute('pricing');
  const { notice, canUndo } = useSelector(selectNotice);
  if (!notice) return null;
  return (
    <div className="notice">
      <Banner
        ref={keepFocusInView}
        title={t(NOTICE_TEXTS[notice])}
        actions={
          <>
            {canUndo && (
              <Button size="sm" onClick={() => run(undo)}>
                {t('common.undo')}
              </Button>
            )}
            {notice === 'not-sold' && (
              <Button size="sm" {...pricing}>
                {t('cart.see_packages')}
              </Button>
            )}
            <Button kind="plain" size="sm" onClick={() => run(dismissNotice)}>
              {t('common.close')}
            </Button>
          </>
        }
      />
    </div>
  );
}
