/** The industries; each has two bundles. */
export const INDUSTRIES = [
  { id: 1, name: 'Field Service', icon: 'pencil', description: 'Technicians, appointments and spare parts' },
  { id: 2, name: 'E-commerce', icon: 'orders', description: 'Parcels from the shop to the door' },
  { id: 3, name: 'Food & Grocery', icon: 'cold', description: 'Fresh goods in narrow windows' },
  { id: 4, name: 'Healthcare', icon: 'shield', description: 'Home visits, samples and medicines' },
  { id: 5, name: 'Waste Collection', icon: 'repeat', description: 'Fixed rounds and full containers' },
  { id: 6, name: 'Wholesale Distribution', icon: 'truck', description: 'Pallets to shops, from several depots' },
  { id: 7, name: 'Construction', icon: 'business', description: 'Heavy vehicles to sites that move' },
  { id: 8, name: 'Utilities', icon: 'bolt', description: 'Meters, networks and emergencies' },
] as const;

/** Module ids per industry: the small bundle, and the additional ones of the large bundle. Dependencies are added elsewhere. */
export const INDUSTRY_MODULES: Readonly<Record<number, readonly [small: readonly number[], more: readonly number[]]>> =
  {
    1: [
      [101, 102, 112, 117, 131],
      [161, 162, 163],
    ],
    2: [
      [121, 122, 131, 161],
      [124, 132, 133, 162],
    ],
    3: [
      [121, 126, 112, 161],
      [151, 152, 153],
    ],
    4: [
      [112, 117, 131, 182],
      [161, 185],
    ],
    5: [
      [104, 105, 171],
      [142, 145, 172],
    ],
    6: [
      [113, 121, 131],
      [116, 118, 125],
    ],
    7: [
      [145, 142, 151],
      [152, 141, 171],
    ],
    8: [
      [112, 143, 131],
      [144, 172, 175],
    ],
  };
