import { useSelector } from 'react-redux';
import { selectAccount } from '../store/slices/session';
import { lockIcon } from '../ui/account-icons';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { useRoute } from '../hooks/use-route';

interface HiddenByPolicyProps {
  readonly title: string;
  /** What the button says that leads to the page about refused access. */
  readonly more: string;
}

/** For a member whose organization keeps something to itself, in its own words where it has some. [ACC-11, ACC-16] */
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
