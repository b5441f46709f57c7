import { randomBytes } from 'node:crypto';

/** 128 random bits, as hexadecimal. */
export const secretId = (): string => randomBytes(16).toString('hex');
