/** The address of a section's list with a filter on. */
export const listPath = (section: string, filter: Record<string, unknown>): string =>
  `/administrador/${section}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
