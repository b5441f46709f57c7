import { useState } from 'react';
import { useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { selectCartCount } from '../../src/store/selectors/cart';
import { Badge } from '../../src/ui/badge';
import { Button } from '../../src/ui/button';
import { cartIcon } from '../../src/ui/icons';
import { Popover } from '../../src/ui/popover';
import { DropDown } from './parts/drop-down';

export interface MiniCartProps {
  readonly href?: string;
}

/** Renders a button with the number of items (no badge for an empty cart), and a drop-down. [CRT-44, CRT-47] */
export function MiniCart({ href }: MiniCartProps) {
  const { t, ready } = useT('cart');
  const [isOpen, open] = useState(false);
  const count = useSelector(selectCartCount);
  return (
    <UntilReady ready={ready} skeleton={null}>
      <Popover
        label={t('cart.title')}
        open={isOpen}
        onToggle={open}
        renderTrigger={(id) => (
          <Button kind="plain" icon={cartIcon} popoverTarget={id}>
            <span className="vh">{t('cart.title')}</span>
            <Badge count={count} label={t('cart.count', { count })} />
          </Button>
        )}
      >
        <DropDown href={href} />
      </Popover>
    </UntilReady>
  );
}
