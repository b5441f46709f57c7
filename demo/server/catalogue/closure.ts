/** Returns the modules with all transitive dependencies, dependencies first. */
export function withDependencies(ids: readonly number[], needs: ReadonlyMap<number, readonly number[]>): number[] {
  const found = new Set<number>();
  const visit = (id: number): void => {
    for (const need of needs.get(id) ?? []) if (!found.has(need)) visit(need);
    found.add(id);
  };
  for (const id of ids) visit(id);
  return [...found];
}
