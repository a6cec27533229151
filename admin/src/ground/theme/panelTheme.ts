import { esES } from '@mui/material/locale';
import type { PaletteColor, Theme, ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { palette } from './palette';

const light: ThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: palette.own, dark: palette.ownDark, contrastText: '#fff' },
  secondary: { main: palette.green, dark: palette.greenDark, contrastText: '#fff' },
  warning: { main: '#8a5a00' },
  info: { main: '#01579b' },
  success: { main: palette.green },
  // Vermilion marks overdue, wrong or destructive. It differs from the entity's own colour, which is often red.
  error: { main: '#ab3400' },
  background: { default: palette.paper, paper: '#fff' },
  text: { primary: palette.ink, secondary: palette.inkSoft },
  divider: palette.line,
};

const dark: ThemeOptions['palette'] = {
  mode: 'dark',
  primary: { main: palette.ownLight, contrastText: palette.ink },
  secondary: { main: palette.greenLight, contrastText: palette.ink },
  warning: { main: palette.gold },
  success: { main: palette.greenLight },
  error: { main: palette.alarm, contrastText: palette.ink },
  background: { default: palette.night, paper: palette.nightRaised },
  text: { primary: '#f4ece4', secondary: '#c7b9ad' },
  divider: palette.nightLine,
};

const LABELLED = '.MuiFormControl-root:not(.filter-field *) > .MuiInputLabel-outlined';

const still = ['', '::before', '::after'];

const base = (mode: 'light' | 'dark'): ThemeOptions => ({
  palette: mode === 'light' ? light : dark,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: "'Figtree Variable', system-ui, sans-serif",
    h1: { fontSize: '1.9rem', fontWeight: 700, letterSpacing: '-0.02em' },
    h2: { fontSize: '1.35rem', fontWeight: 700, letterSpacing: '-0.015em' },
    h3: { fontSize: '1.05rem', fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // Labels above their fields; filters keep theirs inside, in one row.
        [LABELLED]: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          whiteSpace: 'normal',
          fontSize: '0.85rem',
          fontWeight: 600,
          lineHeight: 1.3,
          pointerEvents: 'auto',
        },
        '.MuiFormLabel-root:not(.MuiInputLabel-root)': { fontSize: '0.85rem', fontWeight: 600 },
        [`${LABELLED}:not(.Mui-error, .Mui-disabled), .MuiFormLabel-root:not(.MuiInputLabel-root, .Mui-error)`]: {
          color: mode === 'light' ? palette.ink : '#f4ece4',
        },
        [`${LABELLED} + .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline`]: {
          top: 0,
          '& legend': { display: 'none' },
        },
        [`${LABELLED} + .MuiOutlinedInput-root .MuiOutlinedInput-input::placeholder`]: { opacity: '0.42 !important' },
        'a:not([class])': { color: mode === 'light' ? palette.own : palette.ownLight },
        // Reduced motion overrides every animation except progress indicators.
        '@media (prefers-reduced-motion: reduce)': {
          [still.map((pseudo) => `*:not([role=progressbar], [role=progressbar] *)${pseudo}`).join(', ')]: {
            animation: 'none !important',
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    // One filled button per screen; the others are text on a subdued background, without a border.
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 8,
          variants: [
            {
              props: { variant: 'outlined' },
              style: ({ theme }) => ({
                borderColor: 'transparent',
                backgroundColor: theme.palette.action.hover,
                '&:hover': { borderColor: 'transparent', backgroundColor: theme.palette.action.selected },
              }),
            },
            {
              props: { variant: 'outlined', color: 'primary' },
              style: ({ theme }) => ({ color: theme.palette.text.primary }),
            },
          ],
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    // WCAG 2.2 minimum target size of 24 px for adjacent sort labels.
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24 } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
  },
});

const labelOf = (props: Record<string, unknown>) => (props['aria-label'] ? { 'aria-label': props['aria-label'] } : {});

const filled = ({ main, dark, contrastText }: PaletteColor) => ({
  '&, &:hover': { color: contrastText, backgroundColor: main },
  '&:hover': { backgroundColor: dark },
  '&.Mui-disabled': { opacity: 0.5 },
});

const NAME = 'calc(var(--letras, 0) * 0.8ch + 42px)';

const quiet: RaThemeOptions = {
  sidebar: { width: 268 },
  components: {
    // A folded menu is hidden: a column of icons without words says nothing.
    RaSidebar: { styleOverrides: { root: { '&.RaSidebar-closed': { display: 'none' } } } },
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
        }),
      },
    },
    // The default disabled colour has too little contrast for text.
    RaLoading: {
      styleOverrides: {
        root: ({ theme }: { theme: { palette: { text: { secondary: string } } } }) => ({
          '& .RaLoading-message': { color: theme.palette.text.secondary },
        }),
      },
    },
    // Keeps the focused element clear of the app bar and the sticky save bar (WCAG 2.2, focus not obscured).
    MuiCssBaseline: { styleOverrides: { html: { scrollPaddingTop: 72, scrollPaddingBottom: 96 } } },
    RaFilterButton: { styleOverrides: { root: { '& .MuiButtonBase-root': { color: 'inherit' } } } },
    // Filters in one row of equal height, as narrow as their labels.
    RaFilterForm: {
      styleOverrides: {
        root: {
          rowGap: 8,
          paddingBlock: 8,
          '&&': { '@media (min-width: 600px)': { flex: '1 1 0', minWidth: 'min-content', minHeight: 0 } },
          '&& .MuiFormControl-root': { marginBlock: 0, minWidth: `max(148px, ${NAME})` },
          '& .RaFilterFormInput-spacer': { width: 8 },
          // On a tablet all filters fit beside the toolbar.
          '@media (min-width: 600px) and (max-width: 1199.95px)': {
            '&& .MuiFormControl-root': { minWidth: `max(136px, ${NAME})` },
          },
          // The search box fills the remaining width.
          '& [data-source="q"]': { flex: '1 1 96px', maxWidth: 320 },
          '& [data-source="q"] .MuiFormControl-root': { minWidth: 0, width: '100%' },
          // On a phone filters form two equal columns; the search box and composite filters span both.
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
    // The toolbar wraps below the filters instead of squeezing them.
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
    // Matches the panel's other dialogs: a coloured confirm button without icons.
    RaConfirm: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          '& .MuiButton-startIcon': { display: 'none' },
          '& .ra-confirm': { paddingInline: 16 },
          '& .RaConfirm-confirmPrimary': filled(theme.palette.primary),
          '& .RaConfirm-confirmWarning': filled(theme.palette.error),
        }),
      },
    },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Cargando' } },
    MuiLinearProgress: { defaultProps: { 'aria-label': 'Cargando' } },
    // react-admin sets aria-label on an element without a role; moves it to the input.
    MuiCheckbox: { defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: labelOf } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650 }, sizeSmall: { paddingInline: 10 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.2rem', fontWeight: 650, lineHeight: 1.4 } } },
    // The buttons end where the content does.
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 16px' } } },
    MuiDialog: {
      styleOverrides: {
        // Top-aligned, so that buttons do not move when the content grows.
        container: {
          alignItems: 'flex-start',
          '&:not(:has(> .MuiDialog-paperFullScreen))': { paddingTop: '6vh' },
        },
        // Only the content of a form in a dialog scrolls; title and actions stay visible.
        paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } },
      },
    },
  },
};

export const panelTheme = (mode: 'light' | 'dark'): RaThemeOptions =>
  [base(mode) as RaThemeOptions, quiet, esES as RaThemeOptions].reduce(
    (theme, part) => deepmerge(theme, part),
    defaultTheme,
  );
