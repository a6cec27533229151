/** Titles of columns in two lines at most; as many rows as can be read on a screen. */
export const tableLook = {
  '& th': { lineHeight: 1.2, py: 0.75, verticalAlign: 'bottom', overflowWrap: 'normal' },
  '& th .MuiTableSortLabel-root': { alignItems: 'flex-end' },
  // In the room between two columns, over the next one: what orders one takes none of its own.
  '& th .MuiTableSortLabel-icon': { position: 'absolute', right: -14, m: 0 },
  '& th:has(.Mui-active)': { zIndex: 3 },
  '& th.MuiTableCell-alignRight .MuiTableSortLabel-icon': { right: 'auto', left: -14 },
  '& td': { py: 0.5, height: 44 },
  // As many columns as a laptop shows fit whatever figures their days and amounts have.
  '& th, & td': { px: 1, '@media (max-width: 1439.95px)': { px: 0.75 } },
} as const;
