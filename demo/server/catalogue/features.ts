type Value = string | boolean;
type Row = readonly [group: string, name: string, ...values: Value[]];

/** The comparison table: each category has one column per plan family, in the order of its plans. */
export const FEATURES: Readonly<
  Record<number, { readonly families: readonly string[]; readonly rows: readonly Row[] }>
> = {
  1: {
    families: ['route-planner', 'route-optimization', 'business-optimization', 'franchise-network'],
    rows: [
      ['Planning', 'Team members included', '5', '5', '5', '8'],
      ['Planning', 'Stops per route', 'Unlimited', 'Unlimited', 'Unlimited', 'Unlimited'],
      ['Planning', 'Address book and geocoding', true, true, true, true],
      ['Planning', 'Route history', '3 months', '12 months', '24 months', '24 months'],
      ['Optimization', 'Time windows and service times', false, true, true, true],
      ['Optimization', 'Vehicle capacity and load', false, true, true, true],
      ['Optimization', 'Live traffic re-routing', false, true, true, true],
      ['Optimization', 'Multiple depots and shifts', false, false, true, true],
      ['Optimization', 'Pickup and delivery pairs', false, false, true, false],
      ['Execution', 'Mobile app with navigation', true, true, true, true],
      ['Execution', 'Customer ETA notifications', false, true, true, true],
      [
        'Execution',
        'Proof of delivery',
        'Signature',
        'Signature, photo',
        'Signature, photo, barcode',
        'Signature, photo',
      ],
      ['Execution', 'Geofencing', 'Add-on', 'Add-on', true, 'Add-on'],
      ['Support', 'Response time, working days', '24 hours', '8 hours', '2 hours', '2 hours'],
      ['Support', 'Chat', false, true, true, true],
      ['Support', 'Named success manager', false, false, true, true],
    ],
  },
  2: {
    families: ['recurring-routes', 'territory-planner', 'enterprise-scheduling'],
    rows: [
      ['Planning', 'Team members included', '5', '5', 'Unlimited'],
      ['Planning', 'Weekly and monthly cycles', true, true, true],
      ['Planning', 'Holiday calendar', true, true, true],
      ['Planning', 'Order management', true, true, true],
      ['Territories', 'Territory routing', false, true, true],
      ['Territories', 'Workload balancing', false, true, true],
      ['Territories', 'Regional managers', false, false, true],
      ['Security', 'Roles and permissions', false, true, true],
      ['Security', 'Single sign-on', false, false, true],
      ['Security', 'Audit log', false, false, '7 years'],
      ['Support', 'Response time, working days', '24 hours', '4 hours', '1 hour'],
      ['Support', 'Phone', false, true, true],
      ['Support', 'Onboarding', 'Online', 'Online', 'On site'],
    ],
  },
  3: {
    families: ['parcel-delivery', 'same-day-delivery', 'multi-hub-delivery', 'delivery-network'],
    rows: [
      ['Orders', 'Team members included', '5', '5', '5', 'Unlimited'],
      ['Orders', 'Import from file or shop', true, true, true, true],
      ['Orders', 'Same-day dispatch', false, true, true, true],
      ['Delivery', 'Barcode scanning', true, true, true, true],
      ['Delivery', 'Signature and photo', true, true, true, true],
      ['Delivery', 'Hubs', '1', '1', 'Unlimited', 'Unlimited'],
      ['Delivery', 'Hub transfers', false, false, true, true],
      ['Delivery', 'Lockers and parcel shops', false, false, false, true],
      ['Customers', 'ETA notifications', 'Add-on', true, true, true],
      ['Customers', 'Live tracking page', false, true, true, true],
      ['Support', 'Response time, working days', '24 hours', '8 hours', '4 hours', '1 hour'],
      ['Support', 'Phone', false, false, true, true],
    ],
  },
  4: {
    families: ['developer-start', 'developer-scale'],
    rows: [
      ['Calls', 'Calls a day', '10,000', '250,000'],
      ['Calls', 'Calls a second', '10', '100'],
      ['Calls', 'Geocoding', true, true],
      ['Calls', 'Distance matrix', false, true],
      ['Calls', 'Optimization', false, true],
      ['Operation', 'Webhooks', true, true],
      ['Operation', 'Sandbox', true, true],
      ['Operation', 'Availability', '99.9 %', '99.95 %'],
      ['Support', 'Response time, working days', '24 hours', '4 hours'],
    ],
  },
};

/** Explanations of features whose name does not say what one gets. */
export const FEATURE_NOTES: Readonly<Record<string, string>> = {
  'Team members included': 'Drivers, planners and dispatchers who sign in. Each further one is a booster.',
  'Route history': 'How long finished routes, with their times and proofs, can be looked up and exported.',
  'Time windows and service times': 'The hours in which a customer can be visited, and how long the visit takes.',
  'Vehicle capacity and load': 'Weight, volume or pieces: no vehicle is given more than it holds.',
  'Live traffic re-routing': 'Routes under way change when traffic would make a stop late.',
  'Multiple depots and shifts': 'Vehicles start from several places and at several times within one optimization.',
  'Pickup and delivery pairs':
    'What is picked up at one stop is delivered at another of the same route, in that order.',
  'Customer ETA notifications': 'Customers get the expected time of arrival by text message or email, and each change.',
  'Proof of delivery': 'What the driver records at the door, kept with the stop.',
  Geofencing: 'A notice when a vehicle enters or leaves an area that you draw on the map.',
  'Response time, working days': 'The time until a person answers, from Monday to Friday.',
  'Named success manager': 'One person who knows your routes, for the start and for a review every quarter.',
  'Holiday calendar': 'Visits that fall on a public holiday move to the day before or after.',
  'Territory routing': 'Each driver keeps an area; routes are planned within it.',
  'Workload balancing': 'Areas are cut so that drivers have about the same hours.',
  'Single sign-on': 'Your people sign in with the account of your company, by SAML or OpenID Connect.',
  'Audit log': 'Who changed what and when, for as long as the table says.',
  'Same-day dispatch': 'An order that comes in at noon joins a route that is already under way.',
  'Hub transfers': 'Line hauls between hubs are planned together with the last mile.',
  'Live tracking page': 'A page under your brand on which customers see the vehicle come.',
  Webhooks: 'Your server is called when a route or a stop changes, so it need not ask.',
  Sandbox: 'A copy with made-up data, for trying out calls that cost nothing.',
};
