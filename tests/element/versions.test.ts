import { expect, it, vi } from 'vitest';
import { reportVersions } from '../../src/element/versions';

it('two releases on one page are reported as an error once', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  reportVersions('1.1.0', '1.1.0');
  expect(error).not.toHaveBeenCalled();
  reportVersions('1.1.0', '1.0.0');
  reportVersions('1.0.0', '1.1.0');
  reportVersions('1.2.0', '1.0.0');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'waybill 1.1.0: waybill 1.0.0 is on this page and stays; load one version',
  );
});
