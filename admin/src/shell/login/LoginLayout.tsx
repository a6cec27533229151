import { Box, Card, CardContent, CssBaseline, ThemeProvider, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { settings } from '../../ground/page/settings';
import { loginTheme } from '../../ground/theme/loginTheme';
import { pressable } from '../../ground/theme/pressable';
import { AguayoBand } from './AguayoBand';

type Props = { title: string; children: ReactNode };

/** The page around the sign-in forms: the cooperative's name, one card, a way back to the public site. */
export function LoginLayout({ title, children }: Props) {
  return (
    <ThemeProvider theme={loginTheme}>
      <CssBaseline />
      <title>{`${title} · ${settings.entidad.nombre}`}</title>
      <Box
        component="main"
        sx={{
          minHeight: '100vh',
          display: 'grid',
          justifyContent: 'center',
          alignContent: 'center',
          p: { xs: 2, sm: 4 },
        }}
      >
        <Card sx={{ width: 'min(440px, calc(100vw - 32px))', overflow: 'hidden' }}>
          <AguayoBand />
          <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
            <Typography sx={{ color: 'text.secondary', fontWeight: 600 }}>{settings.entidad.nombre}</Typography>
            <Typography variant="h1" sx={{ mb: 2 }}>
              {title}
            </Typography>
            {children}
          </CardContent>
        </Card>
        <Typography sx={{ mt: 2, textAlign: 'center' }}>
          <Box component="a" href="/" sx={{ ...pressable, color: 'inherit' }}>
            Volver al sitio público
          </Box>
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
