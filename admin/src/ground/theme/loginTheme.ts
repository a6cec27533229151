import { createTheme } from '@mui/material/styles';
import { base } from './base';

/** The sign-in pages: light, and without anything of react-admin. */
export const loginTheme = createTheme(base('light'));
