/** On paper a case is its data and what happened, one under the other, without what only serves to work it. */
export const printing = {
  '@media print': {
    '&&, & .lado-a-lado': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 'none' },
    '& .siempre-a-la-vista': { position: 'static', maxHeight: 'none' },
    '& button, & .MuiIconButton-root, & .MuiTabs-root, & nav, & .solo-pantalla': { display: 'none' },
    '& .MuiCard-root': { boxShadow: 'none', border: '1px solid #ccc', breakInside: 'avoid' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
} as const;
