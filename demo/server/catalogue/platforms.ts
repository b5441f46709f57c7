/** Categories of add-ons. Telematics and the API link to sites of their own, which sell their add-ons. */
export const PLATFORMS = [
  { id: 1, name: 'Routing', icon: 'route', description: 'Plan routes, navigate them and repeat them' },
  { id: 2, name: 'Optimization', icon: 'bolt', description: 'Order stops by time, load, skill and traffic' },
  { id: 3, name: 'Order Management', icon: 'orders', description: 'Bring orders in and turn them into stops' },
  { id: 4, name: 'Delivery', icon: 'truck', description: 'From the dock to the door, with proof' },
  { id: 5, name: 'Territories & Zones', icon: 'territory', description: 'Areas that shape who drives where' },
  {
    id: 6,
    name: 'Telematics',
    icon: 'telematics',
    description: 'Trackers, sensors and the vehicles that carry them',
    url: 'https://telematics.example.com/',
  },
  { id: 7, name: 'Customer Experience', icon: 'phone', description: 'Tell customers when, and hear from them' },
  { id: 8, name: 'Analytics', icon: 'gauge', description: 'What was planned, what was driven, what it cost' },
  { id: 9, name: 'Team & Security', icon: 'shield', description: 'Who may do what, and a record of it' },
  {
    id: 10,
    name: 'API & Webhooks',
    icon: 'code',
    description: 'Routing and geocoding from your own software',
    url: 'https://developers.example.com/',
  },
  { id: 11, name: 'Fleet', icon: 'repeat', description: 'Every vehicle, what it carries and how it is driven' },
] as const;

export type PlatformId = (typeof PLATFORMS)[number]['id'];
