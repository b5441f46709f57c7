import * as z from 'zod/mini';
import type { Device } from '../domain/migration/machine';
import { all, read, rows, text } from './fields';

export const deviceSchema = z.object(all(text, 'member_name', 'device_platform', 'app_version'));

const list = rows(deviceSchema);
/** Null or a missing list is a failed check and not an empty list. */
export const devicesSchema = z.object({
  marketplace_incompatible_devices: z.transform((value) =>
    typeof value === 'object' && value !== null ? z.parse(list, value) : null,
  ),
});

/**
 * Reads the reply of `GET /account/devices/incompatible`: the apps that are too old. [API-50, MIG-08]
 * @returns null if the check failed, so that the devices are unknown [MIG-09]
 */
export function readDevices(body: unknown): readonly Device[] | null {
  const found = read(devicesSchema, body)?.marketplace_incompatible_devices ?? null;
  // An unreadable device may be incompatible, so it fails the check.
  if (!found || found.dropped > 0) return null;
  return found.kept.map((wire) => ({
    memberName: wire.member_name,
    platform: wire.device_platform,
    appVersion: wire.app_version,
  }));
}
