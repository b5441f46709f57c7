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
      ['Execution', 'Geofencing', 'Add-on, $20', 'Add-on, $20', true, 'Add-on, $20'],
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
      ['Customers', 'ETA notifications', 'Add-on, $25', true, true, true],
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
