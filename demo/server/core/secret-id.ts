import { randomBytes } from 'node:crypto';

/** Returns 128 random bits as hexadecimal text. */
export const secretId = (): string => randomBytes(16).toString('hex');
