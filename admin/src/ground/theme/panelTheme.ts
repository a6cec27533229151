import { esES } from '@mui/material/locale';
import type { PaletteColor, Theme } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { base } from './base';

const labelOf = (props: Record<string, unknown>) => (props['aria-label'] ? { 'aria-label': props['aria-label'] } : {});

const filled = ({ main, dark, contrastText }: PaletteColor) => ({
  '&, &:hover': { color: contrastText, backgroundColor: main },
  '&:hover': { backgroundColor: dark },
  '&.Mui-disabled': { opacity: 0.5 },
});

/** As wide as what a filter is called, with its arrow. */
const NAME = 'calc(var(--letras, 0) * 0.8ch + 42px)';

const quiet: RaThemeOptions = {
  sidebar: { width: 268, closedWidth: 56 },
  components: {
    RaMenuItemLink: {
      styleOverrides: {
        root: ({ theme }: { theme: { palette: { text: { primary: string }; primary: { main: string } } } }) => ({
          borderRadius: 8,
          margin: '1px 8px',
          paddingLeft: 12,
          minHeight: 38,
          fontSize: '0.92rem',
          '&.RaMenuItemLink-active': {
            color: theme.palette.primary.main,
            backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 10%, transparent)`,
            fontWeight: 650,
          },
          '& .RaMenuItemLink-icon': { minWidth: 36, color: 'inherit' },
          '& .MuiTypography-root': { whiteSpace: 'normal', lineHeight: 1.2 },
          // Folded, its signs stand at one distance, however long the names are that they stand for.
          '.RaMenu-closed & .MuiTypography-root': { whiteSpace: 'nowrap' },
        }),
      },
    },
    // It waits to be read: the colour of what is out of use has no contrast.
    RaLoading: {
      styleOverrides: {
        root: ({ theme }: { theme: { palette: { text: { secondary: string } } } }) => ({
          '& .RaLoading-message': { color: theme.palette.text.secondary },
        }),
      },
    },
    // What takes the focus is not left under the bar on top nor under the one that saves.
    MuiCssBaseline: { styleOverrides: { html: { scrollPaddingTop: 72, scrollPaddingBottom: 96 } } },
    // In one line, on one height, and no wider than they are.
    RaFilterForm: {
      styleOverrides: {
        root: {
          rowGap: 8,
          paddingBlock: 8,
          '&&': { '@media (min-width: 600px)': { flex: '1 1 0', minWidth: 'min-content', minHeight: 0 } },
          '&& .MuiFormControl-root': { marginBlock: 0, minWidth: `max(148px, ${NAME})` },
          '& .RaFilterFormInput-spacer': { width: 8 },
          // On a tablet all of it stands beside the tools.
          '@media (min-width: 600px) and (max-width: 1199.95px)': {
            '&& .MuiFormControl-root': { minWidth: `max(136px, ${NAME})` },
          },
          // What is searched for takes the room that is left.
          '& [data-source="q"]': { flex: '1 1 96px', maxWidth: 320 },
          '& [data-source="q"] .MuiFormControl-root': { minWidth: 0, width: '100%' },
          // On a phone two stand side by side, as wide as one another; a whole line for what is searched for, and for what has more parts.
          '@media (max-width: 599.95px)': {
            '&&': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 8, width: '100%' },
            '&& .filter-field': { minWidth: 0, maxWidth: 'none' },
            '&& .filter-field:is([data-source="q"], :has(> button), :not(:has(> .MuiFormControl-root)))': {
              gridColumn: '1 / -1',
            },
            '&& .filter-field > .MuiFormControl-root': { minWidth: 0, width: '100%' },
            '& :is(.RaFilterFormInput-spacer, .RaFilterForm-clearFix)': { display: 'none' },
          },
        },
      },
    },
    // What doesn't fit beside the filters goes below them, rather than standing them one upon another.
    RaListToolbar: {
      styleOverrides: {
        root: {
          '&&': {
            backgroundColor: 'transparent',
            alignItems: 'center',
            '@media (min-width: 600px)': { flexWrap: 'wrap' },
          },
        },
      },
    },
    // As the dialogs of the house: what is done is a button of its colour, without signs.
    RaConfirm: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          '& .MuiDialogActions-root': { padding: 12 },
          '& .MuiButton-startIcon': { display: 'none' },
          '& .ra-confirm': { paddingInline: 16 },
          '& .RaConfirm-confirmPrimary': filled(theme.palette.primary),
          '& .RaConfirm-confirmWarning': filled(theme.palette.error),
        }),
      },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Cargando' } },
    // react-admin names its checkboxes on an element that has no role; the name belongs on the input.
    MuiCheckbox: { defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: labelOf } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650 }, sizeSmall: { paddingInline: 10 } } },
    MuiDialog: {
      styleOverrides: {
        // What is pressed stays where it was while more comes below it: a dialog in the middle moves up as it grows.
        container: {
          alignItems: 'flex-start',
          '&:not(:has(> .MuiDialog-paperFullScreen))': { paddingTop: '6vh' },
        },
        // What a form in a dialog asks scrolls; what it is and how to send it stay in sight.
        paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } },
      },
    },
  },
};

/** react-admin's theme in the brand's colours, with MUI's own texts in Spanish. */
export const panelTheme = (mode: 'light' | 'dark'): RaThemeOptions =>
  [base(mode) as RaThemeOptions, quiet, esES as RaThemeOptions].reduce(
    (theme, part) => deepmerge(theme, part),
    defaultTheme,
  );
