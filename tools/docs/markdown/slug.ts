/** Returns a function that gives each title of a page its anchor, as GitHub does: the second of the same name ends in `-1`. */
export function slugs(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const name = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let slug = name;
    for (let again = 1; taken.has(slug); again += 1) slug = `${name}-${again}`;
    taken.add(slug);
    return slug;
  };
}
