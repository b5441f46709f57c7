import { industrySchema, listSchema, platformSchema, suggestionSchema } from '../../../src/contract/marketplace';
import { component, listOf, type Component } from './describe';
import { success } from './envelope';
import type { Json } from './fields';

const NAMED: Json = { type: 'string', minLength: 1 };
const ICON = 'Part of the address of its page, so no other has the same. [MKT-05]';
const TOTAL = 'How many there are; the page counts what it shows itself.';

const platformExample: Json = {
  id: 6,
  name: 'Telematics',
  icon: 'telematics',
  description: 'Trackers, sensors and the vehicles that carry them',
  total: 7,
  url: 'https://telematics.example.com/',
};
const industryExample: Json = {
  id: 1,
  name: 'Field Service',
  icon: 'pencil',
  description: 'Technicians, appointments and spare parts',
  total: 2,
};
const suggestionExample: Json = { id: 106, is_module: 1, title: 'Curbside Pickup', code: 'curbside-pickup' };

const platform = component('Platform', platformSchema, {
  description: 'A category of add-ons. [MKT-16]',
  expected: ['name'],
  without: { name: 'shows a category without a name' },
  fields: {
    name: NAMED,
    icon: ICON,
    total: TOTAL,
    url: {
      type: ['string', 'null'],
      format: 'uri',
      pattern: '^https://',
      description: 'Where the category has a site of its own, which opens in another tab. [MKT-15]',
      'x-page': 'shows it like the others',
    },
  },
  example: platformExample,
});

const industry = component('Industry', industrySchema, {
  description: 'Who drives. [MKT-17]',
  expected: ['name'],
  without: { name: 'shows an industry without a name' },
  fields: { id: 'The `inid` of its packages.', name: NAMED, icon: ICON, total: TOTAL },
  example: industryExample,
});

const suggestion = component('Suggestion', suggestionSchema, {
  description: 'What goes with a typed word. [API-16]',
  expected: ['is_module', 'title'],
  fields: { is_module: 'Tells modules from packages.' },
  example: suggestionExample,
});

const reply = (name: string, description: string, one: Component, example: Json): Component =>
  component(name, listSchema, {
    description,
    required: ['data'],
    expected: [],
    fields: { data: listOf(one) },
    more: { status: success },
    example: { status: 200, data: [example] },
  });

export const platformsReply = reply('PlatformsReply', 'The categories. [MKT-01, API-49]', platform, platformExample);
export const industriesReply = reply('IndustriesReply', 'The industries. [MKT-02]', industry, industryExample);
export const suggestionsReply = reply(
  'SuggestionsReply',
  'What is for sale by a part of its title, the best first. What the page has not read it leaves out. [API-16]',
  suggestion,
  suggestionExample,
);
export const MARKETPLACE: readonly Component[] = [
  platform,
  industry,
  suggestion,
  platformsReply,
  industriesReply,
  suggestionsReply,
];
