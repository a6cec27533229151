import type { SxProps, Theme } from '@mui/material/styles';

/** One frame round the tools and the text, and in it what the page will make of each thing. */
export const editorLook = (isWrong: boolean): SxProps<Theme> => ({
  border: 1,
  borderColor: isWrong ? 'error.main' : 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: isWrong ? 'error.main' : 'primary.main' },
  '& .tiptap': { minHeight: 180, maxHeight: 520, overflowY: 'auto', px: 2, py: 1.5, outline: 'none' },
  '& .tiptap :is(p, h2, h3, ul, ol, blockquote, figure)': { my: 0 },
  '&& .tiptap > * + *, && .tiptap [data-tono] > * + *': { mt: 1.25 },
  '& .tiptap table': { borderCollapse: 'collapse', width: '100%' },
  '& .tiptap :is(td, th)': { border: 1, borderColor: 'divider', p: 0.75, minWidth: 64, verticalAlign: 'top' },
  '& .tiptap th': { bgcolor: 'action.hover', textAlign: 'left' },
  '& .tiptap .selectedCell': { bgcolor: 'action.selected' },
  '& .tiptap .tableWrapper': { overflowX: 'auto' },
  '& .tiptap blockquote': { borderLeft: 4, borderColor: 'divider', pl: 2 },
  '& .tiptap figure': { mx: 0 },
  '& .tiptap [data-tono]': { borderLeft: 4, borderColor: 'success.main', bgcolor: 'action.hover', px: 2, py: 1 },
  '& .tiptap [data-tono=atencion]': { borderColor: 'warning.main' },
  '& .tiptap .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
  // What is left empty says what it is for, until something is written there.
  '& .tiptap [data-vacio]': { position: 'relative' },
  '& .tiptap [data-vacio]::before': {
    content: 'attr(data-vacio)',
    position: 'absolute',
    color: 'text.secondary',
    fontWeight: 400,
    pointerEvents: 'none',
  },
});
