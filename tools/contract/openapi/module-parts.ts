import { aliasSchema, moduleFeatureSchema } from '../../../src/contract/module-fields';
import { component } from './describe';
import { moduleFeatureExample } from './examples';

/** The records within a module. */

export const alias = component('UrlAlias', aliasSchema, {
  description: 'Another address of a module.',
  expected: ['status', 'url'],
  example: { status: 'active', url: '/platform/routing/curbside-pickup' },
});

export const moduleFeature = component('ModuleFeature', moduleFeatureSchema, {
  description: 'One thing that a module does, for its details page.',
  expected: ['title'],
  without: { title: 'leaves it out' },
  fields: { text: 'A sentence about it.' },
  example: moduleFeatureExample,
});
