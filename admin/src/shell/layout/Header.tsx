import { Box, Typography } from '@mui/material';
import { AppBar, type AppBarProps, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { settings } from '../../ground/page/settings';
import { BellButton } from '../bell/BellButton';
import { HelpButton } from '../help/HelpButton';
import { PaletteButton } from '../palette/PaletteButton';
import { ApprovalsButton } from './ApprovalsButton';
import { KeysButton } from './KeysButton';
import { ObligationsButton } from './ObligationsButton';
import { titleOf } from './titleOf';
import { UserCard } from './UserCard';

/** The bar on top: where one is, and who. */
export function Header(props: AppBarProps) {
  const title = titleOf(useLocation().pathname);
  return (
    <AppBar
      {...props}
      color="default"
      elevation={0}
      userMenu={false}
      toolbar={
        <>
          <PaletteButton />
          <BellButton />
          <Box sx={withRoom}>
            <ApprovalsButton />
            <ObligationsButton />
          </Box>
          <HelpButton />
          <KeysButton />
          <Box sx={withRoom}>
            <ToggleThemeButton />
            <LoadingIndicator />
          </Box>
          <UserCard />
        </>
      }
      sx={{ bgcolor: 'background.paper', color: 'text.primary', borderBottom: 1, borderColor: 'divider' }}
    >
      <title>{`${title} · ${settings.entidad.nombre}`}</title>
      <Typography variant="h1" sx={inTwoLines}>
        {title}
      </Typography>
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}

/** On a phone they stand in the menu: beside everything else no room would be left for where one is. */
const withRoom = { display: { xs: 'none', sm: 'contents' } };

/** On a phone it stands beside so much that a long word finds no room for itself. */
const inTwoLines = {
  fontSize: { xs: '0.95rem', sm: '1.2rem' },
  lineHeight: 1.15,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
