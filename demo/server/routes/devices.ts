import { Hono } from 'hono';
import type { Deps, Env } from '../http/env';
import { askForUpdates, DEVICE_STATES, incompatibleDevices, setDevices } from '../account/devices';
import { bodyOf, refuse, reply } from '../http/reply';

/** Serves the devices whose apps are too old for the marketplace. [API-50, MIG-02, MIG-08, MIG-09] */
export function deviceRoutes({ now }: Pick<Deps, 'now'>): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/account/devices/incompatible', async (c) => {
    const member = c.get('session')?.member;
    if (!member) return refuse(c, 401, 'Unauthorized request. Please refresh and try again.');
    const db = c.get('db');
    const old = await incompatibleDevices(db, member.id, now());
    if (!old)
      return reply(c, 500, { message: 'The devices couldn’t be checked.', marketplace_incompatible_devices: null });
    await askForUpdates(db, member.id, now());
    const list = old.map(({ memberName, platform, appVersion }) => ({
      member_name: memberName,
      device_platform: platform,
      app_version: appVersion,
    }));
    return reply(c, 200, { marketplace_incompatible_devices: list });
  });
  return app;
}

/** Sets the state of the signed-in account's devices in the demo. */
export function deviceSwitch({ now }: Pick<Deps, 'now'>): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/devices', async (c) => {
    const member = c.get('session')?.member;
    const wanted = (await bodyOf(c))?.state;
    const state = DEVICE_STATES.find((one) => one === wanted);
    if (!member) return refuse(c, 401, 'You aren’t signed in.');
    if (!state) return refuse(c, 400, 'Devices are old, updated or unknown.');
    await setDevices(c.get('db'), member.id, state, now());
    return reply(c, 200, { state });
  });
  return app;
}
