import type { Module } from '../catalogue/types';
import { CONTACT_CARD } from '../codes/card-type';
import { IsDefault } from '../codes/markers';

/** Whether a cart can take a module: everybody has default ones, and some are sold by talking to sales only. [CRT-05] */
export const isForSale = ({ cardType, isDefault }: Pick<Module, 'cardType' | 'isDefault'>): boolean =>
  cardType !== CONTACT_CARD && isDefault === IsDefault.no;

/** Whether a module may be offered by itself: for sale, and neither internal nor hidden. [PRC-19] */
export const isOffered = (module: Module): boolean =>
  isForSale(module) && module.kind !== 'internal' && !module.isHidden;
