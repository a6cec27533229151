/** On paper a case is its data and what happened, without what only serves to work it. */
export const printing = {
  '@media print': {
    '& button, & .MuiTabs-root, & nav, & .solo-pantalla': { display: 'none' },
    '& .MuiCard-root': { boxShadow: 'none', border: '1px solid #ccc', breakInside: 'avoid' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
} as const;
