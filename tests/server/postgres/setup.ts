import { catalogue } from '../../../demo/server/catalogue/catalogue';
import { openDb } from '../../../demo/server/db/open';
import { addressOf, onServer, TEMPLATE } from '../place';

/** Creates the template database that the tests copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.WAYBILL_TEST_DATABASE ?? '';
  const drop = `drop database if exists ${TEMPLATE} with (force)`;
  await onServer(server, drop, `create database ${TEMPLATE} template template0`);
  const { close } = await openDb({ databaseUrl: addressOf(server, TEMPLATE) }, catalogue());
  await close();
  return () => onServer(server, drop);
}
