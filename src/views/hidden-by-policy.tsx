import { useSelector } from 'react-redux';
import { selectAccount } from '../store/slices/session';
import { lockIcon } from '../ui/account-icons';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { useRoute } from '../hooks/use-route';

interface HiddenByPolicyProps {
  readonly title: string;
  /** Label of the button that leads to the access-denied page. */
  readonly more: string;
}

/** Banner for a member whose organization's policy hides the content, with the policy's own text if there is one. [ACC-11, ACC-16] */
export function HiddenByPolicy({ title, more }: HiddenByPolicyProps) {
  const denied = useRoute('accessDenied');
  const { organizationPolicy } = useSelector(selectAccount);
  return (
    <Banner
      title={title}
      icon={lockIcon}
      actions={
        <Button size="sm" {...denied}>
          {more}
        </Button>
      }
    >
      {organizationPolicy?.details}
    </Banner>
  );
}
