type Row = readonly [title: string, text: string];

/** What the modules do, by their codes. A module without a row has its description alone. */
export const MODULE_FEATURES: Readonly<Record<string, readonly Row[]>> = {
  'routing-manage': [
    ['Routes on one map', 'Build a route by hand or from a list, and see every vehicle’s day at a glance.'],
    ['Drag a stop', 'Move a stop to another time or driver. Arrival times follow at once.'],
    ['Dispatch to the phone', 'Send a route to its driver. Later changes reach the app without a call.'],
    ['Repeat what worked', 'Copy a finished route to another day and change only what differs.'],
  ],
  'address-book-manage': [
    ['Entrances, not rooftops', 'Each address keeps the point where the driver stops, once someone has set it.'],
    ['Notes that stay', 'Gate codes, service times and contacts are there on the next visit.'],
    ['Import from a file', 'Read customers from CSV or Excel. Duplicates are shown before they are saved.'],
  ],
  'mobile-app-navigation': [
    ['Turn by turn', 'Voice guidance on iOS and Android, in the language of the driver.'],
    ['Works offline', 'Maps of the day’s region are on the phone before the route begins.'],
    ['One tap per stop', 'Arrived, done or not possible: each tap is on the dispatcher’s map.'],
  ],
  'recurring-routes': [
    ['Weekly, monthly, or your own cycle', 'Plan a visit every Tuesday, every second week or on the last Friday.'],
    ['One exception at a time', 'Skip or move a single visit. The series stays as it is.'],
    ['Weeks ahead', 'See the next twelve weeks, and which days are too full.'],
  ],
  'holiday-calendar': [
    ['Holidays of each region', 'Public holidays of 60 countries, and days off of your own.'],
    ['Skip, move or double', 'Choose per customer what happens to a visit on a holiday.'],
    ['Told in time', 'See two weeks before which customers are affected.'],
  ],
  'curbside-pickup': [
    ['The right side of the street', 'Stops are ordered so that no one has to cross traffic with a parcel.'],
    ['Bays and doors', 'Send the driver to the loading bay or side door instead of the postal address.'],
    ['Fewer U-turns', 'A turn costs time in the plan, so the optimizer avoids it.'],
    ['Your own rules', 'Switch it off for single customers, such as houses with a driveway.'],
  ],
  'route-optimization': [
    ['The best order', 'Up to 1,000 stops in one run, for all vehicles at once.'],
    ['Shorter, faster or fair', 'Choose what counts: distance, time, or the same hours for everyone.'],
    ['Compare before you accept', 'See the kilometers and hours that a plan saves against yours.'],
    ['Keep what must stay', 'Pin stops to a driver or a time. The rest moves around them.'],
  ],
  'time-windows': [
    ['Opening hours', 'Two windows a day for each customer, with days that differ.'],
    ['Service times', 'Minutes per stop, by customer or by the size of the order.'],
    ['Breaks', 'Drivers rest when the law or your contract says so.'],
  ],
  'vehicle-capacity': [
    ['Four measures', 'Weight, volume, pallets and a count of your own.'],
    ['Compartments', 'Chilled and dry goods in one vehicle, each with its limit.'],
    ['Reload on the way', 'A second load at the depot where one isn’t enough.'],
  ],
  'live-traffic-rerouting': [
    ['Every five minutes', 'The rest of a route is checked against the traffic while it is driven.'],
    ['Only where it helps', 'The order changes when that saves more than the minutes you set.'],
    ['Customers know', 'New arrival times go out with your notifications.'],
  ],
  'traffic-forecast': [
    ['The same weekday', 'Plans use the speeds of past weeks for that hour and road.'],
    ['Honest arrival times', 'The morning rush counts in the plan, not as a delay at noon.'],
  ],
  'multi-depot-optimization': [
    ['One run for all depots', 'Each stop goes to the depot and shift that serves it best.'],
    ['Early and late shifts', 'A vehicle can drive twice a day, with two drivers.'],
    ['End somewhere else', 'Routes may end at another depot or at the driver’s home.'],
  ],
  'order-management': [
    ['One list', 'Orders from files, forms and your shop, with their state.'],
    ['Checked on entry', 'Missing addresses and impossible dates are marked before planning.'],
    ['From order to stop', 'Several orders for one door become one stop.'],
  ],
  'proof-of-delivery': [
    ['Signature and photo', 'Taken in the app, stored with place and time.'],
    ['Notes and reasons', 'Say why something wasn’t delivered, from a list of your own.'],
    ['Found in seconds', 'Search by customer, order or date, and send the proof as a PDF.'],
  ],
  geofencing: [
    ['Circles and shapes', 'Draw a zone on the map, or take one from the address.'],
    ['Arrived, waited, left', 'Times are written down without a tap of the driver.'],
    ['Alerts', 'Email or webhook when a vehicle enters, leaves or stays too long.'],
  ],
  'territory-routing': [
    ['Areas on the map', 'Draw a territory per driver, or start from postal codes.'],
    ['Hard or soft', 'Never leave an area, or leave it when that saves more than you say.'],
    ['New customers find their driver', 'An address is assigned the moment it is saved.'],
  ],
  'vehicle-profiles': [
    ['Size and weight', 'Height, length and axle load, for roads that fit.'],
    ['Fuel and cost', 'Consumption and cost per kilometer and hour, used in plans and reports.'],
    ['Many alike', 'Set up a type once and give it to a hundred vehicles.'],
  ],
  'telematics-gateway': [
    [
      'One map for vehicles and routes',
      'See where each vehicle is against the stop where it should be, every 15 seconds.',
    ],
    ['Actual against planned', 'Arrival, waiting and service times are written back to the route.'],
    ['Your trackers stay', 'Connect 40 vendors by account key. No device has to be replaced.'],
  ],
  'cold-chain-monitor': [
    ['Each sensor on the route', 'Temperatures of compartments and boxes, stop by stop.'],
    ['Alarms with a reason', 'Too warm for longer than you allow, or a door left open.'],
    ['A record for inspection', 'Export the curve of a delivery as a PDF.'],
  ],
  'customer-eta-notifications': [
    ['The day before, and on the way', 'A message with the window, then one with the live arrival time.'],
    ['Email and text message', 'Your name and words, in the language of the customer.'],
    ['Fewer calls', 'Customers answer “not at home” before the driver comes.'],
  ],
  'api-access': [
    ['Routes, stops, drivers', 'REST with JSON, and an OpenAPI description.'],
    ['Keys of your own', 'As many as you need, each with its rights and its log.'],
  ],
  'optimization-api': [
    ['The same optimizer', 'All constraints of the application, in one call.'],
    ['Small and large', 'Answers at once up to 200 stops, and by webhook above.'],
    ['Test without cost', 'Calls to the sandbox are free.'],
  ],
};
