/** Returns the `utm_*` parameters of a query as a query; '' if there are none. [STO-09] */
export function campaignOf(search: string): string {
  const campaign = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith('utm_')) campaign.append(name, value);
  }
  return campaign.toString();
}
