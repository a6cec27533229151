import type { ThemeOptions } from '@mui/material/styles';
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

/** Returns the base theme of the panel for a colour mode. */
export const base = (mode: 'light' | 'dark'): ThemeOptions => ({
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
    // One filled button a screen; the others are words on a quiet ground, without a border.
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
