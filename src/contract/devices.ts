import * as z from 'zod/mini';
import type { Device } from '../domain/migration/machine';
import { all, read, rows, text } from './fields';

export const deviceSchema = z.object(all(text, 'member_name', 'device_platform', 'app_version'));

const list = rows(deviceSchema);
/** Neither null nor what is missing is an empty list. */
export const devicesSchema = z.object({
  marketplace_incompatible_devices: z.transform((value) =>
    typeof value === 'object' && value !== null ? z.parse(list, value) : null,
  ),
});

/**
 * The reply of `GET /account/devices/incompatible`: apps that are too old. [API-50, MIG-08]
 * @returns null where the check has failed: it is not known whether there are any [MIG-09]
 */
export function readDevices(body: unknown): readonly Device[] | null {
  const found = read(devicesSchema, body)?.marketplace_incompatible_devices ?? null;
  // Of what nobody can read nobody can say that it is compatible.
  if (!found || found.dropped > 0) return null;
  return found.kept.map((wire) => ({
    memberName: wire.member_name,
    platform: wire.device_platform,
    appVersion: wire.app_version,
  }));
}
