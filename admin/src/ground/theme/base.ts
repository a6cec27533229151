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
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 999 } } },
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
