import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { Button } from '../../src/ui/button';
import { messageIcon } from './icons';
import { useChat } from './parts/use-chat';

export interface ChatButtonProps {
  readonly floating?: boolean;
}

/** Renders a button that opens the host page's live chat; the fallback is a link to the contact page. [PRC-15] */
export function ChatButton({ floating = false }: ChatButtonProps) {
  const { t, ready } = useT('chat_button');
  const chat = useChat();
  return (
    <UntilReady ready={ready} skeleton={null}>
      <div className={floating ? 'floating' : 'in-line'}>
        <Button kind={floating ? 'primary' : 'quiet'} size={floating ? 'lg' : undefined} icon={messageIcon} {...chat}>
          <slot name="label">{t('chat_button.label')}</slot>
        </Button>
      </div>
    </UntilReady>
  );
}
